import type { Hand, Meld } from '../../schemas/generated/hand';
import { type HeldMeld, isKong, meldCode } from '../hand/held';
import type { Effective } from '../preset/effective';
import { failed, ok, type Pointer, type Problem, type Result } from '../result';
import { SEATS } from '../seats';
import {
  doraOf,
  FIRST_FLOWER,
  isFlower,
  isRed,
  JOKER,
  kindOf,
  KINDS,
  parseTile,
  parseTiles,
  type Tile,
} from '../tiles';
import { impossibleMoments } from './circumstances';
import { CIRCUMSTANCE_BITS, type Facts, type MeldFact } from './facts';

/** A hand document that is possible, with the tiles as the card matcher wants them. */
export interface ReadHand {
  readonly facts: Facts;
  /** Concealed tiles, the winning one among them. */
  readonly concealed: readonly Tile[];
  readonly melds: readonly HeldMeld[];
}

/** Reads a hand document; every impossible hand is a problem with its place. */
export function readHand(effective: Effective, hand: Hand): Result<ReadHand> {
  const problems: Problem[] = [];
  const tiles = (text: string | undefined, at: Pointer): readonly Tile[] =>
    text === undefined || text === '' ? [] : taken(parseTiles(text, at), problems, []);
  const concealed = tiles(hand.concealed, '/concealed');
  const melds = (hand.melds ?? []).map((meld, index) => readMeld(meld, `/melds/${String(index)}`, problems));
  const flowers = tiles(hand.flowers, '/flowers');
  const won = hand.win === undefined ? undefined : taken(parseTile(hand.win.tile, '/win/tile'), problems, undefined);
  const indicators = tiles(hand.doraIndicators, '/doraIndicators').map(kindOf);
  const under = tiles(hand.uraIndicators, '/uraIndicators').map(kindOf);
  if (problems.length > 0) return failed(...problems);
  const all = won === undefined ? concealed : [...concealed, won];
  problems.push(
    ...sizes(effective, concealed, melds, hand.win !== undefined),
    ...copies(effective, all, melds),
    ...flowerPlaces(
      effective,
      concealed,
      won === undefined ? flowers : [...flowers, ...[won].filter((tile) => isFlower(kindOf(tile)))],
    ),
    ...impossibleMoments(hand, melds),
  );
  if (hand.win?.from !== undefined && hand.win.from === hand.seatWind) {
    problems.push(problem('own-discard', '/win/from', 'A player cannot win on a tile of his own.', hand.win.from));
  }
  if (problems.length > 0) return failed(...problems);
  const whole = [...all, ...melds.flatMap((meld) => meld.tiles)];
  const bits = (hand.circumstances ?? []).reduce((sum, one) => sum | CIRCUMSTANCE_BITS[one], 0);
  const counts = counted(all);
  const melded = meldedCounts(melds);
  const sum = counts.map((count, kind) => count + (melded[kind] ?? 0));
  const jokers = all.filter((tile) => kindOf(tile) === JOKER).length;
  const readyBits = CIRCUMSTANCE_BITS.ready | CIRCUMSTANCE_BITS['ready-first-turn'] | CIRCUMSTANCE_BITS['open-ready'];
  return ok({
    concealed: all,
    melds,
    facts: {
      concealed: counts,
      all: sum,
      melded,
      jokers,
      allJokers: whole.filter((tile) => kindOf(tile) === JOKER).length,
      melds: melds.map(meldFact),
      wins: hand.win !== undefined,
      winKind: won === undefined ? -1 : kindOf(won),
      selfDrawn: hand.win?.by === 'self-draw',
      discarder: hand.win?.from,
      seat: hand.seatWind === undefined ? -1 : SEATS.indexOf(hand.seatWind),
      round: hand.roundWind === undefined ? -1 : SEATS.indexOf(hand.roundWind),
      flowers: flowerBits(won === undefined ? flowers : [...flowers, won]),
      circumstances: bits,
      ...bonusTiles(effective, whole, indicators, (bits & readyBits) === 0 ? [] : under),
      redFives: whole.filter(isRed).length,
      extraHands: hand.extraHands ?? 0,
      draws: hand.draws ?? 0,
      deposits: hand.deposits ?? 0,
    },
  });
}

/** One bit for each flower and season among some tiles. */
function flowerBits(tiles: readonly Tile[]): number {
  return tiles.reduce((mask, tile) => (isFlower(kindOf(tile)) ? mask | (1 << (kindOf(tile) - FIRST_FLOWER)) : mask), 0);
}

function taken<T>(result: Result<T>, problems: Problem[], fallback: T): T;
function taken<T>(result: Result<T>, problems: Problem[], fallback: undefined): T | undefined;
function taken<T>(result: Result<T>, problems: Problem[], fallback: T | undefined): T | undefined {
  if (result.ok) return result.value;
  problems.push(...result.problems);
  return fallback;
}

function problem(code: string, pointer: Pointer, message: string, found: string, expected?: string): Problem {
  return { code, severity: 'problem', pointer, message, found, ...(expected === undefined ? {} : { expected }) };
}

const SIZE: Readonly<Record<HeldMeld['kind'], number>> = {
  chow: 3,
  pung: 3,
  kong: 4,
  'added-kong': 4,
  'concealed-kong': 4,
  quint: 5,
  sextet: 6,
  knitted: 3,
};

function readMeld(meld: Meld, at: Pointer, problems: Problem[]): HeldMeld {
  const tiles = taken(parseTiles(meld.tiles, `${at}/tiles`), problems, []);
  const called =
    meld.called === undefined ? undefined : taken(parseTile(meld.called, `${at}/called`), problems, undefined);
  const as = meld.as === undefined ? undefined : taken(parseTile(meld.as, `${at}/as`), problems, undefined);
  const read: HeldMeld = {
    kind: meld.kind,
    tiles,
    ...(meld.from === undefined ? {} : { from: meld.from }),
    ...(called === undefined ? {} : { called }),
    ...(as === undefined ? {} : { as: kindOf(as) }),
  };
  if (!isSet(read)) {
    problems.push(problem('no-set', `${at}/tiles`, `These tiles are not a ${meld.kind}.`, meld.tiles));
  }
  return read;
}

function isSet({ kind, tiles }: HeldMeld): boolean {
  if (tiles.length !== SIZE[kind]) return false;
  const natural = tiles.map(kindOf).filter((one) => one !== JOKER);
  if (natural.length === 0) return true;
  const lowest = Math.min(...natural);
  const flower = natural.every(isFlower);
  if (natural.some(isFlower)) return flower && kind !== 'chow';
  if (kind === 'knitted') return natural.every((one) => one < 27 && one % 3 === lowest % 3);
  if (kind !== 'chow') return natural.every((one) => one === lowest);
  const highest = Math.max(...natural);
  const sameSuit = lowest < 27 && Math.floor(lowest / 9) === Math.floor(highest / 9);
  return sameSuit && highest - lowest <= 2 && new Set(natural).size === natural.length;
}

function sizes(effective: Effective, concealed: readonly Tile[], melds: readonly HeldMeld[], wins: boolean): Problem[] {
  const hand = effective.rules.general.setsInHand * 3 + 1;
  const card = effective.card !== undefined;
  const held = concealed.length + melds.reduce((sum, meld) => sum + (card ? meld.tiles.length : 3), 0);
  if (held === hand || (!wins && held === hand + 1)) return [];
  const message = `The hand has ${String(held)} tiles beside the winning one, each kong counted as three.`;
  return [problem('wrong-count', '/concealed', message, String(held), String(hand))];
}

function copies(effective: Effective, concealed: readonly Tile[], melds: readonly HeldMeld[]): Problem[] {
  const seen = new Map<number, number>();
  for (const tile of [...concealed, ...melds.flatMap((meld) => meld.tiles)]) {
    const kind = kindOf(tile);
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
  }
  const jokers = effective.rules.general.jokers;
  return [...seen].flatMap(([kind, count]) => {
    const most = kind === JOKER ? jokers : isFlower(kind) ? 1 : 4;
    if (count <= most) return [];
    const message =
      kind === JOKER && jokers === 0
        ? 'The preset is played without jokers.'
        : `There are only ${String(most)} of this tile in the game.`;
    return [problem('too-many-copies', '/concealed', message, String(count), `at most ${String(most)}`)];
  });
}

function flowerPlaces(effective: Effective, concealed: readonly Tile[], beside: readonly Tile[]): Problem[] {
  const inHand = concealed.filter((tile) => isFlower(kindOf(tile)));
  const problems: Problem[] = [];
  if (inHand.length > 0 && effective.card === undefined) {
    problems.push(
      problem(
        'flower-in-hand',
        '/concealed',
        'Flowers are laid beside the hand: name them in "flowers".',
        String(inHand.length),
      ),
    );
  }
  if (beside.some((tile) => !isFlower(kindOf(tile)))) {
    problems.push(
      problem('no-flower', '/flowers', 'Only flowers and seasons are laid beside the hand.', '', '1f to 8f'),
    );
  }
  if (new Set(beside).size !== beside.length) {
    problems.push(
      problem('too-many-copies', '/flowers', 'There is only one of each flower and season.', '', 'at most 1'),
    );
  }
  return problems;
}

/** Tiles by kind, jokers and flowers left out. */
export function counted(tiles: readonly Tile[]): Uint8Array {
  const counts = new Uint8Array(KINDS);
  for (const tile of tiles) {
    const kind = kindOf(tile);
    if (kind < KINDS) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Tiles of the melds by kind, jokers as what they stand for. */
export function meldedCounts(melds: readonly HeldMeld[]): Uint8Array {
  const counts = new Uint8Array(KINDS);
  for (const meld of melds) {
    const code = meldCode(meld);
    const natural = meld.tiles.map(kindOf).filter((kind) => kind < KINDS);
    const kinds =
      code < 0
        ? natural
        : code >= 21
          ? meld.tiles.map(() => code - 21)
          : chowKinds(Math.floor(code / 7) * 9 + (code % 7));
    for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

function chowKinds(lowest: number): number[] {
  return [lowest, lowest + 1, lowest + 2];
}

/** How a meld counts in scoring. */
export function meldFact(meld: HeldMeld): MeldFact {
  return {
    code: meldCode(meld),
    claimed: meld.kind !== 'concealed-kong',
    kong: !isKong(meld.kind)
      ? 'no'
      : meld.kind === 'concealed-kong'
        ? 'concealed'
        : meld.kind === 'kong'
          ? 'claimed'
          : 'promoted',
    jokers: meld.tiles.filter((tile) => kindOf(tile) === JOKER).length,
  };
}

type BonusTiles = Pick<Facts, 'dora' | 'kongDora' | 'underDora' | 'underKongDora'>;

/** Bonus tiles of the hand: the first indicators are those of the start, the others were turned by kongs. */
function bonusTiles(
  effective: Effective,
  tiles: readonly Tile[],
  above: readonly number[],
  below: readonly number[],
): BonusTiles {
  const { dora, doraIndicators, kongDora, underDora, underKongDora } = effective.rules.general;
  const of = (indicators: readonly number[], on: boolean): number => {
    if (!on || !dora) return 0;
    const named = indicators.map(doraOf);
    return tiles.reduce((sum, tile) => sum + named.filter((kind) => kind === kindOf(tile)).length, 0);
  };
  const first = doraIndicators;
  return {
    dora: of(above.slice(0, first), true),
    kongDora: of(above.slice(first), kongDora),
    underDora: of(below.slice(0, first), underDora),
    underKongDora: of(below.slice(first), underKongDora),
  };
}
