import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
};

/** In a table of fields up, down and Enter go to the cell above or below; left and right stay with the text. */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const input = event.target instanceof HTMLInputElement ? event.target : undefined;
  const cell = input?.closest('td');
  const row = cell?.closest('tr');
  if (!step || !cell || !row) return;
  const rows = [...(row.parentElement?.children ?? [])];
  const target = rows[rows.indexOf(row) + step[0]]?.children[[...row.children].indexOf(cell)];
  const next = target?.querySelector('input');
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** The row and the column of the field in which something happens; `undefined`: it is in no cell. */
export function placeInGrid(target: EventTarget): { readonly row: number; readonly column: number } | undefined {
  const cell = target instanceof HTMLInputElement ? target.closest('td') : null;
  const row = cell?.closest('tr');
  if (!cell || !row) return undefined;
  const fields = [...row.querySelectorAll('td')].filter((one) => one.querySelector('input'));
  return { row: [...(row.parentElement?.children ?? [])].indexOf(row), column: fields.indexOf(cell) };
}
