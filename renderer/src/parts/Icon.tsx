const PATHS = {
  undo: 'M7 4 3.5 7.5 7 11M4 7.5h8a4.5 4.5 0 0 1 0 9H9',
  redo: 'M13 4l3.5 3.5L13 11M16 7.5H8a4.5 4.5 0 0 0 0 9h3',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4',
  down: 'M5.5 8l4.5 4.5L14.5 8',
  right: 'M8 5.5l4.5 4.5L8 14.5',
  left: 'M12 5.5L7.5 10l4.5 4.5',
  close: 'M5 5l10 10M15 5L5 15',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  warning: 'M10 3.5l7 12.5H3zM10 8v4M10 14.2h.01',
  info: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 9v4.5M10 6.5h.01',
  plus: 'M10 4v12M4 10h12',
  trash: 'M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6',
  up: 'M10 16V5M5.5 9.5L10 5l4.5 4.5',
  below: 'M10 4v11M5.5 10.5L10 15l4.5-4.5',
  lock: 'M6 9V7a4 4 0 0 1 8 0v2M5 9h10v7H5z',
  reset: 'M4.5 10a5.5 5.5 0 1 1 1.8 4.1M4 15v-4h4',
  check: 'M4.5 10.5l3.5 3.5 7.5-8',
  compare: 'M4 4h5v12H4zM11 4h5v12h-5z',
  share: 'M10 12V3.5M6.5 7L10 3.5 13.5 7M4 11v5h12v-5',
  first: 'M14 5l-5 5 5 5M6 5v10',
  last: 'M6 5l5 5-5 5M14 5v10',
  grip: 'M8 5v.01M12 5v.01M8 10v.01M12 10v.01M8 15v.01M12 15v.01',
  arrow: 'M4 10h11M11 6l4 4-4 4',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing in the colour of the text around it; the name is said by what it stands in. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.6 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
