import { SCENARIOS } from '../../scenarios';
import type { Preset } from '../../../schemas/generated/preset';
import type { Scenario } from '../../../schemas/generated/scenario';
import { contentHash } from '../../preset/content-hash';
import { ok } from '../../result';
import { NOTHING, type Format } from '../format';
import { PRESET_SCHEMA } from '../json';

/**
 * The scenarios that say something about a preset, or about it with some options set, with those expectations only: canned
 * ones, then the user's own, which may name it by its hash.
 */
function about(preset: Preset, own: readonly Scenario[] = []): readonly Scenario[] {
  const names = own.length === 0 ? [preset.id] : [preset.id, contentHash(preset)];
  return [...SCENARIOS, ...own].flatMap((scenario) => {
    const expect = scenario.expect.filter(({ under }) => names.includes(under.preset));
    return expect.length === 0 ? [] : [{ ...scenario, expect }];
  });
}

/** The scenarios with what their sources say about a preset, and the preset itself: for other engines to be tried on. */
export const CORPUS: Format = {
  id: 'scenarios',
  name: 'Scenarios with expectations (JSON)',
  words: 'The preset, and each scenario that a source decides under it: for other programs to be tried on.',
  kind: 'json',
  extension: 'json',
  refuses: (preset, own) =>
    about(preset, own).length === 0 ? 'no scenario says anything about this preset.' : undefined,
  export(preset, _chosen, own) {
    const corpus = {
      preset: { $schema: PRESET_SCHEMA, ...preset },
      hash: contentHash(preset),
      scenarios: about(preset, own),
    };
    return ok({ text: `${JSON.stringify(corpus, null, 2)}\n`, report: NOTHING });
  },
};
