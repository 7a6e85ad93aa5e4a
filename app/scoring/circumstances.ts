import { t } from '../language/say';
import type { Hand } from '../../schemas/generated/hand';
import { type HeldMeld, isKong } from '../hand/held';
import { noteRead, type Effective } from '../preset/effective';
import { slotOf } from '../preset/slots';
import type { Problem } from '../result';
import { isTerminalOrHonor, kindOf, parseTiles } from '../tiles';
import type { Circumstance } from './facts';

/** The short forms that say whether tiles may have been replaced before, and the rows in which they say it. */
const AS_DEALT = {
  heavenly: { row: 'heavenly-hand', slot: slotOf('/scoring/limits/heavenly-hand') },
  earthly: { row: 'earthly-hand', slot: slotOf('/scoring/limits/earthly-hand') },
} as const;

/** Moments that exist only when the tile came from the wall, or only when another player gave it. */
const SELF_DRAWN: readonly Circumstance[] = [
  'own-first-draw',
  'supplement-after-kong',
  'supplement-after-flower',
  'second-supplement',
  'last-wall-tile',
  'heavenly',
];
const CLAIMED: readonly Circumstance[] = [
  'dealer-first-discard',
  'robbed-kong',
  'robbed-concealed-kong',
  'last-discard',
  'human',
];
const TOGETHER: readonly (readonly [Circumstance, Circumstance])[] = [
  ['robbed-kong', 'robbed-concealed-kong'],
  ['robbed-kong', 'last-discard'],
  ['robbed-concealed-kong', 'last-discard'],
  ['last-wall-tile', 'last-discard'],
  ['own-first-draw', 'last-wall-tile'],
  ['dealer-first-discard', 'last-discard'],
  ['dealer-first-discard', 'robbed-kong'],
  ['dealer-first-discard', 'robbed-concealed-kong'],
  // Who promotes a kong has claimed its pung.
  ['no-melds-yet', 'robbed-kong'],
  ['human', 'robbed-kong'],
  ['earthly', 'robbed-kong'],
  ['earthly', 'robbed-concealed-kong'],
  ['heavenly', 'earthly'],
  ['heavenly', 'human'],
  ['earthly', 'human'],
  ['heavenly', 'last-wall-tile'],
  ['earthly', 'last-wall-tile'],
  ['earthly', 'last-discard'],
  ['human', 'last-discard'],
  ['dealt-hand', 'last-wall-tile'],
  ['dealt-hand', 'last-discard'],
  // Any kong ends the turn after the declaration.
  ['one-shot', 'supplement-after-kong'],
];

/** Before the first discard of the player: who declares ready declares it with a discard. */
const AT_ONCE: readonly Circumstance[] = ['heavenly', 'earthly', 'human'];
/** Before the player has discarded anything. */
const BEFORE_DISCARDS: readonly Circumstance[] = [...AT_ONCE, 'dealt-hand', 'own-first-draw', 'dealer-first-discard'];
/** Before anything was claimed. */
const UNTOUCHED: readonly Circumstance[] = ['dealt-hand', 'no-melds-yet', 'heavenly', 'earthly', 'human'];
/** What the dealer cannot have. */
const OTHERS: readonly Circumstance[] = ['dealer-first-discard', 'earthly', 'human'];

/** Declarations of ready with a discard. */
const READY: readonly Circumstance[] = ['ready', 'ready-first-turn', 'open-ready'];

/** Circumstances that the hand contradicts, that exclude one another, or that the rules do not know. */
export function impossibleMoments(effective: Effective, hand: Hand, melds: readonly HeldMeld[]): Problem[] {
  const { rules } = effective;
  const facts = new Set<Circumstance>(hand.circumstances ?? []);
  const by = hand.win?.by;
  const problems: Problem[] = [];
  const add = (message: string, found: string): void => {
    const at = (hand.circumstances ?? []).findIndex((one) => found.startsWith(one));
    problems.push({
      code: 'impossible-circumstance',
      severity: 'problem',
      pointer: at < 0 ? '/circumstances' : `/circumstances/${String(at)}`,
      message,
      found,
    });
  };
  for (const one of SELF_DRAWN) if (facts.has(one) && by === 'discard') add(t('scoring.thisNeedsASelfDrawnTile'), one);
  for (const one of CLAIMED) if (facts.has(one) && by === 'self-draw') add(t('scoring.thisNeedsATileOfAnother'), one);
  for (const [a, b] of TOGETHER) {
    if (facts.has(a) && facts.has(b)) add(t('scoring.theseTwoCannotBothBeTrue'), `${a}, ${b}`);
  }
  const kongs = melds.filter((meld) => isKong(meld.kind)).length;
  if (facts.has('supplement-after-kong') && kongs === 0) {
    add(t('scoring.aSupplementTileForAKong'), 'supplement-after-kong');
  }
  if (facts.has('second-supplement') && kongs < 2 && (rules.general.flowers === 0 || !flowerLaid(hand))) {
    add(t('scoring.aSecondSupplementTileNeedsTwo'), 'second-supplement');
  }
  if (facts.has('supplement-after-flower') && rules.general.flowers === 0) {
    add(t('scoring.thePresetIsPlayedWithoutFlowers'), 'supplement-after-flower');
  }
  if (facts.has('robbed-kong') && !rules.claiming.robbingKong) {
    add(t('scoring.noKongMayBeRobbedUnder'), 'robbed-kong');
  }
  if (facts.has('robbed-concealed-kong')) {
    const never = rules.claiming.robbingConcealedKong === 'never';
    if (never) add(t('scoring.noConcealedKongMayBeRobbed'), 'robbed-concealed-kong');
    else if (!isOfOrphans(hand)) add(t('scoring.aConcealedKongIsRobbedOnly'), 'robbed-concealed-kong');
  }
  if (melds.some((meld) => meld.kind !== 'concealed-kong')) {
    for (const one of UNTOUCHED) if (facts.has(one)) add(t('scoring.suchAHandHasNoClaimed'), one);
    const declared = READY.find((one) => facts.has(one));
    if (declared !== undefined && rules.ready.rule !== 'none' && rules.ready.concealedRequired) {
      add(t('scoring.onlyAConcealedHandMayBe'), declared);
    }
  }
  for (const one of replacedAtOnce(effective, hand, kongs)) {
    add(t('scoring.underTheseRulesNoTileHas'), one);
  }
  if (kongs > 0 && facts.has('human')) add(t('scoring.nobodyLaysDownAKongBefore'), 'human');
  for (const one of AT_ONCE) {
    if (!facts.has(one)) continue;
    const declared = facts.has('ready-as-dealt') ? undefined : READY.find((ready) => facts.has(ready));
    if (declared !== undefined) add(t('scoring.readyIsDeclaredWithADiscard'), `${one}, ${declared}`);
  }
  for (const one of BEFORE_DISCARDS)
    if (facts.has(one) && (hand.discards ?? 0) > 0) add(t('scoring.suchAHandHasDiscardedNothing'), one);
  for (const one of OTHERS)
    if (hand.seatWind === 'E' && facts.has(one)) add(t('scoring.thisNeedsAnotherPlayerThanThe'), one);
  if (facts.has('heavenly') && hand.seatWind !== undefined && hand.seatWind !== 'E') {
    add(t('scoring.onlyTheDealerCanHaveThis'), 'heavenly');
  }
  if (facts.has('dealer-first-discard') && hand.win?.from !== undefined && hand.win.from !== 'E') {
    add(t('scoring.thisNeedsADiscardOfThe'), 'dealer-first-discard');
  }
  if (facts.has('last-of-its-kind') && holdsAnother(hand)) add(t('scoring.theOthersOfThisKindLie'), 'last-of-its-kind');
  if (facts.has('one-shot') && !READY.some((one) => facts.has(one))) {
    add(t('scoring.thisNeedsADeclarationOfReady'), 'one-shot');
  }
  return problems;
}

/** Whether a hand holds nothing but terminals and honors, without sets beside it. */
function isOfOrphans({ concealed, melds = [] }: Hand): boolean {
  const tiles = parseTiles(concealed);
  return melds.length === 0 && tiles.ok && tiles.value.every((tile) => isTerminalOrHonor(kindOf(tile)));
}

/** The short forms of the document under which the preset lets nothing have been replaced, where something has been. */
function replacedAtOnce(effective: Effective, hand: Hand, kongs: number): readonly Circumstance[] {
  const facts = hand.circumstances ?? [];
  const flowers = (hand.flowers ?? '') !== '' || facts.includes('supplement-after-flower');
  if (kongs === 0 && !flowers) return [];
  return (['heavenly', 'earthly'] as const).filter((one) => {
    if (!facts.includes(one)) return false;
    const { row, slot } = AS_DEALT[one];
    noteRead(effective, slot);
    const known = effective.scoring.limits[row];
    if (known === undefined) return false;
    return known.settings?.['supplements'] !== true || (kongs > 0 && known.settings['kongs'] === false);
  });
}

/** Whether a tile like the winning one is concealed in the hand: it would not be seen. */
function holdsAnother({ concealed, win }: Hand): boolean {
  const held = parseTiles(concealed);
  const won = parseTiles(win?.tile ?? '');
  return held.ok && won.ok && won.value.some((one) => held.value.some((tile) => kindOf(tile) === kindOf(one)));
}

/** Whether a flower may lie beside the hand: one does, or the document does not say. */
function flowerLaid({ flowers }: Hand): boolean {
  return flowers !== '';
}
