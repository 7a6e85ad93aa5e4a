import type { ScoringRow } from '../../schemas/generated/preset';
import { series } from '../language/punctuation';
import { t } from '../language/say';
import type { Scoring } from '../preset/effective';
import { amountWords } from './units';

/** When losers score a row. */
const WHEN = {
  always: 'words.row.losers',
  ready: 'words.row.losersReady',
  waiting: 'words.row.losersWaiting',
} as const satisfies Readonly<Record<NonNullable<ScoringRow['losers']>['when'], string>>;

/** A scoring row in words: "2 han", or "1 han exposed, 2 han concealed"; for losers, and forced, where it says so. */
export function rowWords(row: ScoringRow | undefined, kind: Scoring['method']['kind']): string {
  if (row === undefined) return t('words.row.notScored');
  const { exposed, concealed, losers } = row;
  const own = pair(exposed, concealed, kind);
  const other = losers && t(WHEN[losers.when], { value: pair(losers.exposed, losers.concealed, kind) });
  const forced = row.forced === true ? t('words.row.forced') : undefined;
  return series([own, other, forced].filter((part) => part !== undefined));
}

function pair(
  exposed: ScoringRow['exposed'],
  concealed: ScoringRow['exposed'],
  kind: Scoring['method']['kind'],
): string {
  const [open, closed] = [amountWords(exposed, kind), amountWords(concealed, kind)];
  if (open === closed) return open;
  if (exposed.value === 0) return t('words.row.concealedOnly', { value: closed });
  return t('words.row.both', { open, closed });
}
