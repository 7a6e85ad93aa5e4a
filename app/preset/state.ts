import { clauses } from '../language/punctuation';
import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import { optionAt } from '../option/options';
import { same } from '../option/values';
import { wordsOf } from '../option/words';
import type { Pointer, Problem } from '../result';
import { derivedOf } from './effective-of';
import { readAt } from './pointer';
import { problemsOf } from './problems';

/** Why an option is not ruled on as it is stored: a sentence, and the options that it rests on. */
export interface Reason {
  readonly how: 'inactive' | 'implied';
  readonly text: string;
  readonly by: readonly Pointer[];
}

/** The four values of an option or scoring row, which stay apart, and what is to be said about them. */
export interface State {
  readonly pointer: Pointer;
  /** As it is stored; `undefined` for a row that is not scored. */
  readonly value: unknown;
  /** As it is ruled on. */
  readonly ruled: unknown;
  /** The value of the preset it was made from, and the name of that preset. */
  readonly base: { readonly value: unknown; readonly name: string };
  readonly saved: unknown;
  /** The default of the schema; rows have none. */
  readonly default: unknown;
  /** Differs from the base. */
  readonly modified: boolean;
  /** Differs from the last save. */
  readonly unsaved: boolean;
  readonly reason?: Reason;
  /** Problems and notes at this place, within it, or that name it as the other side. */
  readonly problems: readonly Problem[];
}

/** The state of one option or scoring row of a complete preset beside the one it is based on and its saved self. */
export function stateOf(pointer: Pointer, preset: Preset, base: Preset, saved: Preset): State {
  const value = readAt(preset, pointer);
  const before = { value: readAt(base, pointer), name: base.name };
  const kept = readAt(saved, pointer);
  const reason = reasonOf(preset, pointer);
  return {
    pointer,
    value,
    ruled: readAt(derivedOf(preset).effective, pointer),
    base: before,
    saved: kept,
    default: optionAt(pointer)?.default,
    modified: !same(value, before.value),
    unsaved: !same(value, kept),
    ...(reason === undefined ? {} : { reason }),
    problems: problemsOf(preset).filter((problem) =>
      [problem.pointer, ...(problem.others ?? [])].some(
        (place) => place === pointer || place.startsWith(`${pointer}/`),
      ),
    ),
  };
}

/** Why an option is out of use or has an implied value: "Not in use while Dora tiles is “Off”." */
export function reasonOf(preset: Preset, pointer: Pointer): Reason | undefined {
  const { effective, overruled } = derivedOf(preset);
  const found = overruled.get(pointer);
  if (!found) return undefined;
  if (found.how === 'implied') return { how: found.how, text: found.constraint.message, by: found.by };
  const causes = found.by.flatMap((place) => {
    const option = optionAt(place);
    return option
      ? [t('preset.titleIsWords', { title: option.title, words: wordsOf(option, readAt(effective, place)) })]
      : [];
  });
  return {
    how: found.how,
    text: t('preset.notInUseWhileCauses', { causes: clauses(causes) }),
    by: found.by,
  };
}
