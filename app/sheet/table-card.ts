import { listed } from '../language/punctuation';
import { t } from '../language/say';
import type { Preset, ScoringRow } from '../../schemas/generated/preset';
import { catalogueOf } from '../option/catalogue';
import { rowAt } from '../option/options';
import { effectiveOf } from '../preset/effective-of';
import { contentHash } from '../preset/content-hash';
import { normalOf } from '../preset/normal';
import { rowWords } from '../words/row';
import { factsOf } from './facts';
import { sheetHtml } from './html';
import { table, type Sheet } from './model';
import { CARD_STYLE } from './style';

/** The rules on one page for the table: the facts at a glance, and every pattern by what it is worth. */
export function tableCard(preset: Preset): string {
  return sheetHtml(cardOf(preset), CARD_STYLE);
}

function cardOf(preset: Preset): Sheet {
  return {
    title: preset.name,
    subtitle: [preset.club, preset.edition].filter((part) => part !== undefined).join(' · '),
    intro: [],
    sections: [
      {
        level: 2,
        title: t('sheet.atAGlance'),
        blocks: table(
          [t('sheet.fact'), t('sheet.rule')],
          factsOf(preset).map(({ title, text }) => [title, text]),
        ),
      },
      { level: 2, title: t('sheet.patterns'), blocks: table([t('sheet.worth'), t('sheet.patterns')], worths(preset)) },
    ],
    footer: t('sheet.rulesSlice', { slice: contentHash(preset).slice(0, 12) }),
  };
}

/** Patterns of the same worth in one line, those in doubles first, the cheapest first. */
function worths(preset: Preset): string[][] {
  const { kind } = effectiveOf(preset).scoring.method;
  const catalogue = catalogueOf(preset.patterns);
  const lines = new Map<string, { readonly names: string[]; readonly order: number }>();
  for (const [pointer, value] of normalOf(preset)) {
    const at = rowAt(pointer);
    const row = value as ScoringRow;
    if (at === undefined || (row.concealed.value === 0 && row.exposed.value === 0)) continue;
    const words = rowWords(row, kind);
    const line = lines.get(words) ?? { names: [], order: orderOf(row) };
    line.names.push(catalogue.name(at.id) ?? at.id);
    lines.set(words, line);
  }
  return [...lines].sort(([, a], [, b]) => a.order - b.order).map(([words, { names }]) => [words, listed(names)]);
}

const UNITS: Readonly<Record<ScoringRow['concealed']['unit'], number>> = {
  doubles: 0,
  'half-doubles': 0,
  limit: 1,
  points: 2,
};

function orderOf({ exposed, concealed }: ScoringRow): number {
  const half = concealed.unit === 'half-doubles' ? 0.5 : 1;
  return UNITS[concealed.unit] * 1_000_000 + concealed.value * half + exposed.value / 1000;
}
