import { both } from '../language/punctuation';
import { t } from '../language/say';
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
    title: both(names),
    subtitle: t('exchange.comparisonOfRules'),
    intro: rules.length === 0 ? [text(t('exchange.theRulesAreTheSame'))] : [],
    sections: [
      ...pages.map((page) => ({
        level: 2 as const,
        title: page,
        blocks: table(
          [t('exchange.rule'), ...names],
          rules.filter((rule) => rule.page === page).map(({ title, values }) => [title, ...values]),
        ),
      })),
      {
        level: 2,
        title: t('exchange.scenariosThatComeOutOtherwise'),
        blocks: [
          text(t('exchange.numberOfRun', { number: scenarios.length, run })),
          ...table(
            [t('exchange.scenario'), ...names],
            scenarios.map(({ title, outcomes }) => [title, ...outcomes]),
          ),
        ],
      },
    ],
    footer: t('exchange.madeWithPrevailingWind'),
  };
}
