import type { Preset } from '../../schemas/generated/preset';
import type { Conditions, Constraint } from '../option/option';
import { CONSTRAINTS, optionAt } from '../option/options';
import { holds, same, unmet } from '../option/values';
import type { Fix, Pointer, Problem } from '../result';
import { derivedOf, type Derived } from './effective-of';
import { readAt } from './pointer';
import { ownPatternProblems } from './own-pattern-problems';
import { rowProblems } from './row-problems';
import { valueProblems } from './value-problems';

const kept = new WeakMap<Preset, readonly Problem[]>();

/**
 * What is wrong with the rules of a complete preset although each value is allowed: options that contradict each other,
 * tables and amounts that cannot be ruled on, rows that can score nothing. Severity `problem`: cannot be ruled on as it
 * stands; `note`: worth knowing. Each names the options concerned and offers what would solve it. Options that are out of
 * use are never wrong.
 *
 * The code is the id of a constraint in the schemas, or one of those of `valueProblems`, `rowProblems` and `ownPatternProblems`.
 */
export function problemsOf(preset: Preset): readonly Problem[] {
  const before = kept.get(preset);
  if (before) return before;
  const problems = [
    ...CONSTRAINTS.flatMap((constraint) => constraintProblem(constraint, derivedOf(preset)) ?? []),
    ...valueProblems(preset),
    ...rowProblems(preset),
    ...ownPatternProblems(preset),
  ];
  kept.set(preset, problems);
  return problems;
}

/** The problem of a rule across options that is broken: its `when` holds, and what it requires does not or what it excludes does. */
function constraintProblem(constraint: Constraint, { effective, overruled }: Derived): Problem | undefined {
  const read = (pointer: Pointer) => readAt(effective, pointer);
  const { when, requires = {}, excludes = {} } = constraint;
  if (unmet(when, read).length > 0) return undefined;
  const broken = [...unmet(requires, read), ...met(excludes, read)];
  if (broken.length === 0) return undefined;
  const concerned = new Set([...Object.keys(when), ...broken]);
  for (const pointer of concerned) if (overruled.get(pointer)?.how === 'inactive') return undefined;
  concerned.delete(constraint.owner);
  return {
    code: constraint.id,
    severity: constraint.severity,
    pointer: constraint.owner,
    others: [...concerned],
    message: constraint.message,
    fixes: constraint.fix.filter((fix) => !done(fix, read)),
  };
}

function met(conditions: Conditions, read: (pointer: Pointer) => unknown): Pointer[] {
  return Object.entries(conditions).flatMap(([pointer, values]) => (holds(values, read(pointer)) ? [pointer] : []));
}

function done(fix: Fix, read: (pointer: Pointer) => unknown): boolean {
  return Object.entries(fix.set).every(([pointer, value]) => optionAt(pointer) && same(read(pointer), value));
}
