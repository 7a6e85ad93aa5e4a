import { titled } from '../language/punctuation';
import { t } from '../language/say';
import type { Report, ReportLine } from './format';

/** The headings of the parts of a report. */
export const PART_TITLES: { readonly [K in keyof Report]: string } = {
  carried: t('exchange.carriedOver'),
  lost: t('exchange.lost'),
  assumed: t('exchange.assumed'),
};

/** A report as lines of text: first what is lost, since that is what a reader has to know. */
export function reportText(report: Report): string {
  const parts = (['lost', 'assumed', 'carried'] as const).map((part) => {
    const lines = report[part];
    return `${titled(PART_TITLES[part], String(lines.length))}\n${lines.map(lineText).join('')}`;
  });
  return parts.join('\n');
}

function lineText({ path, ours, theirs, reason }: ReportLine): string {
  const said = [ours, theirs].filter((one) => one !== '').join(' -> ');
  const head = [path, said].filter((one) => one !== '').join('  ');
  return `  ${head}\n${reason === '' ? '' : `    ${reason}\n`}`;
}
