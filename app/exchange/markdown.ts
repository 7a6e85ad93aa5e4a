import { both } from '../language/punctuation';
import { t } from '../language/say';
import { inMarkdown } from '../sheet/escape';
import { blockMarkdown } from '../sheet/markdown';
import { table, text, type Block } from '../sheet/model';
import type { Comparison } from './comparison';

/** A comparison as Markdown: the differing rules in a table for each page, and the scenarios that come out otherwise. */
export function comparisonMarkdown(comparison: Comparison): string {
  const names = comparison.presets.map(({ name }) => name);
  const pages = [...new Set(comparison.rules.map((rule) => rule.page))];
  const parts = [
    `# ${inMarkdown(both(names))}`,
    ...(pages.length === 0 ? [blockMarkdown(text(t('exchange.theRulesAreTheSame')))] : []),
    ...pages.flatMap((page) => [`## ${inMarkdown(page)}`, ...printed(pageTable(comparison, page, names))]),
    t('exchange.scenariosThatComeOutOtherwise2'),
    blockMarkdown(text(countWords(comparison))),
    ...printed(
      table(
        [t('exchange.scenario'), ...names],
        comparison.scenarios.map(({ title, outcomes }) => [title, ...outcomes]),
      ),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

function pageTable({ rules }: Comparison, page: string, names: readonly string[]): Block[] {
  return table(
    [t('exchange.rule'), ...names],
    rules.filter((rule) => rule.page === page).map(({ title, values }) => [title, ...values]),
  );
}

function countWords({ scenarios, run }: Comparison): string {
  return t('exchange.numberOfRun', { number: scenarios.length, run });
}

function printed(blocks: readonly Block[]): string[] {
  return blocks.map(blockMarkdown);
}
