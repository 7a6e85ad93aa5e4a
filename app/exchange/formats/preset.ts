import { t } from '../../language/say';
import { parsePreset } from '../../preset/parse';
import { ok } from '../../result';
import { NOTHING, type Format } from '../format';
import { exportJson } from '../json';
import { isObject } from '../json-format';

/** The program's own form: complete, with its schema, and read back as it was. */
export const PRESET: Format = {
  id: 'json',
  name: t('formats.presetFile'),
  words: t('formats.presetFileWords'),
  kind: 'json',
  extension: 'json',
  export: (preset) => ok({ text: exportJson(preset), report: NOTHING }),
  recognise: ({ json }) =>
    isObject(json) && ['schemaVersion', 'rules', 'scoring', 'extends'].some((key) => Object.hasOwn(json, key)),
  import({ text }) {
    const parsed = parsePreset(text);
    if (!parsed.ok) return parsed;
    return ok({ preset: parsed.value, notes: parsed.notes, readOnly: parsed.readOnly, report: NOTHING });
  },
};
