import type { Preset } from '../../schemas/generated/preset';
import type { Scenario } from '../../schemas/generated/scenario';
import { composeSheet } from './compose';
import { sheetHtml } from './html';
import { sheetMarkdown } from './markdown';
import { sheetPdf } from './pdf/pdf';
import { scenarioSections } from './scenarios';

export const SHEET_FORMS = ['markdown', 'html', 'pdf'] as const;
export type SheetForm = (typeof SHEET_FORMS)[number];

/**
 * The rules of a complete preset to be read by people: by page and section, every option that is in use in words, the
 * scoring in tables, the club's remarks, what always holds, sources, and what is assumed. Texts of the preset are
 * escaped: a name cannot bring markup with it. Chosen scenarios stand at the end, with their tiles drawn.
 */
export function ruleSheet(preset: Preset, form: SheetForm, scenarios: readonly Scenario[] = []): string {
  const plain = composeSheet(preset);
  const sheet = { ...plain, sections: [...plain.sections, ...scenarioSections(preset, scenarios)] };
  switch (form) {
    case 'markdown':
      return sheetMarkdown(sheet);
    case 'html':
      return sheetHtml(sheet);
    case 'pdf':
      return sheetPdf(sheet);
  }
}
