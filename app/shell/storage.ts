import { t } from '../language/say';
import type { StorageFacts } from '../bridge';

/** From this share on a store counts as nearly full. */
const NEARLY = 0.8;

/** Why a browser may lose what is in its store, in a few words; `undefined` where it does not. */
export function storageRisk({ usage, quota, kept }: StorageFacts): string | undefined {
  if (quota > 0 && usage > quota * NEARLY)
    return t('shell.theBrowsersStoreIsNearlyFull', { megabytes: megabytes(usage), megabytes2: megabytes(quota) });
  return kept ? undefined : t('shell.thisBrowserMayDeleteYourPresets');
}

function megabytes(bytes: number): string {
  return t('shell.roundMb', { round: Math.round(bytes / 1_000_000) });
}
