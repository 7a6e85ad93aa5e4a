import type { Preset } from '../../schemas/generated/preset';
import type { Scenario } from '../../schemas/generated/scenario';
import type { LibraryEntry } from '../bridge';
import { same } from '../option/values';
import { idFor } from '../preset/copy';
import { scenarioAt } from '../scenarios';
import { libraryKey } from '../shell/library-id';
import { parseScenario } from './documents';

/** A scenario on its way into the library. */
interface ScenarioFile {
  readonly id: string;
  readonly text: string;
}

/**
 * The files of scenarios that come with a preset which is added under another id here: what they expect of it goes by that
 * id. Ids are free; a scenario that lies there already does not come again.
 * @param here the scenarios of the library
 */
export function scenarioFiles(
  scenarios: readonly Scenario[],
  preset: Preset,
  id: string,
  here: readonly LibraryEntry[],
): readonly ScenarioFile[] {
  const there = here.flatMap(({ text }) => {
    const read = parseScenario(text);
    return read.ok ? [read.value] : [];
  });
  const taken = new Set(here.map((one) => libraryKey(one.id)));
  return scenarios
    .map((one) => ({
      ...one,
      expect: one.expect.map((of) =>
        of.under.preset === preset.id ? { ...of, under: { ...of.under, preset: id } } : of,
      ),
    }))
    .filter((one) => !there.some((other) => same({ ...other, id: '' }, { ...one, id: '' })))
    .map((one) => {
      const free = idFor(one.id, (other) => taken.has(other) || scenarioAt(other) !== undefined);
      taken.add(free);
      return { id: free, text: `${JSON.stringify({ ...one, id: free }, null, 2)}\n` };
    });
}
