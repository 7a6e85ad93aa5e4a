import { t } from '../language/say';
import type { Hand } from '../../schemas/generated/hand';
import type { HeldMeld } from '../hand/held';
import type { Effective } from '../preset/effective';
import type { Problem } from '../result';
import { FIRST_WIND, isFlower, JOKER, kindOf, KINDS, printTile } from '../tiles';
import { problem } from './possible';

/** Melds that cannot be what the document says of them; that their tiles are a set is known. */
export function impossibleMelds(
  effective: Effective,
  hand: Hand,
  melds: readonly HeldMeld[],
  problems: Problem[],
): void {
  for (const [index, meld] of melds.entries()) {
    const at = `/melds/${String(index)}`;
    if (meld.kind === 'knitted' && effective.card === undefined) {
      const message = t('scoring.onlyHandsOfACardAre');
      problems.push(problem('no-set', `${at}/kind`, message, meld.kind));
    }
    if (meld.as !== undefined && !countsAs(meld)) {
      const message = t('scoring.theSetDoesNotHoldThese');
      problems.push(problem('not-as', `${at}/as`, message, printTile(meld.as)));
    }
    if (meld.called !== undefined && !meld.tiles.some((tile) => kindOf(tile) === kindOf(meld.called ?? -1))) {
      const message = t('scoring.theCalledTileIsNotIn');
      problems.push(problem('called-elsewhere', `${at}/called`, message, printTile(meld.called)));
    }
    if (meld.from !== undefined && meld.kind === 'concealed-kong') {
      problems.push(problem('concealed-from', `${at}/from`, t('scoring.aConcealedKongComesFrom'), meld.from));
    }
    if (meld.from !== undefined && meld.from === hand.seatWind) {
      problems.push(problem('own-discard', `${at}/from`, t('scoring.aPlayerCannotClaimATile'), meld.from));
    }
    if (effective.card === undefined && meld.tiles.some((tile) => isFlower(kindOf(tile)))) {
      const message = t('scoring.flowersStandInNoSetThey');
      problems.push(problem('flower-in-hand', `${at}/tiles`, message, hand.melds?.[index]?.tiles ?? ''));
    }
  }
}

/** Whether the natural tiles of a meld are those that it is said to count as. */
function countsAs({ kind, tiles, as }: HeldMeld): boolean {
  if (as === undefined || as >= KINDS) return false;
  const natural = tiles.map(kindOf).filter((one) => one !== JOKER);
  if (kind === 'knitted') return natural.includes(as);
  if (kind !== 'chow') return natural.every((one) => one === as);
  return as < FIRST_WIND && as % 9 <= 6 && natural.every((one) => one >= as && one <= as + 2);
}

/** A winning tile that its winner cannot have been given. */
export function impossibleGivers({ win, seatWind }: Hand, problems: Problem[]): void {
  if (win?.from === undefined) return;
  if (win.by === 'self-draw') {
    const message = t('scoring.aSelfDrawnTileComesFrom');
    problems.push(problem('self-drawn-from', '/win/from', message, win.from));
  } else if (win.from === seatWind) {
    problems.push(problem('own-discard', '/win/from', t('scoring.aPlayerCannotWinOnA'), win.from));
  }
}
