import type { Scenario } from '../../../schemas/generated/scenario';
import { t } from '../../language/say';
import { ok } from '../../result';
import { scenarioAt } from '../../scenarios';
import { ruleSheet } from '../../sheet/rule-sheet';
import { tableCard } from '../../sheet/table-card';
import { NOTHING, type Format } from '../format';

/** The rule sheet for a wiki or a repository. */
export const SHEET_MARKDOWN: Format = {
  id: 'markdown',
  name: t('formats.sheetMarkdown'),
  words: t('formats.sheetMarkdownWords'),
  kind: 'markdown',
  extension: 'md',
  showsScenarios: true,
  export: (preset, ids, own) => ok({ text: ruleSheet(preset, 'markdown', chosen(ids, own)), report: NOTHING }),
};

/** The rule sheet as one page that needs nothing else. */
export const SHEET_HTML: Format = {
  id: 'html',
  name: t('formats.sheetHtml'),
  words: t('formats.sheetHtmlWords'),
  kind: 'html',
  extension: 'html',
  showsScenarios: true,
  export: (preset, ids, own) => ok({ text: ruleSheet(preset, 'html', chosen(ids, own)), report: NOTHING }),
};

/** The rule sheet on pages, to be printed or handed round. */
export const SHEET_PDF: Format = {
  id: 'pdf',
  name: t('formats.sheetPdf'),
  words: t('formats.sheetPdfWords'),
  kind: 'pdf',
  extension: 'pdf',
  showsScenarios: true,
  export: (preset, ids, own) => ok({ text: ruleSheet(preset, 'pdf', chosen(ids, own)), report: NOTHING }),
};

/** The rules on one page. */
export const TABLE_CARD: Format = {
  id: 'card',
  name: t('formats.tableCard'),
  words: t('formats.tableCardWords'),
  kind: 'html',
  extension: 'html',
  export: (preset) => ok({ text: tableCard(preset), report: NOTHING }),
};

/** The scenarios of some ids, canned or the user's own. */
function chosen(ids: readonly string[] = [], own: readonly Scenario[] = []): readonly Scenario[] {
  return ids.flatMap((id) => scenarioAt(id) ?? own.find((one) => one.id === id) ?? []);
}
