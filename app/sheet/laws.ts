import { t } from '../language/say';
/** Rules that hold under every preset and are no options. */
export const LAWS: readonly string[] = [
  t('sheet.fourPlayersPlayEastSouthWest'),
  t('sheet.aTileMayBeClaimedOnly'),
  t('sheet.aHandThatMayNotExpose'),
  t('sheet.aHandWithTooManyOr'),
  t('sheet.seatsPoolAndBankTogetherAlways'),
  t('sheet.whenSeveralPlayersWinOnOne'),
  t('sheet.aSelfDrawnWinHasOne'),
];
