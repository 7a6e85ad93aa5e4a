import { t } from '../language/say';
import type { Hand, OwnPattern, Preset } from '../../schemas/generated/preset';
import { fitsPattern, tilesAsked } from '../hand/own';
import { shapesOf } from '../hand/shapes';
import { patternOf } from '../option/patterns';
import type { Pointer, Problem } from '../result';
import { readHand } from '../scoring/read';
import { effectiveOf } from './effective-of';
import { readAt } from './pointer';

/** Problems (`id-of-the-catalogue`) for own patterns that have the id of a built-in one. */
export function takenIds(document: unknown): Problem[] {
  const list = readAt(document, '/patterns');
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry, at): Problem[] => {
    const id = readAt(entry, '/id');
    const taken = typeof id === 'string' ? patternOf(id) : undefined;
    if (taken === undefined) return [];
    return [
      {
        code: 'id-of-the-catalogue',
        severity: 'problem',
        pointer: `/patterns/${String(at)}/id`,
        message: t('preset.idIsTheIdOfA', { id: taken.id, name: taken.name }),
        found: taken.id,
        expected: t('preset.anIdThatNoBuiltIn'),
        hint: t('preset.putTheNameOfTheClub'),
      },
    ];
  });
}

/**
 * Problems of the own patterns of a preset under its rules: groups that are no hand (`own-pattern-size`), an example that
 * is no possible hand or does not score it (`own-example`), a near miss that scores it (`own-near-miss`), and a note for
 * a pattern without a value (`own-pattern-without-row`).
 */
export function ownPatternProblems(preset: Preset): Problem[] {
  return (preset.patterns ?? []).flatMap((pattern, at) => problemsIn(preset, pattern, `/patterns/${String(at)}`));
}

function problemsIn(preset: Preset, pattern: OwnPattern, pointer: Pointer): Problem[] {
  const size = sizeProblem(preset, pattern, pointer);
  if (size !== undefined) return [size];
  const { nearMiss } = pattern;
  return [
    ...exampleProblems(preset, pattern, `${pointer}/example`),
    ...(nearMiss === undefined ? [] : nearMissProblems(preset, pattern, nearMiss, `${pointer}/nearMiss`)),
    ...withoutRow(preset, pattern, pointer),
  ];
}

function sizeProblem(preset: Preset, pattern: OwnPattern, pointer: Pointer): Problem | undefined {
  const tiles = preset.rules.general.setsInHand * 3 + 2;
  const { least, most } = tilesAsked(pattern);
  if (least <= tiles && tiles <= most) return undefined;
  return {
    code: 'own-pattern-size',
    severity: 'problem',
    pointer: `${pointer}/groups`,
    message: t('preset.theGroupsOfNameAreLeast', { name: pattern.name, least, tiles }),
    found: String(least),
    expected: String(tiles),
  };
}

function exampleProblems(preset: Preset, pattern: OwnPattern, pointer: Pointer): Problem[] {
  const scores = scoresIt(preset, pattern, pattern.example);
  if (scores === true) return [];
  const problem = { code: 'own-example', severity: 'problem', pointer } as const;
  if (scores !== false) {
    const [first] = scores;
    const where = first === undefined ? pointer : `${pointer}${first.pointer}`;
    return [
      {
        ...problem,
        pointer: where,
        message: t('preset.theExampleOfNameMessage', { name: pattern.name, message: first?.message ?? '' }),
      },
    ];
  }
  const message =
    pattern.example.win === undefined
      ? t('preset.theExampleOfNameDoesNot', { name: pattern.name })
      : t('preset.theExampleOfNameDoesNot2', { name: pattern.name });
  return [{ ...problem, message, hint: t('preset.putTheExampleOrTheGroups') }];
}

function nearMissProblems(preset: Preset, pattern: OwnPattern, nearMiss: Hand, pointer: Pointer): Problem[] {
  const scores = scoresIt(preset, pattern, nearMiss);
  if (scores === false) return [];
  const problem = { code: 'own-near-miss', severity: 'problem', pointer } as const;
  if (scores === true) return [{ ...problem, message: t('preset.theNearMissOfNameScores', { name: pattern.name }) }];
  const [first] = scores;
  const where = first === undefined ? pointer : `${pointer}${first.pointer}`;
  return [
    {
      ...problem,
      pointer: where,
      message: t('preset.theNearMissOfNameMessage', { name: pattern.name, message: first?.message ?? '' }),
    },
  ];
}

/** Whether a winning hand has the groups of the pattern; the problems of a hand that cannot be. */
function scoresIt(preset: Preset, pattern: OwnPattern, hand: Hand): boolean | readonly Problem[] {
  const effective = effectiveOf(preset);
  const read = readHand(effective, hand);
  if (!read.ok) return read.problems;
  const { concealed, melds, facts } = read.value;
  return facts.wins && fitsPattern(pattern, concealed, melds, shapesOf(effective).jokers);
}

function withoutRow(preset: Preset, { id, page, name }: OwnPattern, pointer: Pointer): Problem[] {
  const rows: Readonly<Record<string, unknown>> = preset.scoring[page];
  if (rows[id] !== undefined) return [];
  return [
    {
      code: 'own-pattern-without-row',
      severity: 'note',
      pointer,
      others: [`/scoring/${page}/${id}`],
      message: t('preset.nameHasNoValueUnderScoring', { name }),
    },
  ];
}
