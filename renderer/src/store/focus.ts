/** The parts of the window that F6 goes through, in order. */
export const REGIONS = ['presets', 'categories', 'options', 'help', 'preview', 'problems'] as const;
export type Region = (typeof REGIONS)[number];

/** The attribute that marks a region's element. */
export const REGION = 'data-region';

const FOCUSABLE =
  'button:not([disabled]), [href], input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

function regionElement(region: Region): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[${REGION}="${region}"]`) ?? undefined;
}

/** Puts the focus into a region: where it was last, else on its first control, else on the region itself. */
export function focusRegion(region: Region): boolean {
  const element = regionElement(region);
  if (!element) return false;
  const target =
    element.querySelector<HTMLElement>('[data-region-start]') ??
    element.querySelector<HTMLElement>(FOCUSABLE) ??
    element;
  if (target === element) element.tabIndex = -1;
  target.focus();
  return true;
}

/** Puts the focus into the field of the search. */
export function focusSearch(): void {
  document.querySelector<HTMLInputElement>('[data-search] input')?.focus();
}

/** The region after, or before, the one that holds the focus; regions that are not there are left out. */
export function moveRegion(direction: 1 | -1): void {
  const there = REGIONS.filter((region) => regionElement(region));
  const at = there.findIndex((region) => regionElement(region)?.contains(document.activeElement));
  const from = at < 0 ? (direction === 1 ? -1 : 0) : at;
  const next = there[(from + direction + there.length) % there.length];
  if (next) focusRegion(next);
}

/** The id of the element that shows an option, and of its control. */
export function rowId(pointer: string): string {
  return `row${pointer.replaceAll('/', '-')}`;
}

/** Puts the focus on the control of a row; on the row where that has none that can be used. */
export function focusControl(row: HTMLElement): void {
  const control =
    row.querySelector<HTMLElement>('[data-control]:not([disabled])') ??
    row.querySelector<HTMLElement>('input:not([disabled])') ??
    row.querySelector<HTMLElement>(FOCUSABLE);
  (control ?? row).focus({ preventScroll: true });
}

/** Brings an option into view and puts the focus on its control, as soon as it is drawn. */
export function focusOption(pointer: string): void {
  let tries = 0;
  const attempt = () => {
    tries += 1;
    const row = document.getElementById(rowId(pointer));
    if (row) {
      row.scrollIntoView({ block: 'center' });
      focusControl(row);
    } else if (tries < 20) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
