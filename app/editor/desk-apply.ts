import { showOwn, type Desk } from './desk';
import { edited, presetOf, type Change } from './document';

/** How entries of the library are named among the presets that something can be done with. */
const LIBRARY = 'library:';

/** What came of a change of several presets: the desk, and the names of those that took it and of those that did not. */
export interface Applied {
  readonly desk: Desk;
  readonly done: readonly string[];
  readonly failed: readonly string[];
}

/**
 * The same change in several presets: each keeps it as a step of its own that can be undone there, and nothing is saved.
 * @param targets keys of documents on the desk, or ids of the library after `library:`
 */
export function appliedTo(desk: Desk, targets: readonly string[], change: Change): Applied {
  return targets.reduce<Applied>(
    (before, target) => {
      const [key, opened, name] = openedFor(before.desk, target);
      const document = opened.documents[key];
      if (!document || document.readOnly || document.kind === 'builtin')
        return { ...before, failed: [...before.failed, name] };
      const documents = { ...opened.documents, [key]: edited(document, change) };
      return { ...before, desk: { ...opened, documents }, done: [...before.done, presetOf(document).name] };
    },
    { desk, done: [], failed: [] },
  );
}

/** The desk with a target on it, looking at what it looked at before, and the key and the name of the target. */
function openedFor(desk: Desk, target: string): readonly [string, Desk, string] {
  if (!target.startsWith(LIBRARY)) {
    const document = desk.documents[target];
    return [target, desk, document ? presetOf(document).name : target];
  }
  const id = target.slice(LIBRARY.length);
  const shown = showOwn(desk, id);
  const name = desk.library.find((one) => one.id === id)?.name ?? id;
  return shown.ok ? [shown.value.current, { ...shown.value, current: desk.current }, name] : ['', desk, name];
}
