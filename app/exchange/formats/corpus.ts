import { t } from '../../language/say';
import { scenarioAt, SCENARIOS } from '../../scenarios';
import type { Preset } from '../../../schemas/generated/preset';
import type { Scenario } from '../../../schemas/generated/scenario';
import { contentHash } from '../../preset/content-hash';
import { same } from '../../option/values';
import { parsePreset } from '../../preset/parse';
import { failed, ok, type Pointer, type Problem } from '../../result';
import { parseScenario } from '../documents';
import { NOTHING, type Format } from '../format';
import { PRESET_SCHEMA } from '../json';
import { isObject } from '../json-format';

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

/**
 * The scenarios with what their sources say about a preset, and the preset itself: for other engines to be tried on. Read
 * back, it gives the preset and those scenarios that the program does not have itself.
 */
export const CORPUS: Format = {
  id: 'scenarios',
  name: t('formats.scenariosWithExpectations'),
  words: t('formats.scenariosWithExpectationsWords'),
  kind: 'json',
  extension: 'json',
  refuses: (preset, own) => (about(preset, own).length === 0 ? t('formats.noScenarioSaysAnything') : undefined),
  export(preset, _chosen, own) {
    const corpus = {
      preset: { $schema: PRESET_SCHEMA, ...preset },
      hash: contentHash(preset),
      scenarios: about(preset, own),
    };
    return ok({ text: `${JSON.stringify(corpus, null, 2)}\n`, report: NOTHING });
  },
  recognise: ({ json }) => isObject(json) && isObject(json['preset']) && Array.isArray(json['scenarios']),
  import({ json }) {
    const root = isObject(json) ? json : {};
    const parsed = parsePreset(JSON.stringify(root['preset'] ?? null));
    const scenarios = (Array.isArray(root['scenarios']) ? root['scenarios'] : []).map((one: unknown) =>
      parseScenario(JSON.stringify(one)),
    );
    const problems = [
      ...(parsed.ok ? [] : placed(parsed.problems, '/preset')),
      ...scenarios.flatMap((one, at) => (one.ok ? [] : placed(one.problems, `/scenarios/${String(at)}`))),
    ];
    if (!parsed.ok || problems.length > 0) return failed(...problems);
    const { value: preset, notes, readOnly } = parsed;
    return ok({
      preset,
      readOnly,
      notes: [...placed(notes, '/preset'), ...(root['hash'] === contentHash(preset) ? [] : [CHANGED])],
      report: NOTHING,
      scenarios: scenarios.flatMap((one) => (one.ok && !isCanned(one.value) ? [one.value] : [])),
    });
  },
};

const CHANGED: Problem = {
  code: 'hash-differs',
  severity: 'note',
  pointer: '/hash',
  message: t('formats.rulesChangedSince'),
};

function placed(problems: readonly Problem[], place: Pointer): readonly Problem[] {
  return problems.map((one) => ({ ...one, pointer: place + one.pointer }));
}

/** Whether a scenario is one of the program's own, with all or some of its expectations. */
function isCanned({ expect, ...rest }: Scenario): boolean {
  const canned = scenarioAt(rest.id);
  if (canned === undefined) return false;
  const { expect: known, ...own } = canned;
  return same(own, rest) && expect.every((one) => known.some((other) => same(one, other)));
}
