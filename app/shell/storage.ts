import type { StorageFacts } from '../bridge';

/** From this share on a store counts as nearly full. */
const NEARLY = 0.8;

/** Why a browser may lose what is in its store, in a few words; `undefined` where it does not. */
export function storageRisk({ usage, quota, kept }: StorageFacts): string | undefined {
  if (quota > 0 && usage > quota * NEARLY)
    return `The browser’s store is nearly full (${megabytes(usage)} of ${megabytes(quota)})`;
  return kept ? undefined : 'This browser may delete your presets when it needs room';
}

function megabytes(bytes: number): string {
  return `${String(Math.round(bytes / 1_000_000))} MB`;
}
