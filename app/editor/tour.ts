import { t } from '../language/say';
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
    title: t('editor.beginWithRulesThatAreClose'),
    text: t('editor.theListHoldsTheRulePresets'),
  },
  {
    region: 'categories',
    title: t('editor.findTheRule'),
    text: t('editor.goByPageOrTypeInto'),
  },
  {
    region: 'options',
    title: t('editor.changeIt'),
    text: t('editor.aBarAtTheSideAnd'),
  },
  {
    region: 'preview',
    title: t('editor.seeWhatItDoes'),
    text: t('editor.positionsAndHandsAreRuledOn'),
  },
];

/** The step after, or before, another; `undefined`: the tour is over. */
export function tourStep(step: number, direction: 1 | -1): number | undefined {
  const next = Math.max(0, step + direction);
  return next < TOUR.length ? next : undefined;
}
