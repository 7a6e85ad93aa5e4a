import { t } from '../language/say';
import type { Answer } from './answer';

/** How far a hand is from waiting for one tile, as a sentence. @param away infinite where it can never come to that */
export function sayAway(away: number): string {
  if (away === 0) return t('handDesk.itCalls');
  if (!Number.isFinite(away)) return t('handDesk.itCanMakeNoWinningHand');
  return t('handDesk.tilesAway', { count: away });
}

/** What a hand that is composed still lacks, as a sentence. */
export function sayShort({ missing, winning }: Extract<Answer, { kind: 'short' }>): string {
  if (missing === 0) return t('handDesk.chooseTheWinningTile2');
  const tiles = t('handDesk.moreTiles', { count: missing });
  return t('handDesk.tilesValueAndTheHandIs', { tiles, value: winning ? t('handDesk.andTheWinningOne') : '' });
}

/** An answer in one line, to be read out. */
export function sayAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'empty':
      return t('handDesk.theDeskIsEmpty');
    case 'short':
      return sayShort(answer);
    case 'impossible':
      return t('handDesk.thisHandCannotBeHeld');
    case 'won':
      return answer.sheet.win ? t('handDesk.pointsPoints', { count: answer.sheet.points }) : t('handDesk.noWin');
    case 'waiting': {
      const { away, waits } = answer.waiting;
      return away === 0 ? t('handDesk.tilesAwaited', { count: waits.length }) : sayAway(away);
    }
    case 'full':
      return t('handDesk.afterTheBestDiscardSayaway', { sayAway: sayAway(answer.away) });
  }
}
