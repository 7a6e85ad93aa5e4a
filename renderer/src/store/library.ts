import { t } from '../../../app/language/say';
import {
  asInFile,
  begin,
  builtinKey,
  close,
  currentOf,
  dirtyDocuments,
  freeName,
  isPristine,
  isTaken,
  outdatedDocuments,
  showBuiltin,
  showOwn,
  withLibrary,
} from '../../../app/editor/desk';
import { edited, isDirty, namedDocument, presetOf, savedDocument, type Document } from '../../../app/editor/document';
import { builtin } from '../../../app/preset/builtin';
import { idFor } from '../../../app/preset/copy';
import { printPreset } from '../../../app/preset/print';
import type { Bridge, BridgeProblem } from '../../../app/bridge';
import type { Preset } from '../../../schemas/generated/preset';
import type { Scenario } from '../../../schemas/generated/scenario';
import { loaded } from '../../../schemas/preset.schema.json?validator';
import type { LeavingQuestion } from './leaving';
import { noticeOf, type Notice, type Store } from './store';

/** What a choice in the preset list means. */
export type Chosen = { readonly builtin: string } | { readonly own: string } | { readonly open: string };

/** Everything that moves presets between the desk and the library. */
export interface LibraryActions {
  refresh(): Promise<void>;
  /** Looks at another preset; asks first where something is unsaved. */
  choose(chosen: Chosen): void;
  /** Saves a document; `false` where it could not be, or a name has to be given first. */
  save(key: string): Promise<boolean>;
  saveOver(key: string): Promise<boolean>;
  /** Gives up a document's changes for what another program has written into its file; undo brings them back. */
  takeFile(key: string): void;
  /** Puts the text before the last save in the place of a file that cannot be read, which goes to the trash. */
  restoreBackup(id: string): Promise<boolean>;
  saveAs(key: string, name: string): Promise<boolean>;
  newFrom(name: string): Promise<boolean>;
  /** Puts a preset that was read from a file into the library, under a name of its own, with the scenarios of the file. */
  add(preset: Preset, name: string, scenarios?: readonly Scenario[]): Promise<boolean>;
  replace(id: string, preset: Preset): Promise<boolean>;
  rename(key: string, name: string): Promise<boolean>;
  duplicate(): Promise<boolean>;
  remove(key: string): Promise<void>;
  restore(): Promise<void>;
  discard(key: string): void;
  saveAll(): Promise<boolean>;
}

/** `leave` is asked what becomes of unsaved changes before another preset is looked at. */
export function libraryOf(store: Store, bridge: Bridge, leave: (question: LeavingQuestion) => void): LibraryActions {
  const { library } = bridge;
  const current = () => currentOf(store.getState().desk);
  const document = (key: string): Document | undefined => store.getState().desk.documents[key];
  const put = (changed: Document) => {
    store.setState(({ desk }) => ({ desk: { ...desk, documents: { ...desk.documents, [changed.key]: changed } } }));
  };
  const tell = (text: string, action?: Notice['action']) => {
    store.setState({ notice: noticeOf(text, action) });
  };
  const trouble = (title: string, problem: BridgeProblem) => {
    store.setState({ dialog: { kind: 'trouble', title, problems: [problem] } });
  };
  /** The documents that are being written now: their files differ from what was read for a moment. */
  const writing = new Set<string>();
  /** The states of files that the user was asked about already. */
  const asked = new Set<string>();
  const refresh = async () => {
    const entries = await library.list();
    // From here on presets are read.
    await loaded;
    const before = store.getState().desk;
    const desk = withLibrary(before, entries);
    store.setState({ desk, ready: true });
    for (const { key, stored } of Object.values(desk.documents)) {
      const was = before.documents[key];
      if (stored === undefined && was?.stored !== undefined && !writing.has(key))
        tell(t('store.theFileOfNameHasGone', { name: presetOf(was).name }));
    }
    for (const { key, stored } of outdatedDocuments(desk)) {
      const state = `${key} ${entries.find((entry) => entry.id === stored?.id)?.hash ?? ''}`;
      if (writing.has(key) || asked.has(state) || store.getState().dialog !== undefined) continue;
      asked.add(state);
      store.setState({ dialog: { kind: 'changed-elsewhere', key } });
    }
  };

  const write = async (key: string, id: string, expected: string | null | undefined): Promise<boolean> => {
    const before = document(key);
    if (!before) return false;
    const preset = presetOf(before);
    writing.add(key);
    const saved = await library.save(id, printPreset(preset), expected);
    const now = saved.ok ? document(key) : undefined;
    // Typed on while it was being written: what was written is saved, the rest is not.
    if (saved.ok && now && presetOf(now) === preset) put(savedDocument(now, { id, hash: saved.hash }));
    else if (saved.ok && now) put({ ...now, stored: { id, hash: saved.hash }, saved: preset });
    writing.delete(key);
    if (!saved.ok) {
      if (saved.code === 'changed-elsewhere') store.setState({ dialog: { kind: 'changed-elsewhere', key } });
      else trouble(t('store.nameCouldNotBeSaved', { name: preset.name }), saved);
      return false;
    }
    await refresh();
    tell(t('store.savedName', { name: preset.name }));
    return true;
  };

  /** Puts the scenarios of a file beside the preset that came with them, which has an id of its own here. */
  const comeAlong = async (scenarios: readonly Scenario[], preset: Preset, id: string): Promise<boolean> => {
    const { scenarioFiles } = await import('../../../app/exchange/coming-along');
    for (const file of scenarioFiles(scenarios, preset, id, await bridge.scenarios.list())) {
      const saved = await bridge.scenarios.save(file.id, file.text, null);
      if (saved.ok) continue;
      trouble(t('store.theScenariosOfTheFileCould'), saved);
      return false;
    }
    store.setState({ scenarioFiles: await bridge.scenarios.list() });
    return true;
  };

  /** Saves of one document follow each other: a second press of Save finds the first one done. */
  const saving = new Map<string, Promise<unknown>>();
  const inTurn = <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = (saving.get(key) ?? Promise.resolve()).then(work);
    saving.set(
      key,
      turn.catch(() => undefined),
    );
    return turn;
  };

  const named = (key: string, name: string): void => {
    const before = document(key);
    if (!before) return;
    const { desk } = store.getState();
    const { [key]: _self, ...others } = desk.documents;
    const id = idFor(name, (one) => isTaken({ ...desk, documents: others }, one));
    put(namedDocument(before, { name, id }));
  };

  const go = (chosen: Chosen) => {
    store.setState((state) => {
      if ('builtin' in chosen) return { desk: showBuiltin(state.desk, chosen.builtin) };
      if ('open' in chosen) return { desk: { ...state.desk, current: chosen.open } };
      const shown = showOwn(state.desk, chosen.own);
      if (shown.ok) return { desk: shown.value };
      const entry = state.desk.library.find((one) => one.id === chosen.own);
      const title = t('store.nameCannotBeOpened', { name: entry?.name ?? chosen.own });
      const problems = entry?.problem === undefined ? shown.problems : [entry.problem, ...shown.problems];
      return { dialog: { kind: 'broken', id: chosen.own, title, problems } };
    });
  };

  const nameOf = (chosen: Chosen): string => {
    if ('builtin' in chosen) return builtin(chosen.builtin)?.name ?? chosen.builtin;
    if ('own' in chosen) return store.getState().desk.library.find(({ id }) => id === chosen.own)?.name ?? chosen.own;
    const open = document(chosen.open);
    return open ? presetOf(open).name : chosen.open;
  };

  const actions: LibraryActions = {
    refresh,
    choose(chosen) {
      const leaving = current();
      if ('builtin' in chosen && leaving.key === builtinKey(chosen.builtin)) return;
      if ('own' in chosen && leaving.stored?.id === chosen.own) return;
      if ('open' in chosen && leaving.key === chosen.open) return;
      if (leaving.kind === 'own' && isDirty(leaving)) {
        leave({
          kind: 'unsaved',
          key: leaving.key,
          to: nameOf(chosen),
          then: () => {
            go(chosen);
          },
        });
        return;
      }
      go(chosen);
      if (isPristine(leaving)) store.setState(({ desk }) => ({ desk: close(desk, leaving.key) }));
    },
    save: (key) =>
      inTurn(key, async () => {
        const what = document(key);
        if (!what || what.kind === 'builtin' || what.readOnly) return false;
        if (what.stored === undefined) {
          store.setState({ dialog: { kind: 'name', purpose: 'save-as' } });
          return false;
        }
        return isDirty(what) ? write(key, what.stored.id, what.stored.hash) : true;
      }),
    async saveOver(key) {
      const what = document(key);
      return what?.stored === undefined ? false : write(key, what.stored.id, undefined);
    },
    takeFile(key) {
      store.setState(({ desk }) => {
        const taken = asInFile(desk, key);
        return taken.ok ? { desk: taken.value } : {};
      });
    },
    async restoreBackup(id) {
      const title = t('store.theLastGoodCopyCouldNot');
      const kept = await library.backup(id);
      if (!kept.ok) {
        trouble(title, kept);
        return false;
      }
      const removed = await library.remove(id);
      if (!removed.ok) {
        trouble(title, removed);
        return false;
      }
      const saved = await library.save(id, kept.text, null);
      if (!saved.ok) {
        await library.restore(id);
        trouble(title, saved);
        return false;
      }
      await refresh();
      go({ own: id });
      tell(t('store.broughtBackTheLastGoodCopy'));
      return true;
    },
    async saveAs(key, name) {
      const what = document(key);
      if (!what) return false;
      if (what.kind === 'builtin' || what.readOnly) return actions.newFrom(name);
      if (what.stored === undefined) {
        named(key, name);
        return write(key, presetOf(document(key) ?? what).id, null);
      }
      // The file keeps its last save; the document goes on under the new name.
      const { stored: _stored, ...rest } = what;
      put(rest);
      named(key, name);
      const done = await write(key, presetOf(document(key) ?? what).id, null);
      if (!done) put(what);
      return done;
    },
    async newFrom(name) {
      store.setState(({ desk }) => ({ desk: begin(desk, presetOf(currentOf(desk)), name) }));
      const made = current();
      return write(made.key, presetOf(made).id, null);
    },
    async add(preset, name, scenarios = []) {
      const { desk } = store.getState();
      const id = idFor(name, (one) => isTaken(desk, one));
      const saved = await library.save(id, printPreset({ ...preset, id, name }), null);
      if (!saved.ok) {
        trouble(t('store.nameCouldNotBeAdded', { name }), saved);
        return false;
      }
      if (scenarios.length > 0 && !(await comeAlong(scenarios, preset, id))) return false;
      await refresh();
      go({ own: id });
      tell(t('store.addedNameToYourPresets', { name }));
      return true;
    },
    async replace(id, preset) {
      const saved = await library.save(id, printPreset({ ...preset, id }));
      if (!saved.ok) {
        trouble(t('store.nameCouldNotBeReplaced', { name: preset.name }), saved);
        return false;
      }
      await refresh();
      go({ own: id });
      tell(t('store.replacedName', { name: preset.name }));
      return true;
    },
    async rename(key, name) {
      const what = document(key);
      if (!what) return false;
      const clean = !isDirty(what);
      put(edited(what, { set: { '/name': name } }));
      // A name alone is saved at once, where nothing else waits to be.
      return what.stored !== undefined && clean ? actions.save(key) : true;
    },
    async duplicate() {
      const { desk } = store.getState();
      return actions.newFrom(freeName(desk, t('store.nameCopy', { name: presetOf(current()).name })));
    },
    async remove(key) {
      const what = document(key);
      if (!what) return;
      const { name } = presetOf(what);
      if (what.stored !== undefined) {
        const done = await library.remove(what.stored.id);
        if (!done.ok) {
          trouble(t('store.nameCouldNotBeDeleted', { name }), done);
          return;
        }
        const { id } = what.stored;
        store.setState(({ desk }) => ({ desk: { ...close(desk, key), removed: { id, name } } }));
        await refresh();
        tell(t('store.deletedName', { name }), { label: t('store.undo'), command: 'restore' });
        return;
      }
      store.setState(({ desk }) => ({ desk: close(desk, key) }));
    },
    async restore() {
      const { removed } = store.getState().desk;
      if (!removed) return;
      const done = await library.restore(removed.id);
      if (!done.ok) {
        trouble(t('store.nameCouldNotBeBroughtBack', { name: removed.name }), done);
        return;
      }
      store.setState(({ desk }) => {
        const { removed: _removed, ...rest } = desk;
        return { desk: rest };
      });
      await refresh();
      actions.choose({ own: removed.id });
      tell(t('store.broughtBackName', { name: removed.name }));
    },
    discard(key) {
      store.setState(({ desk }) => ({ desk: close(desk, key) }));
    },
    async saveAll() {
      for (const one of dirtyDocuments(store.getState().desk)) {
        const done =
          one.stored === undefined ? await write(one.key, presetOf(one).id, null) : await actions.save(one.key);
        if (!done) return false;
      }
      return true;
    },
  };
  return actions;
}
