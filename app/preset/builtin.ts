import type { Preset } from '../../schemas/generated/preset';
import { overlaid } from '../language/overlay';
import { packed } from '../language/pack';
import { resolvePreset, type PresetFile } from './resolve';

/** The files of `presets/`, by id. */
const files: ReadonlyMap<string, PresetFile> = new Map(
  Object.values(import.meta.glob<PresetFile>('../../presets/*.json', { eager: true, import: 'default' })).map(
    (file) => [file.id, spoken(file)],
  ),
);

/** A file in the language that is spoken: what is said of it, never a value. */
function spoken(file: PresetFile): PresetFile {
  const said = overlaid(file, packed('presets', file.id));
  const { assumed } = said as {
    readonly assumed?: readonly { readonly covers: readonly string[]; readonly reason: string }[];
  };
  if (assumed === undefined) return said;
  // A reason is named by the first place that it covers.
  const reasonOf = ({ covers, reason }: (typeof assumed)[number]) =>
    overlaid(reason, packed('presets', file.id, 'assumed', covers[0] ?? ''));
  return { ...said, assumed: assumed.map((one) => ({ ...one, reason: reasonOf(one) })) };
}

/** The file of a built-in preset as it is written, for those that build on it. */
export function builtinFile(id: string): PresetFile | undefined {
  return files.get(id);
}

/** Those that were asked for, complete: the window shows one long before it lists all. */
const resolved = new Map<string, Preset>();
let listed: readonly Preset[] | undefined;

function complete(file: PresetFile): Preset {
  const before = resolved.get(file.id);
  if (before) return before;
  const result = resolvePreset(file, builtinFile);
  if (!result.ok) throw new Error(`presets/${file.id}: ${result.problems.map((one) => one.message).join(' ')}`);
  resolved.set(file.id, result.value);
  return result.value;
}

/** The built-in presets, complete, by name; outlines, whose own rules are not all sourced, come last. */
export function builtins(): readonly Preset[] {
  listed ??= [...files.values()]
    .map(complete)
    .sort((a, b) =>
      (a.outline === undefined) !== (b.outline === undefined)
        ? a.outline === undefined
          ? -1
          : 1
        : a.name < b.name
          ? -1
          : 1,
    );
  return listed;
}

/** The built-in presets that are not outlines: those that figures, landmarks and coverage are taken of. */
export function sourcedBuiltins(): readonly Preset[] {
  return builtins().filter((preset) => preset.outline === undefined);
}

/** One built-in preset, complete. The same object at every call. */
export function builtin(id: string): Preset | undefined {
  const file = files.get(id);
  return file && complete(file);
}
