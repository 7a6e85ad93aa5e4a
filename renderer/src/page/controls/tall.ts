import type { Option } from '../../../../app/option/option';

/** Kinds whose control is too large to stand beside the label. */
export const TALL: ReadonlySet<Option['kind']> = new Set([
  'set',
  'sequence',
  'table',
  'payoff',
  'placement',
  'patterns',
]);

/** Words that do not fit beside the label of a narrow page. */
const LONG = 30;

/** Whether the control of an option stands below its label where the page is narrow. */
export function hasLongWords(option: Option): boolean {
  return option.kind === 'choice' && option.choices.some((choice) => choice.words.length > LONG);
}
