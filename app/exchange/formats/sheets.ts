import { ok } from '../../result';
import { ruleSheet } from '../../sheet/rule-sheet';
import { tableCard } from '../../sheet/table-card';
import { NOTHING, type Format } from '../format';

/** The rule sheet for a wiki or a repository. */
export const SHEET_MARKDOWN: Format = {
  id: 'markdown',
  name: 'Rule sheet (Markdown)',
  words: 'Every rule in use in words, for a wiki or a repository.',
  kind: 'markdown',
  extension: 'md',
  export: (preset, scenarios) => ok({ text: ruleSheet(preset, 'markdown', scenarios), report: NOTHING }),
};

/** The rule sheet as one page that needs nothing else. */
export const SHEET_HTML: Format = {
  id: 'html',
  name: 'Rule sheet (web page)',
  words: 'Every rule in use in words, in one file, ready to be printed.',
  kind: 'html',
  extension: 'html',
  export: (preset, scenarios) => ok({ text: ruleSheet(preset, 'html', scenarios), report: NOTHING }),
};

/** The rule sheet on pages, to be printed or handed round. */
export const SHEET_PDF: Format = {
  id: 'pdf',
  name: 'Rule sheet (PDF)',
  words: 'Every rule in use in words, on pages that can be searched and printed.',
  kind: 'pdf',
  extension: 'pdf',
  export: (preset, scenarios) => ok({ text: ruleSheet(preset, 'pdf', scenarios), report: NOTHING }),
};

/** The rules on one page. */
export const TABLE_CARD: Format = {
  id: 'card',
  name: 'Card for the table (web page)',
  words: 'The facts at a glance and every pattern by what it is worth, on one page.',
  kind: 'html',
  extension: 'html',
  export: (preset) => ok({ text: tableCard(preset), report: NOTHING }),
};
