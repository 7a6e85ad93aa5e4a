import { t } from '../language/say';
import type { Preset, ScoringRow } from '../../schemas/generated/preset';
import type { Page } from '../option/option';
import { catalogueOf } from '../option/catalogue';
import { groupTitle, type PatternEntry } from '../option/patterns';
import type { Effective } from '../preset/effective';
import { readAt } from '../preset/pointer';
import { rowRemarks } from './row-remarks';
import { patternNameFor } from '../words/pattern-name';
import { amountWords, type Amount } from '../words/units';
import { table, type Section } from './model';

/** The scoring rows of one page, a table for every group of patterns; patterns that are not scored are left out. */
export function rowSections(page: Page, preset: Preset, effective: Effective): Section[] {
  const rows = readAt(effective, page.pointer) as Readonly<Record<string, ScoringRow>>;
  const scored = catalogueOf(preset.patterns).all.filter(
    (pattern) => `/scoring/${pattern.page}` === page.pointer && Object.hasOwn(rows, pattern.id),
  );
  const groups = [...new Set(scored.map((pattern) => pattern.group))];
  return groups.map((group) => ({
    level: 3,
    title: groupTitle(group),
    blocks: groupTable(
      scored.filter((pattern) => pattern.group === group),
      rows,
      page,
      preset,
      effective,
    ),
  }));
}

function groupTable(
  patterns: readonly PatternEntry[],
  rows: Readonly<Record<string, ScoringRow>>,
  page: Page,
  preset: Preset,
  effective: Effective,
) {
  const kind = effective.scoring.method.kind;
  const words = (value: Amount | undefined): string =>
    value === undefined || value.value === 0 ? '–' : amountWords(value, kind);
  const given = patterns.flatMap((pattern) => {
    const row = rows[pattern.id];
    return row === undefined ? [] : [{ pattern, row }];
  });
  const alike = given.every(({ row }) => words(row.exposed) === words(row.concealed));
  const head = [
    t('sheet.pattern'),
    ...(alike ? [t('sheet.value')] : [t('sheet.exposed'), t('sheet.concealed')]),
    t('sheet.losers'),
    t('sheet.whatItIs'),
    t('sheet.remarks'),
    t('sheet.note'),
  ];
  return table(
    head,
    given.map(({ pattern, row }) => [
      patternNameFor(pattern, preset),
      ...(alike ? [words(row.concealed)] : [words(row.exposed), words(row.concealed)]),
      losersOf(row, words),
      pattern.definition ?? '',
      rowRemarks(pattern, row, preset),
      preset.notes?.[`${page.pointer}/${pattern.id}`] ?? '',
    ]),
  );
}

function losersOf(row: ScoringRow, words: (value: Amount) => string): string {
  const losers = row.losers;
  if (losers === undefined) return '';
  const [exposed, concealed] = [words(losers.exposed), words(losers.concealed)];
  const value = exposed === concealed ? exposed : `${exposed} / ${concealed}`;
  switch (losers.when) {
    case 'always':
      return value;
    case 'ready':
      return t('sheet.valueIfReady', { value });
    case 'waiting':
      return t('sheet.valueIfOneTileShortOf', { value });
  }
}
