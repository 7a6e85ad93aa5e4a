import { titled } from '../language/punctuation';
import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import { effectiveOf } from '../preset/effective-of';
import { normalOf } from '../preset/normal';
import { readAt, withValue } from '../preset/pointer';
import { failed, ok, type Pointer, type Result } from '../result';
import { comparedRules, titleOf, wordsAt } from './compared-rules';
import type { Fact } from './fact';
import type { Report, ReportLine } from './format';
import { idleRows } from './idle-rows';
import { reasonAt, type Constant, type Mapping } from './mapping';
import { changedBy, said } from './read-document';

export interface Written {
  readonly document: Readonly<Record<string, unknown>>;
  readonly report: Report;
}

/**
 * The document of another program that says the rules of a complete preset, and what it carries. What is lost is found
 * by reading the document back as that program understands it: every option, row and card that is then ruled otherwise.
 * Problem: `other-game`.
 */
export function writeDocument(mapping: Mapping, preset: Preset): Result<Written> {
  const rules = effectiveOf(preset);
  const other = mapping.otherGame(rules);
  if (other !== undefined) {
    const message = t('exchange.programCannotBeToldTheseRules', { program: mapping.program, other });
    return failed({ code: 'other-game', severity: 'problem', pointer: '', message });
  }
  const values = mapping.facts.map((fact) => ({ fact, value: fact.write(rules) }));
  const constants = mapping.constants?.(rules) ?? [];
  let document: Readonly<Record<string, unknown>> = {};
  for (const { key, value } of [...values.map(({ fact, value }) => ({ key: fact.key, value })), ...constants]) {
    if (value !== undefined) document = withValue(document, key, value);
  }
  let back = mapping.base();
  for (const { fact } of values) {
    const held = readAt(document, fact.key);
    const value = held === undefined ? mapping.defaults?.[fact.key] : held;
    back = changedBy(back, readOwn(fact, value, document));
  }
  return ok({ document, report: reportOf(mapping, preset, back, values, constants) });
}

/** What a value that was just written says. */
function readOwn(fact: Fact, value: unknown, document: unknown): Readonly<Record<Pointer, unknown>> {
  if (value === undefined) return {};
  const meaning = fact.read(value, document);
  if (!meaning.ok) throw new Error(`${fact.key}: what was written cannot be read, ${JSON.stringify(value)}`);
  return meaning.sets;
}

function reportOf(
  mapping: Mapping,
  preset: Preset,
  back: Preset,
  values: readonly { readonly fact: Fact; readonly value: unknown }[],
  constants: readonly Constant[],
): Report {
  const facts = new Map(mapping.facts.flatMap((fact) => fact.ours.map((pointer) => [pointer, fact] as const)));
  const idle = idleRows(effectiveOf(preset));
  const lost = comparedRules([preset, back])
    .filter(({ pointer }) => !idle.has(pointer))
    .map(({ pointer, title, values: [ours = '', theirs = ''] }): ReportLine => {
      const fact = facts.get(pointer);
      const near = t('exchange.theFileHasNoExactValue');
      const reason = fact === undefined ? reasonAt(mapping, pointer) : (fact.reason ?? near);
      return { path: pointer, ours: titled(title, ours), theirs, reason };
    });
  const gone = new Set(lost.map(({ path }) => path));
  const normal = normalOf(preset);
  const carried = values.flatMap(({ fact, value }) =>
    value === undefined
      ? []
      : fact.ours
          .filter((pointer) => !gone.has(pointer) && normal.has(pointer))
          .map((pointer) => ({
            path: pointer,
            ours: titled(titleOf(pointer, [preset]), wordsAt(pointer, preset)),
            theirs: said(fact.key, value),
            reason: '',
          })),
  );
  const assumed = constants.map(({ key, value, reason }) => ({ path: '', ours: '', theirs: said(key, value), reason }));
  return { carried, lost, assumed };
}
