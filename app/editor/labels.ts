import type { Preset } from '../../schemas/generated/preset';
import type { Option } from '../option/option';
import { optionAt, rowAt } from '../option/options';
import { patternName } from '../option/patterns';
import { wordsOf } from '../option/words';
import { readAt } from '../preset/pointer';
import type { Pointer } from '../result';

/** The name of an option, scoring row or part of the head, as the window calls it. */
export function titleAt(pointer: Pointer): string {
  const row = rowAt(pointer);
  if (row) return patternName(row.id) ?? row.id;
  return optionAt(pointer)?.title ?? HEAD[pointer] ?? pointer;
}

const HEAD: Readonly<Record<Pointer, string>> = {
  '/name': 'Name',
  '/description': 'Description',
  '/vocabulary': 'Vocabulary',
  '/club': 'Club',
  '/edition': 'Edition',
  '/card': 'Card of hands',
};

const BRIEF: ReadonlySet<Option['kind']> = new Set(['boolean', 'choice', 'number']);

/** What a change is called in the history: "Missed discard: Traditional → Extended"; only the name where values are long. */
export function changeLabel(pointer: Pointer, before: Preset, after: Preset): string {
  const option = optionAt(pointer);
  if (option && BRIEF.has(option.kind)) {
    return `${option.title}: ${wordsOf(option, readAt(before, pointer))} → ${wordsOf(option, readAt(after, pointer))}`;
  }
  if (pointer === '/name') return `Name: ${before.name} → ${after.name}`;
  return titleAt(pointer);
}
