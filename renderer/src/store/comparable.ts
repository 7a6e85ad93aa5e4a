import { t } from '../../../app/language/say';
import type { LibraryEntry } from '../../../app/bridge';
import { isDirty, presetOf } from '../../../app/editor/document';
import { currentOf, type Desk } from '../../../app/editor/desk';
import { plainOf } from '../../../app/option/search';
import { builtin, builtins } from '../../../app/preset/builtin';
import { parsePreset } from '../../../app/preset/parse';
import type { Preset } from '../../../schemas/generated/preset';
import type { Chosen } from './library';

const LIBRARY = 'library:';

/** A preset that can be compared with: built in, in the library, or open and not yet saved. */
export interface Comparable {
  readonly id: string;
  readonly words: string;
}

/** Every preset that can stand in the second column. */
export function comparables(desk: Desk): readonly Comparable[] {
  const open = Object.values(desk.documents)
    .filter((document) => document.kind === 'own' && document.key !== desk.current)
    .map((document) => ({ id: document.key, words: presetOf(document).name }));
  const stored = desk.library
    .filter((entry) => entry.id !== '' && entry.problem === undefined)
    .filter((entry) => !Object.values(desk.documents).some((document) => document.stored?.id === entry.id))
    .map((entry) => ({ id: `${LIBRARY}${entry.id}`, words: entry.name }));
  const current = desk.documents[desk.current];
  const saved =
    current?.stored === undefined
      ? []
      : [{ id: 'saved', words: t('store.nameAsLastSaved', { name: presetOf(current).name }) }];
  const guests = Object.entries(desk.guests ?? {}).map(([id, preset]) => ({
    id,
    words: t('store.nameNotKept', { name: preset.name }),
  }));
  return [
    ...saved,
    ...guests,
    ...open,
    ...stored,
    ...builtins().map((preset) => ({ id: preset.id, words: preset.name })),
  ];
}

/** The presets that the one in front can be based on: those that others find again by their id. */
export function possibleParents(desk: Desk): readonly Comparable[] {
  const own = presetOf(currentOf(desk)).id;
  return comparables(desk).flatMap((one) => {
    const document = desk.documents[one.id];
    const kept = document?.stored === undefined ? one.id : `${LIBRARY}${document.stored.id}`;
    const id = comparableAt(desk, kept)?.id;
    const isKept = builtin(kept) !== undefined || kept.startsWith(LIBRARY);
    return isKept && id !== own ? [{ id: kept, words: one.words }] : [];
  });
}

/** Whether a choice stands for a preset of the club that can be changed. */
export function isOwn(id: string): boolean {
  return id.startsWith(LIBRARY) || id.startsWith('own:');
}

/** How the preset of a choice is looked at; `undefined` for what is no preset of its own: the last save, a guest. */
export function chosenFor(desk: Desk, id: string): Chosen | undefined {
  if (id === 'saved' || desk.guests?.[id] !== undefined) return undefined;
  if (desk.documents[id] !== undefined) return { open: id };
  return id.startsWith(LIBRARY) ? { own: id.slice(LIBRARY.length) } : { builtin: id };
}

/** The choice that stands for the preset that is looked at, once another one is. */
export function choiceOfCurrent(desk: Desk): string {
  const document = currentOf(desk);
  if (document.kind === 'builtin') return presetOf(document).id;
  // A copy to which nothing was done goes away when it is left.
  const kept = document.stored !== undefined || isDirty(document);
  return kept ? document.key : (document.base?.id ?? document.key);
}

/** The preset that a choice stands for; `undefined`: it is not there any more, or cannot be read. */
export function comparableAt(desk: Desk, id: string): Preset | undefined {
  if (id === 'saved') return desk.documents[desk.current]?.saved;
  const open = desk.documents[id];
  const guest = desk.guests?.[id];
  if (guest) return guest;
  if (open) return presetOf(open);
  const entry = desk.library.find((one) => `${LIBRARY}${one.id}` === id);
  return entry ? readEntry(entry) : builtin(id);
}

/** The preset that is meant by an id or a name, written in full or begun, in capitals or small letters. */
export function presetNamed(desk: Desk, text: string): Preset | undefined {
  const words = plainOf(text);
  if (words === '') return undefined;
  const all = comparables(desk);
  const named =
    all.find(({ id }) => id === text) ??
    all.find((one) => plainOf(one.words) === words) ??
    all.find((one) => ` ${plainOf(one.words)}`.includes(` ${words}`));
  return named && comparableAt(desk, named.id);
}

/** The same entry gives the same preset, so that nothing is ruled on again for it. */
const read = new WeakMap<LibraryEntry, Preset>();

function readEntry(entry: LibraryEntry): Preset | undefined {
  const before = read.get(entry);
  if (before) return before;
  const parsed = parsePreset(entry.text);
  if (!parsed.ok) return undefined;
  read.set(entry, parsed.value);
  return parsed.value;
}
