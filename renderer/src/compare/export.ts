import { comparisonOf, type Comparison } from '../../../app/exchange/comparison';
import { both } from '../../../app/language/punctuation';
import { comparisonCsv } from '../../../app/exchange/comparison-csv';
import { comparisonHtml } from '../../../app/exchange/comparison-sheet';
import { SCENARIOS } from '../../../app/scenarios/index';
import type { Beside } from '../../../app/scenarios/side-by-side';
import type { Preset } from '../../../schemas/generated/preset';
import { printPage } from '../store/print';

/** The comparison that is shown, with the scenarios that are known to end differently. */
export function comparisonIn(presets: readonly Preset[], outcomes: readonly Beside[]): Comparison {
  return comparisonOf(presets, outcomes, SCENARIOS.length);
}

/** The forms in which a comparison leaves the window. */
export const printed = {
  csv: comparisonCsv,
  html: comparisonHtml,
  paper: (comparison: Comparison): void => {
    printPage(comparisonHtml(comparison), both(comparison.presets.map(({ name }) => name)));
  },
};
