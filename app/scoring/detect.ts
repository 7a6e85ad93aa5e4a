import type { Compiled } from './compile';
import { FORM_NUMBERS } from './facts';
import type { Found } from './found';
import { readingHas } from './gates';
import type { CompiledRow, RowGroup, RowList } from './rows';
import type { View } from './view';

/** Looks for every row of a list in the arrangement that the view shows, beside those that were found before. */
export function detectRows(
  compiled: Compiled,
  view: View,
  { groups, needs, moments }: RowList,
  found: Found,
  without: ReadonlySet<string> | undefined,
): void {
  const lacks = missing(view);
  const { circumstances } = view.facts;
  for (let group = 0; group < needs.length; group++) {
    if (((needs[group] as number) & lacks) !== 0) continue;
    const moment = moments[group] as number;
    if (moment !== 0 && (moment & circumstances) === 0) continue;
    detectGroup(compiled, view, (groups[group] as RowGroup).rows, found, without);
  }
  found.sort();
}

function detectGroup(
  compiled: Compiled,
  view: View,
  rows: readonly CompiledRow[],
  found: Found,
  without: ReadonlySet<string> | undefined,
): void {
  const whole = view.claimedSets === 0;
  const apart = compiled.concealedSets;
  const byFlowers = view.form === FORM_NUMBERS.flowers;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as CompiledRow;
    if (without !== undefined && without.has(row.id)) continue;
    if (byFlowers && !row.ofFlowerHands) continue;
    if (row.scope === 'own') {
      ownSets(view, row, found);
      continue;
    }
    const count = row.detect(view);
    if (count === 0) continue;
    if (apart && row.scope === 'sets') setsApart(view, row, count, found);
    else if (whole) found.hit(row.index, 0, count);
    else found.hit(row.index, count, 0);
  }
}

/** What the reading that the view shows has not, as bits. */
export function missing(view: View): number {
  return ~(view.has | readingHas(view));
}

/** Whether the rows of a group are looked for in a reading that lacks something. */
export function asksFor({ needs, moments }: RowGroup, lacks: number, view: View): boolean {
  return (needs & lacks) === 0 && (moments === 0 || (moments & view.facts.circumstances) !== 0);
}

/** Rows of single sets and pairs: the exposed ones, which are triplets and kongs, and the concealed ones apart. */
function ownSets(view: View, row: CompiledRow, found: Found): void {
  let exposed = 0;
  if (view.exposed.tripletCount > 0) {
    view.sets = view.exposed;
    exposed = row.detect(view);
  }
  view.sets = view.concealed;
  const concealed = row.detect(view);
  view.sets = view.all;
  if (exposed !== 0 || concealed !== 0) found.hit(row.index, exposed, concealed);
}

function setsApart(view: View, row: CompiledRow, count: number, found: Found): void {
  view.sets = view.concealed;
  const inside = Math.min(count, row.detect(view));
  view.sets = view.all;
  found.hit(row.index, count - inside, inside);
}
