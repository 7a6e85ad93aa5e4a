import { titled } from '../language/punctuation';
import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import { ALL_PAGES } from '../option/options';
import { builtin } from '../preset/builtin';
import { contentHash } from '../preset/content-hash';
import { idFor } from '../preset/copy';
import { SCHEMA_VERSION } from '../preset/migrate';
import { parsePreset } from '../preset/parse';
import { readAt, stepsOf, withValue } from '../preset/pointer';
import { printPreset } from '../preset/print';
import { failed, ok, type Pointer, type Problem, type Result } from '../result';
import { titleOf, wordsAt } from './compared-rules';
import type { Fact, Sets } from './fact';
import type { Imported, ReportLine } from './format';
import { reasonAt, type Mapping } from './mapping';
import { unknownPlaces } from './unknown-places';
import { wrong } from './wrong';

/** A preset with some values changed. */
export function changedBy(preset: Preset, sets: Sets): Preset {
  let out = preset;
  for (const [pointer, value] of Object.entries(sets)) out = withValue(out, pointer, value);
  return out;
}

interface Told {
  readonly fact: Fact;
  readonly value: unknown;
  readonly sets: Sets;
  readonly lost?: string;
  /** The key is left out of the document, and their program takes this value. */
  readonly byDefault: boolean;
}

/**
 * The preset that the document of another program describes: what the document says, and for the rest the rules that the
 * program plays by. Problems: `wrong-value` with the place in their document, `other-game`, and those of `parsePreset`.
 */
export function readDocument(mapping: Mapping, document: unknown, named?: string): Result<Imported> {
  const name = named ?? t('exchange.programRules', { program: mapping.program });
  const told: Told[] = [];
  const problems: Problem[] = [];
  for (const fact of mapping.facts) {
    const given = readAt(document, fact.key);
    const value = given === undefined ? mapping.defaults?.[fact.key] : given;
    if (value === undefined) continue;
    const meaning = fact.read(value, document);
    if (meaning.ok) {
      const lost = meaning.lost === undefined ? {} : { lost: meaning.lost };
      told.push({ fact, value, sets: meaning.sets, byDefault: given === undefined, ...lost });
    } else problems.push(wrong('wrong-value', fact.key, value, meaning.expected));
  }
  if (problems.length > 0) return failed(...problems);
  const base = mapping.base();
  const rules = told.reduce((preset, { sets }) => changedBy(preset, sets), base);
  const preset = headed(mapping, rules, base, name, told);
  // Numbers of any size may stand in a foreign file; what a preset may hold is checked in one place.
  const parsed = parsePreset(printPreset(preset));
  if (!parsed.ok) return parsed;
  return ok({
    preset: parsed.value,
    notes: parsed.notes,
    readOnly: false,
    report: {
      carried: told.filter(({ byDefault }) => !byDefault).flatMap((one) => linesOf(one, parsed.value, '')),
      lost: [...lostValues(told), ...unknownKeys(mapping, document)],
      assumed: [
        ...told
          .filter(({ byDefault }) => byDefault)
          .flatMap((one) =>
            linesOf(one, parsed.value, t('exchange.theFileLeavesItOutProgram', { program: mapping.program })),
          ),
        ...assumedPages(mapping, base),
      ],
    },
  });
}

/** The head says where the values come from: the file, and for the rest the rules of the program. */
function headed(mapping: Mapping, rules: Preset, base: Preset, name: string, told: readonly Told[]): Preset {
  const { family, region, language, vocabulary, card, patterns } = base;
  const covers = [...new Set(told.flatMap(({ sets }) => Object.keys(sets)))];
  return {
    schemaVersion: SCHEMA_VERSION,
    id: idFor(name, () => false),
    name,
    description: t('exchange.readFromAFileOfProgram', { program: mapping.program }),
    ...(family === undefined ? {} : { family }),
    ...(region === undefined ? {} : { region }),
    ...(language === undefined ? {} : { language }),
    ...(vocabulary === undefined ? {} : { vocabulary }),
    ...(card === undefined ? {} : { card }),
    ...(patterns === undefined ? {} : { patterns }),
    sources: [{ id: 'file', title: t('exchange.aFileOfProgram', { program: mapping.program }), covers }],
    assumed: [
      {
        covers: ['/rules', '/scoring'],
        reason: t('exchange.otherwiseItIsAsInName', { otherwise: mapping.otherwise, name: base.name }),
      },
    ],
    basedOn: { id: base.id, hash: contentHash(builtin(base.id) ?? base) },
    rules: rules.rules,
    scoring: rules.scoring,
  };
}

function linesOf({ fact, value, sets }: Told, preset: Preset, reason: string): ReportLine[] {
  return Object.keys(sets).map((path) => ({
    path,
    ours: titled(titleOf(path, [preset]), wordsAt(path, preset)),
    theirs: said(fact.key, value),
    reason,
  }));
}

function lostValues(told: readonly Told[]): ReportLine[] {
  return told.flatMap(({ fact, value, lost }) =>
    lost === undefined ? [] : [{ path: fact.ours[0] ?? '', ours: '', theirs: said(fact.key, value), reason: lost }],
  );
}

/** Keys of the document that say nothing about an option of ours. */
function unknownKeys(mapping: Mapping, document: unknown): ReportLine[] {
  const known = mapping.facts.map(({ key }) => key);
  const reasons = new Map((mapping.constants?.(mapping.base()) ?? []).map(({ key, reason }) => [key, reason]));
  return unknownPlaces(document, known).map((key) => ({
    path: '',
    ours: '',
    theirs: said(key, readAt(document, key)),
    reason: reasons.get(key) ?? t('exchange.aPresetHasNoOptionFor'),
  }));
}

/** The pages of which the document does not say everything. */
function assumedPages(mapping: Mapping, base: Preset): ReportLine[] {
  const covered = new Set(mapping.facts.flatMap(({ ours }) => ours));
  return ALL_PAGES.filter((page) => page.rows || page.options.some(({ pointer }) => !covered.has(pointer))).map(
    ({ pointer, title }) => ({
      path: pointer,
      ours: t('exchange.titleWhatTheFileDoesNot', { title, name: base.name }),
      theirs: '',
      reason: reasonAt(mapping, pointer),
    }),
  );
}

/** A key of theirs with its value; long lists are cut. */
export function said(key: Pointer, value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return `${stepsOf(key).join('/')}: ${text.length > 60 ? `${text.slice(0, 59)}…` : text}`;
}
