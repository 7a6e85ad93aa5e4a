import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import { same } from '../option/values';
import { builtin } from '../preset/builtin';
import { contentHash } from '../preset/content-hash';
import { parsePreset } from '../preset/parse';
import type { Desk } from './desk';
import { presetOf, type Base, type Change, type Document } from './document';

/** A preset as others are measured against it. */
export function asBase(preset: Preset): Base {
  return { id: preset.id, name: preset.name, preset };
}

/** The preset that one was made from, where it is still to be found: built in, or in the library. */
export function baseFor(desk: Desk, preset: Preset): Base | undefined {
  const id = preset.basedOn?.id;
  if (id === undefined) return undefined;
  const standard = builtin(id);
  if (standard) return asBase(standard);
  const entry = desk.library.find((one) => one.id === id);
  const parsed = entry && parsePreset(entry.text);
  return parsed?.ok === true && id !== preset.id ? asBase(parsed.value) : undefined;
}

/** A document measured against the preset that it names now, where a step has made it name another one, or none. */
export function withBase(desk: Desk, before: Document, after: Document): Document {
  const preset = presetOf(after);
  if (after.kind === 'builtin' || same(presetOf(before).basedOn, preset.basedOn)) return after;
  const { base: _base, ...document } = after;
  const base = baseFor(desk, preset);
  return base === undefined ? document : { ...document, base };
}

/**
 * The step that makes a preset one that was made from another, or from none: its values stay as they are, what counts
 * as changed does not.
 */
export function parentChange(parent: Preset | undefined): Change {
  return parent === undefined
    ? { set: { '/basedOn': undefined }, label: t('editor.keepAllValuesWithoutABase') }
    : {
        set: { '/basedOn': { id: parent.id, hash: contentHash(parent) } },
        label: t('editor.takeNameAsTheBase', { name: parent.name }),
      };
}

/**
 * How a document stands to the preset that it was made from. `gone`: it names one that is neither built in nor in the
 * library; `newer`: that one has other rules by now than when the document was made from it; `none`: it names none.
 */
export type Parentage = 'made-from' | 'newer' | 'gone' | 'none';

export function parentageOf({ base, ...document }: Document): Parentage {
  const { basedOn } = presetOf(document);
  if (basedOn === undefined) return 'none';
  if (base === undefined) return 'gone';
  return basedOn.hash === contentHash(base.preset) ? 'made-from' : 'newer';
}
