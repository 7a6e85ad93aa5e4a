import { t } from '../language/say';
import type { Hand, Meld } from '../../schemas/generated/hand';
import { type Counts, countsOf, NO_COUNTS, withMelds } from '../hand/counts';
import { type HeldMeld, isKong, meldCode } from '../hand/held';
import type { Effective } from '../preset/effective';
import { failed, ok, type Pointer, type Problem } from '../result';
import { SEATS, type Seat } from '../seats';
import { doraOf, FIRST_FLOWER, isFlower, isRed, JOKER, kindOf, parseTile, parseTiles, type Tile } from '../tiles';
import { impossibleMoments } from './circumstances';
import { CIRCUMSTANCE_BITS, type Facts, type MeldFact } from './facts';
import { impossibleGivers, impossibleMelds } from './possible-melds';
import { impossibleTiles, isSet, problem } from './possible';

/** A hand document that is possible, with the tiles as the card matcher wants them. */
export interface ReadHand {
  readonly facts: Facts;
  /** Concealed tiles, the winning one last among them. */
  readonly concealed: readonly Tile[];
  readonly melds: readonly HeldMeld[];
}

/** The hand, or why there can be none. */
export type HandRead =
  { readonly ok: true; readonly value: ReadHand } | { readonly ok: false; readonly problems: readonly Problem[] };

const NO_TILES: readonly Tile[] = [];
const NO_MELDS: readonly HeldMeld[] = [];
const NO_FACTS: readonly MeldFact[] = [];
const READY = CIRCUMSTANCE_BITS.ready | CIRCUMSTANCE_BITS['ready-first-turn'] | CIRCUMSTANCE_BITS['open-ready'];

/** Reads a hand document; every impossible hand is a problem with its place. */
export function readHand(effective: Effective, hand: Hand): HandRead {
  const problems: Problem[] = [];
  const { win } = hand;
  // The winning tile is added to it below.
  const concealed = tilesAt(hand.concealed, '/concealed', problems);
  const melds = hand.melds === undefined || hand.melds.length === 0 ? NO_MELDS : readMelds(hand.melds, problems);
  const flowers = tilesOf(hand.flowers, '/flowers', problems);
  const won = win === undefined ? -1 : tileAt(win.tile, '/win/tile', problems);
  const indicators = tilesOf(hand.doraIndicators, '/doraIndicators', problems);
  const under = tilesOf(hand.uraIndicators, '/uraIndicators', problems);
  if (problems.length > 0) return failed(...problems);
  impossibleTiles(effective, { concealed, melds, flowers, won, indicators, under, robbed: isRobbed(hand) }, problems);
  if (hand.circumstances !== undefined && hand.circumstances.length > 0) {
    problems.push(...impossibleMoments(effective, hand, melds));
  }
  if (melds.length > 0) impossibleMelds(effective, hand, melds, problems);
  impossibleGivers(hand, problems);
  if (problems.length > 0) return failed(...problems);
  if (win !== undefined) concealed.push(won);
  return ok({
    facts: factsOf(effective, hand, { concealed, melds, flowers, won, indicators, under }),
    concealed,
    melds,
  });
}

/** Whether the winning tile was another player's, on its way into a kong. */
function isRobbed({ circumstances }: Hand): boolean {
  return circumstances?.some((one) => one === 'robbed-kong' || one === 'robbed-concealed-kong') === true;
}

interface Tiles {
  readonly concealed: readonly Tile[];
  readonly melds: readonly HeldMeld[];
  readonly flowers: readonly Tile[];
  readonly won: Tile;
  readonly indicators: readonly Tile[];
  readonly under: readonly Tile[];
}

function factsOf(effective: Effective, hand: Hand, tiles: Tiles): Facts {
  const { concealed, melds, won } = tiles;
  const { general } = effective.rules;
  const counts = countsOf(concealed);
  const circumstances =
    circumstanceBits(hand.circumstances) | (lastOfThree(melds, won) ? CIRCUMSTANCE_BITS['last-of-its-kind'] : 0);
  const first = general.dora ? general.doraIndicators : 0;
  const above = general.dora ? tiles.indicators : NO_TILES;
  // Only a player who was ready turns what lies below the indicators.
  const below = general.dora && (circumstances & READY) !== 0 ? tiles.under : NO_TILES;
  let jokers = 0;
  let redFives = 0;
  for (const tile of concealed) {
    if (kindOf(tile) === JOKER) jokers += 1;
    if (isRed(tile)) redFives += 1;
  }
  let allJokers = jokers;
  for (const meld of melds) {
    for (const tile of meld.tiles) {
      if (kindOf(tile) === JOKER) allJokers += 1;
      if (isRed(tile)) redFives += 1;
    }
  }
  const all = withMelds(counts, melds);
  return {
    concealed: counts,
    all,
    kinds: all.kinds,
    honors: all.honorKinds,
    jokers,
    allJokers,
    melds: melds.length === 0 ? NO_FACTS : melds.map(meldFact),
    wins: hand.win !== undefined,
    winKind: won < 0 ? -1 : kindOf(won),
    selfDrawn: hand.win?.by === 'self-draw',
    discarder: hand.win?.from,
    seat: seatNumber(hand.seatWind),
    round: seatNumber(hand.roundWind),
    flowers: flowerBits(tiles.flowers, won),
    circumstances,
    dora: above.length === 0 ? 0 : bonusTiles(tiles, above, 0, first),
    kongDora: above.length <= first || !general.kongDora ? 0 : bonusTiles(tiles, above, first, above.length),
    underDora: below.length === 0 || !general.underDora ? 0 : bonusTiles(tiles, below, 0, first),
    underKongDora: below.length <= first || !general.underKongDora ? 0 : bonusTiles(tiles, below, first, below.length),
    redFives,
    discards: hand.discards ?? -1,
    extraHands: hand.extraHands ?? 0,
    draws: hand.draws ?? 0,
    dealerWins: Math.max(hand.dealerWins ?? 0, hand.dealerWinsInRow ?? 0),
    dealerWinsInRow: hand.dealerWinsInRow ?? 0,
    deposits: hand.deposits ?? 0,
  };
}

function seatNumber(seat: Seat | undefined): number {
  return seat === undefined ? -1 : SEATS.indexOf(seat);
}

function circumstanceBits(circumstances: Hand['circumstances']): number {
  let bits = 0;
  if (circumstances !== undefined) for (const one of circumstances) bits |= CIRCUMSTANCE_BITS[one];
  return bits;
}

/** The three others lie in melds of the hand itself; a kong that hides its tiles would hold all four. */
function lastOfThree(melds: readonly HeldMeld[], won: Tile): boolean {
  return won >= 0 && melds.length > 0 && meldedCounts(melds).of(kindOf(won)) === 3;
}

/** One bit for each flower and season among some tiles and the winning one. */
function flowerBits(flowers: readonly Tile[], won: Tile): number {
  let mask = 0;
  for (const tile of flowers) mask |= 1 << (kindOf(tile) - FIRST_FLOWER);
  return won >= 0 && isFlower(kindOf(won)) ? mask | (1 << (kindOf(won) - FIRST_FLOWER)) : mask;
}

function tilesAt(text: string, at: Pointer, problems: Problem[]): Tile[] {
  const parsed = parseTiles(text, at);
  if (parsed.ok) return parsed.value;
  problems.push(...parsed.problems);
  return [];
}

function tilesOf(text: string | undefined, at: Pointer, problems: Problem[]): readonly Tile[] {
  return text === undefined || text === '' ? NO_TILES : tilesAt(text, at, problems);
}

/** One tile; -1 where there is none. */
function tileAt(text: string, at: Pointer, problems: Problem[]): Tile {
  const parsed = parseTile(text, at);
  if (parsed.ok) return parsed.value;
  problems.push(...parsed.problems);
  return -1;
}

const MELD_POINTERS = ['/melds/0', '/melds/1', '/melds/2', '/melds/3', '/melds/4', '/melds/5'] as const;

function readMelds(melds: readonly Meld[], problems: Problem[]): HeldMeld[] {
  return melds.map((meld, index) => readMeld(meld, MELD_POINTERS[index] ?? `/melds/${String(index)}`, problems));
}

function readMeld(meld: Meld, at: Pointer, problems: Problem[]): HeldMeld {
  const before = problems.length;
  const tiles = tilesAt(meld.tiles, at, problems);
  for (let i = before; i < problems.length; i++) problems[i] = { ...(problems[i] as Problem), pointer: `${at}/tiles` };
  const called = meld.called === undefined ? -1 : tileAt(meld.called, `${at}/called`, problems);
  const as = meld.as === undefined ? -1 : tileAt(meld.as, `${at}/as`, problems);
  const read: HeldMeld = {
    kind: meld.kind,
    tiles,
    ...(meld.from === undefined ? {} : { from: meld.from }),
    ...(called < 0 ? {} : { called }),
    ...(as < 0 ? {} : { as: kindOf(as) }),
  };
  if (problems.length === before && !isSet(read)) {
    problems.push(
      problem('no-set', `${at}/tiles`, t('scoring.theseTilesAreNotAKind', { kind: meld.kind }), meld.tiles),
    );
  }
  return read;
}

/** Tiles of the melds by kind, jokers as what they stand for. */
export function meldedCounts(melds: readonly HeldMeld[]): Counts {
  return withMelds(NO_COUNTS, melds);
}

/** Melds that have been met, by what they are called and by their code: there are few, and many hands have each. */
const known = new Map<HeldMeld['kind'], MeldFact[]>();

/** How a meld counts in scoring. */
export function meldFact(meld: HeldMeld): MeldFact {
  const { kind } = meld;
  let sameKind = known.get(kind);
  if (sameKind === undefined) known.set(kind, (sameKind = []));
  const code = meldCode(meld);
  return (sameKind[code + 1] ??= { code, claimed: kind !== 'concealed-kong', kong: kongOf(kind) });
}

function kongOf(kind: HeldMeld['kind']): MeldFact['kong'] {
  if (!isKong(kind)) return 'no';
  return kind === 'concealed-kong' ? 'concealed' : kind === 'kong' ? 'claimed' : 'promoted';
}

/**
 * Bonus tiles of a hand by the indicators from one place to before another: the first are those of the start, the others
 * were turned by kongs.
 */
function bonusTiles(tiles: Tiles, indicators: readonly Tile[], from: number, to: number): number {
  let found = 0;
  for (let i = from; i < to && i < indicators.length; i++) {
    const bonus = doraOf(kindOf(indicators[i] as Tile));
    for (const tile of tiles.concealed) if (kindOf(tile) === bonus) found += 1;
    for (const meld of tiles.melds) for (const tile of meld.tiles) if (kindOf(tile) === bonus) found += 1;
  }
  return found;
}
