import type { Scenario } from '../../schemas/generated/scenario';
import { parseScenario } from '../exchange/documents';
import { nearestName } from '../option/nearest';
import { ALL_PAGES, optionAt, pageAt, rowAt } from '../option/options';
import { escaped } from '../preset/pointer';
import type { Lookup } from '../preset/lookup';
import { failed, type Pointer, type Problem, type Result } from '../result';
import { eventsIn } from './steps';

/**
 * Reads a scenario of a club. Problem codes: those of `parseScenario`, and `unknown-option` for a pointer that names no page, option or
 * scoring row, `unknown-event` for an expectation of an event that is not there.
 */
export function readScenario(text: string): Result<Scenario> {
  const parsed = parseScenario(text);
  if (!parsed.ok) return parsed;
  const problems = [...unknownOptions(parsed.value), ...unknownEvents(parsed.value)];
  return problems.length > 0 ? failed(...problems) : parsed;
}

/** What is wrong with a scenario that is being made; empty where it can be saved and ruled on. */
export function problemsOfScenario(scenario: Scenario): readonly Problem[] {
  const read = readScenario(JSON.stringify(scenario));
  return read.ok ? [] : read.problems;
}

/** Expectations about presets that cannot be found: they say nothing here, and are kept. */
export function unknownPresets({ expect }: Scenario, lookup: Lookup): readonly Problem[] {
  return expect.flatMap(({ under }, at) =>
    lookup(under.preset) === undefined
      ? [
          {
            code: 'unknown-preset',
            severity: 'note' as const,
            pointer: `/expect/${String(at)}/under/preset`,
            message: `There is no preset “${under.preset}” here.`,
            found: under.preset,
            hint: 'Import the preset, or name another one by its id.',
          },
        ]
      : [],
  );
}

function unknownOptions({ about, needs = {}, expect }: Scenario): Problem[] {
  const places = [
    ...about.map((pointer, at) => ({ pointer, at: `/about/${String(at)}` })),
    ...Object.keys(needs).map((pointer) => ({ pointer, at: `/needs/${escaped(pointer)}` })),
    ...expect.flatMap(({ under }, at) =>
      Object.keys(under.set ?? {}).map((pointer) => ({
        pointer,
        at: `/expect/${String(at)}/under/set/${escaped(pointer)}`,
      })),
    ),
  ];
  return places.flatMap(({ pointer, at }) => (isKnown(pointer) ? [] : [unknownOption(pointer, at)]));
}

/** A page, an option, a scoring row, or a part of one of the last two. */
function isKnown(pointer: Pointer): boolean {
  const unit = pointer.split('/').slice(0, 4).join('/');
  return pageAt(pointer) !== undefined || (optionAt(unit) ?? rowAt(unit)) !== undefined;
}

function unknownOption(found: Pointer, pointer: Pointer): Problem {
  const names = ALL_PAGES.flatMap((page) => [page.pointer, ...page.options.map((one) => one.pointer)]);
  const near = nearestName(found, names);
  return {
    code: 'unknown-option',
    severity: 'problem',
    pointer,
    message: `“${found.slice(0, 80)}” is no option.`,
    found: found.slice(0, 80),
    ...(near === undefined
      ? { hint: 'Find the option by its name instead.' }
      : { hint: `${near} may have been meant.` }),
  };
}

function unknownEvents({ events = [], expect }: Scenario): Problem[] {
  const names = new Set(events.flatMap(eventsIn).map((one) => one.id));
  return expect.flatMap((one, at) =>
    Object.keys(one)
      .filter((key) => !['under', 'source', 'outcome'].includes(key) && !names.has(key))
      .map((key): Problem => ({
        code: 'unknown-event',
        severity: 'problem',
        pointer: `/expect/${String(at)}/${escaped(key)}`,
        message: `No event is called “${key.slice(0, 60)}”.`,
        found: key.slice(0, 60),
        hint: 'Give the event that is meant this name, or take the expectation out.',
      })),
  );
}
