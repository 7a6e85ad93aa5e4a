import type { Compiled } from './compile';
import type { Detect } from './detectors/detector';
import { FORM_NUMBERS } from './facts';
import type { Found } from './found';
import { readingHas } from './gates';
import { type RowList, SCOPES } from './row-list';
import { lowestIn } from './row-set';
import { setsShow } from './set-gates';
import type { CompiledRow } from './rows';
import type { View } from './view';

/**
 * Looks for every row of a list in the arrangement that the view shows, beside those that were found before: in the order
 * of the catalogue.
 */
export function detectRows(
  compiled: Compiled,
  view: View,
  list: RowList,
  found: Found,
  without: ReadonlySet<string> | undefined,
): void {
  const { words, detects, indexes, scopes } = list;
  const { does } = compiled.worths;
  const lacks = missing(view);
  const setsLack = ~setsShow(view);
  const { circumstances } = view.facts;
  const whole = view.claimedSets === 0;
  const picky = without !== undefined || view.form === FORM_NUMBERS.flowers;
  for (let word = 0; word < words; word++) {
    for (let rest = list.worthAsking(word, lacks, setsLack, circumstances); rest !== 0; rest &= rest - 1) {
      const at = (word << 5) + lowestIn(rest);
      const index = indexes[at] as number;
      if (picky && !isAsked(compiled.rows[index] as CompiledRow, view, without)) continue;
      const detect = detects[at] as Detect;
      const scope = scopes[at];
      if (scope === SCOPES.own) {
        ownSets(view, index, does[index] as number, detect, found);
        continue;
      }
      const count = detect(view);
      if (count === 0) continue;
      if (scope === SCOPES.sets && compiled.concealedSets)
        setsApart(view, index, does[index] as number, detect, count, found);
      else if (whole) found.hit(index, does[index] as number, 0, count);
      else found.hit(index, does[index] as number, count, 0);
    }
  }
}

/** Whether a row is to be looked for at all: some are left out, and few count for a win by flowers. */
function isAsked(
  { id, ofFlowerHands }: CompiledRow,
  { form }: View,
  without: ReadonlySet<string> | undefined,
): boolean {
  return without?.has(id) !== true && (ofFlowerHands || form !== FORM_NUMBERS.flowers);
}

/** What the reading that the view shows has not, as bits. */
export function missing(view: View): number {
  return ~(view.has | readingHas(view));
}

/** Rows of single sets and pairs: the exposed ones, which are triplets and kongs, and the concealed ones apart. */
function ownSets(view: View, index: number, does: number, detect: Detect, found: Found): void {
  let exposed = 0;
  if (view.exposed.tripletCount > 0) {
    view.sets = view.exposed;
    exposed = detect(view);
  }
  view.sets = view.concealed;
  const concealed = detect(view);
  view.sets = view.all;
  if (exposed !== 0 || concealed !== 0) found.hit(index, does, exposed, concealed);
}

function setsApart(view: View, index: number, does: number, detect: Detect, count: number, found: Found): void {
  view.sets = view.concealed;
  const inside = Math.min(count, detect(view));
  view.sets = view.all;
  found.hit(index, does, count - inside, inside);
}
