import { alternatives, listed } from '../language/punctuation';
import { t } from '../language/say';
import type { Preset, ScoringRow } from '../../schemas/generated/preset';
import type { Page, RowNeed } from '../option/option';
import { ALL_PAGES, optionAt } from '../option/options';
import { catalogueOf, type Catalogue } from '../option/catalogue';
import { patternOf, type PatternSetting } from '../option/patterns';
import { unmet } from '../option/values';
import { wordsOf } from '../option/words';
import type { Pointer, Problem } from '../result';
import { derivedOf } from './effective-of';
import { isPlayed } from './played';
import { escaped, readAt } from './pointer';

interface Row {
  readonly pointer: Pointer;
  readonly id: string;
  readonly name: string;
  readonly row: ScoringRow;
}

/**
 * Problems of scoring rows against the catalogue and the options: a setting that is not declared (`unknown-setting`) or
 * has a value that it cannot have (`wrong-setting`), a list of patterns with one that does not exist
 * (`unknown-pattern`), a losers' value without a winner's (`losers-without-winner`), units that the method does not count
 * (`units-of-another-method`), rows that cannot score under the options (the ids of `rowNeeds` in the schemas). Rows of
 * unknown patterns are the reader's business (`unknownKeys`).
 */
export function rowProblems(preset: Preset): Problem[] {
  const catalogue = catalogueOf(preset.patterns);
  const rows = ALL_PAGES.filter((page) => page.rows).map((page) => ({ page, rows: rowsOf(preset, page, catalogue) }));
  const all = rows.flatMap((one) => one.rows);
  return [
    ...unitProblem(preset, all),
    ...rows.flatMap((one) => one.page.rowNeeds.flatMap((need) => needProblem(preset, need, one.rows))),
    ...all.flatMap((row) => [...settingProblems(row), ...listProblems(row, catalogue), ...loserProblems(row)]),
    ...exceptions(preset, catalogue),
  ];
}

function rowsOf(preset: Preset, page: Page, catalogue: Catalogue): Row[] {
  const rows = readAt(preset, page.pointer) as Readonly<Record<string, ScoringRow>>;
  return Object.entries(rows).flatMap(([id, row]) => {
    const name = catalogue.name(id);
    return name === undefined ? [] : [{ pointer: `${page.pointer}/${escaped(id)}`, id, name, row }];
  });
}

const METHOD = '/scoring/method/kind';

/** One note for all rows whose unit the method cannot count. */
function unitProblem(preset: Preset, rows: readonly Row[]): Problem[] {
  const option = optionAt(METHOD);
  const method = readAt(preset, METHOD);
  const counted = option?.kind === 'choice' ? option.rowUnits?.[String(method)] : undefined;
  if (!option || !counted) return [];
  const odd = rows.filter(({ row }) =>
    [row.exposed, row.concealed].some(({ value, unit }) => value > 0 && !counted.includes(unit)),
  );
  if (odd.length === 0) return [];
  const units = [...new Set(odd.flatMap(({ row }) => [row.exposed.unit, row.concealed.unit]))];
  const strange = units.filter((unit) => !counted.includes(unit));
  return [
    {
      code: 'units-of-another-method',
      severity: 'note',
      pointer: METHOD,
      others: odd.map((row) => row.pointer),
      message: t('preset.theMethodIsWordsWhichDoes', {
        words: wordsOf(option, method),
        strange: alternatives(strange.map(unitWords)),
        named: named(odd),
      }),
      expected: t('preset.valuesInCounted', { counted: listed(counted.map(unitWords)) }),
      hint: t('preset.giveTheseRowsValuesInA'),
    },
  ];
}

const UNITS: Readonly<Record<string, string>> = {
  points: t('words.units.points'),
  doubles: t('words.units.doubles'),
  'half-doubles': t('preset.halfDoubles'),
  limit: t('preset.sharesOfTheLimit'),
};

function unitWords(unit: string): string {
  return UNITS[unit] ?? unit;
}

const FEW = 4;

function named(rows: readonly Row[]): string {
  const names = rows.slice(0, FEW).map((row) => row.name);
  return rows.length > FEW
    ? t('preset.namesAndNumberMore', { names: listed(names), number: rows.length - FEW })
    : listed(names);
}

function paid({ row }: Row): boolean {
  return isPlayed(row);
}

function needProblem(preset: Preset, need: RowNeed, rows: readonly Row[]): Problem[] {
  const { effective } = derivedOf(preset);
  const missing = unmet(need.needs, (pointer) => readAt(effective, pointer));
  const idle = missing.length === 0 ? [] : rows.filter((row) => need.rows.includes(row.id) && paid(row));
  const [first] = idle;
  if (!first) return [];
  return [
    {
      code: need.id,
      severity: 'note',
      pointer: first.pointer,
      others: [...missing, ...idle.slice(1).map((row) => row.pointer)],
      message: t('preset.messageConcernedNamed', { message: need.message, named: named(idle) }),
      fixes: [
        {
          label: idle.length === 1 ? t('preset.takeNameOut', { name: first.name }) : t('preset.takeTheseRowsOut'),
          set: Object.fromEntries(idle.map((row) => [row.pointer, undefined])),
        },
      ],
    },
  ];
}

function settingProblems({ pointer, id, name, row }: Row): Problem[] {
  const declared = patternOf(id)?.settings ?? [];
  return Object.entries(row.settings ?? {}).flatMap(([key, value]): Problem[] => {
    const at = `${pointer}/settings/${escaped(key)}`;
    const setting = declared.find((one) => one.id === key);
    if (!setting)
      return [
        {
          code: 'unknown-setting',
          severity: 'note',
          pointer: at,
          message: t('preset.nameHasNoSettingSliceIt', { name, slice: key.slice(0, 80) }),
        },
      ];
    if (fits(setting, value)) return [];
    return [
      {
        code: 'wrong-setting',
        severity: 'problem',
        pointer: at,
        message: t('preset.nameTitleTheSettingCannotBe', {
          name,
          title: setting.title,
          stringify: JSON.stringify(value),
        }),
        found: JSON.stringify(value),
        expected: settingWords(setting),
        fixes: [{ label: t('preset.setTitleToItsDefault', { title: setting.title }), set: { [at]: setting.default } }],
      },
    ];
  });
}

function fits(setting: PatternSetting, value: boolean | number | string): boolean {
  switch (setting.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return (setting.values ?? []).some((one) => one === value);
    case 'number':
      return typeof value === 'number' && value >= (setting.minimum ?? 0) && value <= (setting.maximum ?? Infinity);
  }
}

function settingWords(setting: PatternSetting): string {
  switch (setting.kind) {
    case 'flag':
      return t('preset.trueOrFalse');
    case 'choice':
      return t('preset.oneOfValues', { values: listed((setting.values ?? []).map((one) => `"${one}"`)) });
    case 'number':
      return t('preset.aWholeNumberFromMinimumTo', {
        minimum: setting.minimum ?? 0,
        maximum: setting.maximum ?? 1_000_000,
      });
  }
}

function listProblems({ pointer, name, row }: Row, catalogue: Catalogue): Problem[] {
  return (['implies', 'excludes'] as const).flatMap((key) =>
    (row[key] ?? []).flatMap((id, at) =>
      catalogue.of(id) ? [] : [unknownPattern(`${pointer}/${key}/${String(at)}`, id, name)],
    ),
  );
}

function unknownPattern(pointer: Pointer, id: string, place: string): Problem {
  const message = t('preset.placeNamesThePatternSliceWhich', { place, slice: id.slice(0, 80) });
  return { code: 'unknown-pattern', severity: 'note', pointer, message };
}

/** Four Winds greys out a loser's item whose winner's item has no value; here the value is kept, and the note says so. */
function loserProblems({ pointer, name, row }: Row): Problem[] {
  const { losers } = row;
  if (!losers || (losers.exposed.value === 0 && losers.concealed.value === 0)) return [];
  if (isPlayed(row)) return [];
  return [
    {
      code: 'losers-without-winner',
      severity: 'note',
      pointer: `${pointer}/losers`,
      others: [pointer],
      message: t('preset.nameHasAValueForLosers', { name }),
      fixes: [
        {
          label: t('preset.giveTheWinnerTheSame'),
          set: { [`${pointer}/exposed`]: losers.exposed, [`${pointer}/concealed`]: losers.concealed },
        },
        { label: t('preset.takeTheValueForLosersOut'), set: { [`${pointer}/losers`]: undefined } },
      ],
    },
  ];
}

const EXCEPTIONS = '/rules/ready/rewardExcludes';

function exceptions(preset: Preset, catalogue: Catalogue): Problem[] {
  if (derivedOf(preset).overruled.get(EXCEPTIONS)?.how === 'inactive') return [];
  return preset.rules.ready.rewardExcludes.flatMap((id, at) =>
    catalogue.of(id)
      ? []
      : [unknownPattern(`${EXCEPTIONS}/${String(at)}`, id, optionAt(EXCEPTIONS)?.title ?? EXCEPTIONS)],
  );
}
