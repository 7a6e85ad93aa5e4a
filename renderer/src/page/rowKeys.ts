import type { KeyboardEvent } from 'react';
import { focusControl, focusRegion } from '../store/focus';

/** What the arrow keys go through: options, and scoring rows with their patterns. */
const ROW = '[data-row]';

/**
 * The keys of a page of rows. Escape goes from a control to its row, and from the row to the categories; on a row the
 * arrow keys, Home and End go to others, and Enter goes into its control. So nobody has to pass every control to come
 * to a row.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  // A list that is unfolded lies elsewhere in the page although its keys come by here.
  if (event.defaultPrevented || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  const row = target.closest<HTMLElement>(ROW);
  if (row === null) return;
  if (target !== row) {
    if (key !== 'Escape') return;
    row.focus();
  } else if (key === 'Enter') focusControl(row);
  else if (key === 'Escape') focusRegion('categories');
  else {
    const rows = [...currentTarget.querySelectorAll<HTMLElement>(ROW)];
    const at = rows.indexOf(row);
    const places: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const next = rows[places[key] ?? -1];
    if (places[key] === undefined) return;
    next?.focus();
  }
  event.preventDefault();
}

/** From the categories into the rows of the page. */
export function focusFirstRow(): void {
  document.querySelector<HTMLElement>(`[data-region=options] ${ROW}`)?.focus();
}
