/** One step of the tour: the part of the window that it is about, and what can be done there. */
export interface TourStep {
  readonly region: 'presets' | 'options' | 'preview' | 'categories';
  readonly title: string;
  readonly text: string;
}

/** The tour of the window, for those who see it for the first time. */
export const TOUR: readonly TourStep[] = [
  {
    region: 'presets',
    title: 'Begin with rules that are close to yours',
    text: 'The list holds the rule presets of many clubs and books. Choose the one that is nearest to how you play. It stays as it is: your first change starts a copy.',
  },
  {
    region: 'categories',
    title: 'Find the rule',
    text: 'Go by page, or type into “Find an option” above: any name will do, in English, Japanese or Chinese. An @ lists filters, such as @modified for all that you have changed.',
  },
  {
    region: 'options',
    title: 'Change it',
    text: 'A bar at the side and the word “Changed” mark what differs, and the arrow beside it takes the value back. What the option means stands here below while it is in focus. Ctrl+Z takes back any step.',
  },
  {
    region: 'preview',
    title: 'See what it does',
    text: 'Positions and hands are ruled on as you edit. Those that now end otherwise come first, with before and after. Press one to go through it event by event. Then save, compare, or print the rule sheet from the File menu.',
  },
];

/** The step after, or before, another; `undefined`: the tour is over. */
export function tourStep(step: number, direction: 1 | -1): number | undefined {
  const next = Math.max(0, step + direction);
  return next < TOUR.length ? next : undefined;
}
