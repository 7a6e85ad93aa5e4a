import type { ScoringRow } from '../../schemas/generated/preset';
import type { Scoring } from '../preset/effective';
import { amountWords } from './units';

/** When losers score a row. */
const WHEN: Readonly<Record<NonNullable<ScoringRow['losers']>['when'], string>> = {
  always: '',
  ready: ' if ready',
  waiting: ' if one tile short of it',
};

/** A scoring row in words: "2 han", or "1 han exposed, 2 han concealed"; for losers, and forced, where it says so. */
export function rowWords(row: ScoringRow | undefined, kind: Scoring['method']['kind']): string {
  if (row === undefined) return 'Not scored';
  const { exposed, concealed, losers } = row;
  const own = pair(exposed, concealed, kind);
  const other = losers === undefined ? '' : `; losers ${pair(losers.exposed, losers.concealed, kind)}`;
  const when = losers === undefined ? '' : WHEN[losers.when];
  return `${own}${other}${when}${row.forced === true ? '; always paid' : ''}`;
}

function pair(
  exposed: ScoringRow['exposed'],
  concealed: ScoringRow['exposed'],
  kind: Scoring['method']['kind'],
): string {
  const [open, closed] = [amountWords(exposed, kind), amountWords(concealed, kind)];
  if (open === closed) return open;
  if (exposed.value === 0) return `${closed} concealed only`;
  return `${open} exposed, ${closed} concealed`;
}
