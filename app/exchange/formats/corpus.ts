import { SCENARIOS } from '../../scenarios';
import type { Scenario } from '../../../schemas/generated/scenario';
import { contentHash } from '../../preset/content-hash';
import { ok } from '../../result';
import { NOTHING, type Format } from '../format';
import { PRESET_SCHEMA } from '../json';

/** The scenarios that say something about a preset, or about it with some options set, with those expectations only. */
function about(id: string): readonly Scenario[] {
  return SCENARIOS.flatMap((scenario) => {
    const expect = scenario.expect.filter(({ under }) => under.preset === id);
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
  refuses: ({ id }) => (about(id).length === 0 ? 'no scenario says anything about this preset.' : undefined),
  export(preset) {
    const corpus = {
      preset: { $schema: PRESET_SCHEMA, ...preset },
      hash: contentHash(preset),
      scenarios: about(preset.id),
    };
    return ok({ text: `${JSON.stringify(corpus, null, 2)}\n`, report: NOTHING });
  },
};
