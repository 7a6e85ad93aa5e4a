import { t } from '../language/say';
import type { Expectation, Scenario } from '../../schemas/generated/scenario';
import { parseScenario } from '../exchange/documents';
import { nearestName } from '../option/nearest';
import { ALL_PAGES, optionAt, pageAt, rowAt } from '../option/options';
import { builtin } from '../preset/builtin';
import { wrongValues } from '../preset/parse';
import { escaped, withValue } from '../preset/pointer';
import type { Lookup } from '../preset/lookup';
import { failed, type Pointer, type Problem, type Result } from '../result';
import { eventsIn } from './steps';

/**
 * Reads a scenario of a club. Problem codes: those of `parseScenario`, and `unknown-option` for a pointer that names no page, option or
 * scoring row, `unknown-event` for an expectation of an event that is not there, and those of a preset's values for what an
 * expectation sets.
 */
export function readScenario(text: string): Result<Scenario> {
  const parsed = parseScenario(text);
  if (!parsed.ok) return parsed;
  const unknown = [...unknownOptions(parsed.value), ...unknownEvents(parsed.value)];
  const problems = unknown.length > 0 ? unknown : wrongSets(parsed.value);
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
            message: t('scenarioDesk.thereIsNoPresetPresetHere', { preset: under.preset }),
            found: under.preset,
            hint: t('scenarioDesk.importThePresetOrNameAnother'),
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
    message: t('scenarioDesk.sliceIsNoOption', { slice: found.slice(0, 80) }),
    found: found.slice(0, 80),
    ...(near === undefined
      ? { hint: t('scenarioDesk.findTheOptionByItsName') }
      : { hint: t('scenarioDesk.nearMayHaveBeenMeant', { near }) }),
  };
}

/** Values that expectations set and that no preset may have. */
function wrongSets({ expect }: Scenario): Problem[] {
  return expect.flatMap(({ under }, at) =>
    under.set === undefined ? [] : wrongSet(under, `/expect/${String(at)}/under/set`),
  );
}

/** Where the preset is not there to be looked at, what the rest of a row is that is set in part is not known. */
function wrongSet({ preset, set }: Expectation['under'], at: Pointer): Problem[] {
  const known = builtin(preset);
  const values = Object.entries(set ?? {});
  const changed = values.reduce<Readonly<Record<string, unknown>>>(
    (document, [pointer, value]) => withValue(document, pointer, value ?? undefined),
    { ...(known ?? builtin(ANY)) },
  );
  const pointers = values.map(([pointer]) => pointer);
  return wrongValues(changed).flatMap((one) => {
    const place =
      pointers.find((pointer) => within(one.pointer, pointer)) ??
      pointers.find((pointer) => within(pointer, one.pointer));
    const partly = known === undefined && one.code === 'missing-part' && place?.split('/')[4] !== undefined;
    if (one.severity !== 'problem' || partly) return [];
    return [{ ...one, pointer: place === undefined ? at : `${at}/${escaped(place)}`, fixes: [] }];
  });
}

/** Any preset will do to try values on. */
const ANY = 'japanese-modern';

function within(pointer: Pointer, around: Pointer): boolean {
  return pointer === around || pointer.startsWith(`${around}/`);
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
        message: t('scenarioDesk.noEventIsCalledSlice', { slice: key.slice(0, 60) }),
        found: key.slice(0, 60),
        hint: t('scenarioDesk.giveTheEventThatIsMeant'),
      })),
  );
}
