import { type Found, REASON } from './found';
import type { CompiledRow, RowValue } from './rows';

/**
 * Patterns combined by series: of the rows that belong to one series only the most valuable is paid, and that once; rows
 * of different series are added although one contains the other, and rows of no series count as often as they occur. What
 * a row excludes by name is still not paid beside it. Of equal values the first in the catalogue is paid.
 * Source: Zung Jung Mahjong Scoring System 3.3, "Basic Rules": the additive rule.
 * @param rows all rows of the catalogue, of which `found` names those that matched
 * @param limitPoints points of one limit, to compare a share of the limit with points
 */
export function onlyHighestOfSeries(rows: readonly CompiledRow[], found: Found, limitPoints: number): void {
  const highest = new Map<string, { readonly row: CompiledRow; readonly worth: number }>();
  const hits = Array.from(found.hits.subarray(0, found.hitCount), (index) => rows[index] as CompiledRow);
  for (const row of hits) {
    if (row.series === undefined || found.unpaid[row.index] !== 0) continue;
    const worth = countedOnce(row, found, limitPoints);
    if (worth === 0) continue;
    const before = highest.get(row.series);
    if (before === undefined || worth > before.worth) highest.set(row.series, { row, worth });
  }
  for (const row of hits) {
    const best = row.series === undefined ? undefined : highest.get(row.series)?.row;
    if (best !== undefined && best !== row) found.deny(row.index, REASON['lower-in-series'], best.index);
  }
}

/** Leaves one occurrence of a row, the more valuable one, and says what it is worth. */
function countedOnce(row: CompiledRow, found: Found, limitPoints: number): number {
  const exposed = found.exposed[row.index] === 0 ? 0 : inPoints(row.exposed, limitPoints);
  const concealed = found.concealed[row.index] === 0 ? 0 : inPoints(row.concealed, limitPoints);
  const atConcealed = concealed > exposed || found.exposed[row.index] === 0;
  found.exposed[row.index] = atConcealed ? 0 : 1;
  found.concealed[row.index] = atConcealed ? 1 : 0;
  return Math.max(exposed, concealed);
}

function inPoints({ value, unit }: RowValue, limitPoints: number): number {
  return unit === 'limit' ? (value * limitPoints) / 1000 : value;
}
