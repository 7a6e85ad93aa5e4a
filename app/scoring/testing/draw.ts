import type { Hand, Meld } from '../../../schemas/generated/hand';
import { SEATS, seatAfter, type Seat } from '../../seats';
import { KINDS, printTile, printTiles, RED, sortTiles, type Kind, type Tile } from '../../tiles';

/** A number from 0 to below 1, from a seed. */
export type Random = () => number;

/** What sort of hand is drawn: most of the rare patterns of riichi are reached by one of these. */
export const THEMES = [
  'plain',
  'simples',
  'one-suit',
  'one-suit-honors',
  'outer',
  'triplets',
  'honors',
  'terminals',
  'green',
  'winds',
  'dragons',
  'chows',
  'same-numbers',
  'seven-pairs',
  'orphans',
  'gates',
  'kongs',
  'heavy',
] as const;
export type Theme = (typeof THEMES)[number];

interface Part {
  readonly kinds: readonly Kind[];
  readonly kong: boolean;
}

const GREENS: ReadonlySet<Kind> = new Set([19, 20, 21, 23, 25, 32]);

function pick<T>(random: Random, list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

const OUTER = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33] as const;
const outer = (kind: Kind): boolean => kind >= 27 || kind % 9 === 0 || kind % 9 === 8;

/** Which tiles a hand of a theme may hold; `suit` is one suit chosen for the hand. */
function allows(theme: Theme, suit: number, kind: Kind): boolean {
  switch (theme) {
    case 'simples':
      return !outer(kind);
    case 'one-suit':
      return Math.floor(kind / 9) === suit && kind < 27;
    case 'one-suit-honors':
      return kind >= 27 || Math.floor(kind / 9) === suit;
    case 'honors':
      return kind >= 27;
    case 'terminals':
      return kind < 27 && outer(kind);
    case 'green':
      return GREENS.has(kind);
    case 'plain':
    case 'outer':
    case 'triplets':
    case 'winds':
    case 'dragons':
    case 'chows':
    case 'same-numbers':
    case 'seven-pairs':
    case 'orphans':
    case 'gates':
    case 'kongs':
    case 'heavy':
      return true;
  }
}

function chowChance(theme: Theme): number {
  switch (theme) {
    case 'triplets':
    case 'honors':
    case 'terminals':
      return 0;
    case 'kongs':
    case 'heavy':
      return 0.2;
    case 'winds':
    case 'dragons':
      return 0.1;
    case 'green':
    case 'outer':
      return 0.5;
    case 'same-numbers':
      return 0.6;
    case 'chows':
      return 1;
    case 'plain':
    case 'simples':
    case 'one-suit':
    case 'one-suit-honors':
    case 'seven-pairs':
    case 'orphans':
    case 'gates':
      return 0.65;
  }
}

function drawPart(random: Random, theme: Theme, suit: number, number: number, place: number): Part {
  // As many fu as there can be without a limit hand: three kongs of terminals and honors.
  if (theme === 'heavy' && place < 3) {
    const kind = pick(random, OUTER);
    return { kinds: [kind, kind, kind, kind], kong: true };
  }
  for (;;) {
    if (random() < chowChance(theme)) {
      const rank =
        theme === 'outer' ? pick(random, [0, 6]) : theme === 'same-numbers' ? number : Math.floor(random() * 7);
      const lowest = (theme === 'same-numbers' ? place % 3 : Math.floor(random() * 3)) * 9 + Math.min(rank, 6);
      const kinds = [lowest, lowest + 1, lowest + 2];
      if (kinds.every((kind) => allows(theme, suit, kind))) return { kinds, kong: false };
      if (theme !== 'green' || random() < 0.9) continue;
    }
    const kind =
      theme === 'winds' && place < 4
        ? 27 + place
        : theme === 'heavy' || (theme === 'kongs' && random() < 0.4)
          ? pick(random, OUTER)
          : theme === 'dragons' && place < 3
            ? 31 + place
            : theme === 'same-numbers'
              ? (place % 3) * 9 + number
              : Math.floor(random() * KINDS);
    if (!allows(theme, suit, kind) || (theme === 'outer' && !outer(kind))) continue;
    const kong = theme !== 'heavy' && random() < (theme === 'kongs' ? 0.85 : 0.12);
    return { kinds: Array.from({ length: kong ? 4 : 3 }, () => kind), kong };
  }
}

/** A winning hand of four sets and a pair, of seven pairs, orphans or gates, as parts; undefined where copies run out. */
function drawParts(random: Random, theme: Theme): readonly Part[] | undefined {
  const suit = Math.floor(random() * 3);
  if (theme === 'seven-pairs') {
    const pool = random();
    const honors = pool < 0.2;
    const kinds = new Set<Kind>();
    const own: Theme = honors ? 'honors' : pool < 0.4 ? 'one-suit' : pool < 0.5 ? 'simples' : 'plain';
    while (kinds.size < 7) {
      const kind = Math.floor(random() * KINDS);
      if (allows(own, suit, kind) && (pool < 0.7 || pool > 0.85 || outer(kind))) kinds.add(kind);
    }
    return [...kinds].map((kind) => ({ kinds: [kind, kind], kong: false }));
  }
  if (theme === 'orphans') {
    const all = Array.from({ length: KINDS }, (_, kind) => kind).filter(outer);
    return [...all, pick(random, all)].map((kind) => ({ kinds: [kind], kong: false }));
  }
  if (theme === 'gates') {
    const ranks = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, Math.floor(random() * 9)];
    return ranks.map((rank) => ({ kinds: [suit * 9 + rank], kong: false }));
  }
  const number = Math.floor(random() * 9);
  // Of four winds one is sometimes the pair.
  const pairOfWinds = theme === 'winds' && random() < 0.5;
  const parts = Array.from({ length: 4 }, (_, place) =>
    drawPart(random, pairOfWinds && place === 3 ? 'plain' : theme, suit, number, place),
  );
  if (pairOfWinds) return [...parts, { kinds: [30, 30], kong: false }];
  for (let tries = 0; tries < 200; tries++) {
    const kind =
      theme === 'dragons' && random() < 0.5
        ? 31 + Math.floor(random() * 3)
        : theme === 'heavy' && random() < 0.7
          ? 27 + Math.floor(random() * 7)
          : Math.floor(random() * KINDS);
    if (!allows(theme, suit, kind) || (theme === 'outer' && !outer(kind))) continue;
    return [...parts, { kinds: [kind, kind], kong: false }];
  }
  return undefined;
}

/** A hand as majiang-core is told of it. */
export interface PeerHand {
  /** The hand in the notation of majiang-core, the drawn tile last; and the discard with its sign, or null. */
  readonly text: string;
  readonly discard: string | null;
  readonly param: object;
}

/** A drawn hand with what majiang-core is told of it. */
export interface Drawn extends PeerHand {
  readonly theme: Theme;
  readonly hand: Hand;
}

const SUIT_LETTERS = 'mpsz';

function digit(tile: Tile): string {
  return printTile(tile).slice(0, 1);
}

/** Tiles in the notation with the letter first. */
export function letterFirst(tiles: readonly Tile[]): string {
  let text = '';
  for (const letter of SUIT_LETTERS) {
    const own = sortTiles(tiles).filter((tile) => printTile(tile).endsWith(letter));
    if (own.length > 0) text += letter + own.map(digit).join('');
  }
  return text;
}

/** The sign that says from whom a tile came: `+` the next player, `=` the one opposite, `-` the previous one. */
export function signOf(seat: Seat, from: Seat): string {
  return from === seatAfter(seat, 1) ? '+' : from === seatAfter(seat, 2) ? '=' : '-';
}

export function meldText(meld: Meld, tiles: readonly Tile[], seat: Seat): string {
  const letter = printTile(tiles[0] ?? 0).slice(-1);
  const digits = tiles.map(digit);
  const sign = meld.from === undefined ? '' : signOf(seat, meld.from);
  if (meld.kind === 'chow') return letter + digits.map((one, at) => (at === 0 ? one + sign : one)).join('');
  // A red five stands first in a set of equal tiles.
  const sorted = [...digits].sort().reverse();
  if (digits.includes('0')) sorted.unshift(...sorted.splice(sorted.indexOf('0'), 1));
  if (meld.kind === 'added-kong') return `${letter}${sorted.slice(0, 3).join('')}${sign}${sorted[3] ?? ''}`;
  return `${letter}${sorted.join('')}${sign}`;
}

/**
 * A random winning hand of a theme, with melds, kongs, red fives, indicators and circumstances that fit together; undefined
 * where the draw came to an impossible hand. Other players' indicators never exhaust the copies of a tile.
 */
export function drawHand(random: Random, theme: Theme): Drawn | undefined {
  const parts = drawParts(random, theme);
  if (parts === undefined) return undefined;
  const counts = new Array<number>(KINDS).fill(0);
  for (const part of parts) for (const kind of part.kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  if (counts.some((count) => count > 4)) return undefined;
  const seat = pick(random, SEATS);
  const round = pick(random, SEATS);
  const irregular = parts.length !== 5;
  const openness = irregular ? 0 : pick(random, theme === 'heavy' ? [0, 0, 0, 0, 0.2] : [0, 0, 0.3, 0.6, 0.9]);
  const redUsed = new Set<Kind>();
  const colored = (kind: Kind): Tile => {
    if (kind >= 27 || kind % 9 !== 4 || redUsed.has(kind) || random() < 0.6) return kind;
    redUsed.add(kind);
    return kind + RED;
  };
  const melds: { meld: Meld; tiles: readonly Tile[] }[] = [];
  const inHand: Tile[] = [];
  parts.forEach((part, place) => {
    const tiles = part.kinds.map(colored);
    const isPair = !irregular && place === 4;
    const open = !isPair && random() < openness;
    if (!part.kong && !open) {
      inHand.push(...tiles);
      return;
    }
    const chow = part.kinds[0] !== part.kinds[1];
    const kind = part.kong
      ? open
        ? pick(random, ['kong', 'added-kong'] as const)
        : ('concealed-kong' as const)
      : chow
        ? ('chow' as const)
        : ('pung' as const);
    const from = chow ? seatAfter(seat, 3) : seatAfter(seat, 1 + Math.floor(random() * 3));
    melds.push({
      meld: { kind, tiles: printTiles(tiles), ...(kind === 'concealed-kong' ? {} : { from }) },
      tiles,
    });
  });
  for (let at = melds.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [a, b] = [melds[at], melds[other]];
    if (a === undefined || b === undefined) return undefined;
    melds[at] = b;
    melds[other] = a;
  }
  const winAt = Math.floor(random() * inHand.length);
  const tile = inHand[winAt];
  if (tile === undefined) return undefined;
  const rest = inHand.filter((_, at) => at !== winAt);
  const selfDrawn = random() < 0.5;
  const from = seatAfter(seat, 1 + Math.floor(random() * 3));
  const kongs = melds.filter(({ meld }) => meld.kind !== 'chow' && meld.kind !== 'pung').length;
  const closed = melds.every(({ meld }) => meld.kind === 'concealed-kong');
  const facts = new Set<NonNullable<Hand['circumstances']>[number]>();
  const blessed = selfDrawn && melds.length === 0 && random() < 0.08;
  const ready = closed && !blessed && random() < 0.5 ? (random() < 0.2 ? 2 : 1) : 0;
  if (ready === 2) facts.add('ready-first-turn');
  if (ready > 0) facts.add('ready');
  let supplement = false;
  let last = 0;
  let robbed = false;
  if (blessed) {
    facts.add('own-first-draw').add('no-melds-yet');
    if (seat === 'E') facts.add('dealt-hand');
  } else if (selfDrawn && kongs > 0 && random() < 0.3) {
    supplement = true;
    facts.add('supplement-after-kong');
  } else if (random() < 0.08) {
    last = selfDrawn ? 1 : 2;
    facts.add(selfDrawn ? 'last-wall-tile' : 'last-discard');
  } else if (!selfDrawn && counts[tile & 63] === 1 && random() < 0.15) {
    robbed = true;
    facts.add('robbed-kong');
  }
  const oneShot = ready > 0 && !supplement && random() < 0.3;
  if (oneShot) facts.add('one-shot');
  const indicators = Array.from({ length: 1 + kongs }, () => Math.floor(random() * KINDS));
  const under = Array.from({ length: 1 + kongs }, () => Math.floor(random() * KINDS));
  const extraHands = Math.floor(random() * 4);
  const deposits = Math.floor(random() * 3) + (ready > 0 ? 1 : 0);
  const hand: Hand = {
    concealed: printTiles(rest),
    melds: melds.map(({ meld }) => meld),
    win: { tile: printTile(tile), by: selfDrawn ? 'self-draw' : 'discard', ...(selfDrawn ? {} : { from }) },
    seatWind: seat,
    roundWind: round,
    doraIndicators: printTiles(indicators),
    ...(ready > 0 ? { uraIndicators: printTiles(under) } : {}),
    circumstances: [...facts],
    extraHands,
    deposits: deposits * 1000,
  };
  const letter = (one: Tile): string => printTile(one).slice(-1) + digit(one);
  const text =
    letterFirst(rest) +
    (selfDrawn ? letter(tile) : '') +
    melds.map((one) => `,${meldText(one.meld, one.tiles, seat)}`).join('');
  return {
    theme,
    hand,
    text,
    discard: selfDrawn ? null : letter(tile) + signOf(seat, from),
    param: {
      zhuangfeng: SEATS.indexOf(round),
      menfeng: SEATS.indexOf(seat),
      lizhi: ready,
      yifa: oneShot,
      qianggang: robbed,
      lingshang: supplement,
      haidi: last,
      tianhu: blessed ? (seat === 'E' ? 1 : 2) : 0,
      baopai: indicators.map(letter),
      ...(ready > 0 ? { fubaopai: under.map(letter) } : {}),
      changbang: extraHands,
      lizhibang: deposits,
    },
  };
}
