import { t } from '../language/say';
import type { HeldMeld } from '../hand/held';
import { notInPlay } from '../hand/in-play';
import type { Effective } from '../preset/effective';
import type { Pointer, Problem } from '../result';
import { isFlower, JOKER, kindOf, printTile, type Tile, usedBy } from '../tiles';

/** A problem of a hand document. */
export function problem(code: string, pointer: Pointer, message: string, found: string, expected?: string): Problem {
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

/** Whether the tiles of a meld are the set that it is called. */
export function isSet({ kind, tiles }: HeldMeld): boolean {
  if (tiles.length !== SIZE[kind]) return false;
  let lowest = JOKER;
  let highest = -1;
  let natural = 0;
  let flowers = 0;
  // Every kind but the joker and the honors fits one of two words of bits: equal kinds in a run show as fewer bits.
  let low = 0;
  let high = 0;
  for (const tile of tiles) {
    const one = kindOf(tile);
    if (one === JOKER) continue;
    natural += 1;
    if (isFlower(one)) flowers += 1;
    if (one < lowest) lowest = one;
    if (one > highest) highest = one;
    if (one < 27) low |= 1 << one;
    else high |= 1 << (one - 27);
  }
  if (natural === 0) return true;
  if (flowers > 0) return flowers === natural && kind !== 'chow';
  if (kind === 'knitted') return high === 0 && knitted(tiles, lowest % 3);
  if (kind !== 'chow') return lowest === highest;
  const sameSuit = high === 0 && ((lowest / 9) | 0) === ((highest / 9) | 0);
  return sameSuit && highest - lowest <= 2 && bitCount(low) === natural;
}

function knitted(tiles: readonly Tile[], remainder: number): boolean {
  return tiles.every((tile) => kindOf(tile) === JOKER || kindOf(tile) % 3 === remainder);
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** A hand as it is written; `won` is -1 where it has not won. */
export interface WrittenTiles {
  readonly concealed: readonly Tile[];
  readonly melds: readonly HeldMeld[];
  readonly flowers: readonly Tile[];
  readonly won: Tile;
  readonly indicators: readonly Tile[];
  readonly under: readonly Tile[];
  /** The winning tile was to complete a kong. */
  readonly robbed: boolean;
}

/** Tiles that cannot be together: wrong numbers of them, too many copies, some that are not in the game, flowers in the wrong place. */
export function impossibleTiles(effective: Effective, written: WrittenTiles, problems: Problem[]): void {
  sizes(effective, written, problems);
  copies(effective, written, problems);
  // What has been counted above is counted on.
  elsewhere(effective, written, problems);
  otherTiles(effective, written, problems);
  flowerPlaces(effective, written, problems);
}

function sizes(effective: Effective, { concealed, melds, won }: WrittenTiles, problems: Problem[]): void {
  const hand = effective.rules.general.setsInHand * 3 + 1;
  const card = effective.card !== undefined;
  let held = concealed.length;
  for (const meld of melds) held += card ? meld.tiles.length : 3;
  if (held === hand || (won < 0 && held === hand + 1)) return;
  const message = t('scoring.theHandHasHeldTilesBeside', { held });
  problems.push(problem('wrong-count', '/concealed', message, String(held), String(hand)));
}

const seen = new Uint8Array(JOKER + 1);

function copies(effective: Effective, { concealed, melds, won }: WrittenTiles, problems: Problem[]): void {
  seen.fill(0);
  let most = 0;
  let odd = false;
  const see = (tile: Tile): void => {
    const kind = kindOf(tile);
    const count = (seen[kind] as number) + 1;
    seen[kind] = count;
    if (count > most) most = count;
    if (kind >= 34) odd = true;
  };
  for (const tile of concealed) see(tile);
  if (won >= 0) see(won);
  for (const meld of melds) for (const tile of meld.tiles) see(tile);
  if (most <= 4 && !odd) return;
  const jokers = effective.rules.general.jokers;
  for (const [kind, count] of seen.entries()) {
    const allowed = kind === JOKER ? jokers : isFlower(kind) ? 1 : 4;
    if (count <= allowed) continue;
    const message =
      kind === JOKER && jokers === 0
        ? t('scoring.thePresetIsPlayedWithoutJokers')
        : t('scoring.thereAreOnlyAllowedOfThis', { allowed });
    problems.push(
      problem(
        'too-many-copies',
        '/concealed',
        message,
        `${String(count)} × ${printTile(kind)}`,
        t('scoring.atMostAllowed', { allowed }),
      ),
    );
  }
}

/** The three tiles beside a robbed one lie before another player; indicators lie in the wall. */
function elsewhere(effective: Effective, written: WrittenTiles, problems: Problem[]): void {
  const { won, robbed, indicators, under } = written;
  if (robbed && won >= 0 && (seen[kindOf(won)] as number) > 1) {
    const message = t('scoring.thePlayerWhoseKongIsRobbed');
    problems.push(problem('too-many-copies', '/win/tile', message, String(seen[kindOf(won)]), t('scoring.atMost1')));
  }
  if (indicators.length > 0) indicatorsAt('/doraIndicators', effective, indicators, problems);
  if (under.length > 0) indicatorsAt('/uraIndicators', effective, under, problems);
}

/** Four kongs in a deal turn four indicators more. */
const MOST_KONGS = 4;

function indicatorsAt(pointer: Pointer, { rules }: Effective, tiles: readonly Tile[], problems: Problem[]): void {
  if (!rules.general.dora) return;
  const most = rules.general.doraIndicators + MOST_KONGS;
  if (tiles.length > most) {
    const message = t('scoring.thereAreNotSoManyIndicators');
    problems.push(problem('wrong-count', pointer, message, String(tiles.length), t('scoring.atMostMost', { most })));
  }
}

/** Tiles of a suit that is left out, red fives and see-through tiles that are not among the tiles of the preset. */
function otherTiles(effective: Effective, { concealed, melds, won }: WrittenTiles, problems: Problem[]): void {
  const { general } = effective.rules;
  const marked = (tile: Tile): boolean => tile !== kindOf(tile);
  if (general.omittedSuit === 'none' && !(won >= 0 && marked(won)) && !concealed.some(marked)) {
    if (melds.every((meld) => !meld.tiles.some(marked))) return;
  }
  const all = [...concealed, ...(won < 0 ? [] : [won]), ...melds.flatMap((meld) => meld.tiles)];
  const message = t('scoring.theseTilesAreNotAllIn');
  for (const pointer of notInPlay(effective.rules, { ...usedBy(all), flowers: 0, jokers: 0 }))
    problems.push(problem('not-in-play', '/concealed', message, pointer));
}

function flowerPlaces(effective: Effective, written: WrittenTiles, problems: Problem[]): void {
  const { concealed, flowers, won } = written;
  let inHand = 0;
  for (const tile of concealed) if (isFlower(kindOf(tile))) inHand += 1;
  if (inHand > 0 && effective.card === undefined) {
    const message = t('scoring.flowersAreLaidBesideTheHand');
    problems.push(problem('flower-in-hand', '/concealed', message, String(inHand)));
  }
  if (flowers.length === 0) return;
  if (effective.rules.general.flowers === 0) {
    const message = t('scoring.thePresetIsPlayedWithoutFlowers');
    problems.push(problem('not-in-play', '/flowers', message, '/rules/general/flowers'));
    return;
  }
  if (flowers.some((tile) => !isFlower(kindOf(tile)))) {
    const message = t('scoring.onlyFlowersAndSeasonsAreLaid');
    problems.push(problem('no-flower', '/flowers', message, '', t('scoring.n1fTo8f')));
  }
  const different = new Set(won >= 0 && isFlower(kindOf(won)) ? [...flowers, won] : flowers);
  if (different.size !== flowers.length + (won >= 0 && isFlower(kindOf(won)) ? 1 : 0)) {
    const message = t('scoring.thereIsOnlyOneOfEach');
    problems.push(problem('too-many-copies', '/flowers', message, '', t('scoring.atMost1')));
  }
}
