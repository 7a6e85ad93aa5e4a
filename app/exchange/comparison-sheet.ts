import type { Sheet } from '../sheet/model';
import { table, text } from '../sheet/model';
import { sheetHtml } from '../sheet/html';
import type { Comparison } from './comparison';

/** A comparison as one HTML file that needs nothing else: the differing rules by page, and the scenarios. */
export function comparisonHtml(comparison: Comparison): string {
  return sheetHtml(sheetOf(comparison));
}

function sheetOf({ presets, rules, scenarios, run }: Comparison): Sheet {
  const names = presets.map(({ name }) => name);
  const pages = [...new Set(rules.map(({ page }) => page))];
  return {
    title: names.join(' and '),
    subtitle: 'Comparison of rules',
    intro: rules.length === 0 ? [text('The rules are the same.')] : [],
    sections: [
      ...pages.map((page) => ({
        level: 2 as const,
        title: page,
        blocks: table(
          ['Rule', ...names],
          rules.filter((rule) => rule.page === page).map(({ title, values }) => [title, ...values]),
        ),
      })),
      {
        level: 2,
        title: 'Scenarios that come out otherwise',
        blocks: [
          text(`${String(scenarios.length)} of ${String(run)}.`),
          ...table(
            ['Scenario', ...names],
            scenarios.map(({ title, outcomes }) => [title, ...outcomes]),
          ),
        ],
      },
    ],
    footer: 'Made with Prevailing Wind.',
  };
}
