import { spokenLanguage } from '../../../app/language/pack';
import { useEffect } from 'react';
import { dirtyDocuments } from '../../../app/editor/desk';
import { presetOf } from '../../../app/editor/document';
import { isSaved, presentOf } from '../../../app/editor/history';
import { menusOf } from '../../../app/editor/menus';
import { useActions } from './context';
import { factsOf } from './derived';
import { remember } from './memory';
import { useSurroundings } from './store';

/** Ties the window to what surrounds it: menus, the library, files from the system, closing. */
export function useShell(): void {
  const { store, bridge, lastOwn: own } = useSurroundings();
  const actions = useActions();
  useEffect(() => {
    let menus = '';
    let dirty = '[]';
    const tell = () => {
      const state = store.getState();
      const now = menusOf(factsOf(state, bridge.edition));
      const text = JSON.stringify(now);
      if (text !== menus) bridge.setMenu(now);
      menus = text;
      const unsaved = dirtyDocuments(state.desk).map((document) => ({
        name: presetOf(document).name,
        id: document.stored?.id ?? null,
      }));
      if (state.scenarioDesk && !isSaved(state.scenarioDesk.history))
        unsaved.push({ name: presentOf(state.scenarioDesk.history).title, id: null });
      const said = JSON.stringify(unsaved);
      if (said !== dirty) bridge.setDirty(unsaved);
      dirty = said;
    };
    tell();
    bridge.setTheme(store.getState().view.theme);
    bridge.setLanguage(spokenLanguage());
    const off = [
      store.subscribe(tell),
      bridge.onMenu(actions.command),
      bridge.onLibraryChange(() => {
        void actions.library.refresh();
        void actions.scenarios.refresh();
      }),
      bridge.onOpened(actions.imported),
      bridge.onSaveBeforeClose(async () => (await actions.library.saveAll()) && actions.scenarios.saveIfChanged()),
      remember(store),
    ];
    // The scenarios and all that rules on them come after the first paint.
    let stopPreviewer: (() => void) | undefined;
    let stopRecovery: (() => void) | undefined;
    let gone = false;
    void import('./previewer').then(({ startPreviewer }) => {
      if (!gone) stopPreviewer = startPreviewer(store);
    });
    void import('./recovery')
      .then(({ startRecovery }) => startRecovery(store, bridge))
      .then((stop) => {
        if (gone) stop();
        else stopRecovery = stop;
      });
    void actions.scenarios.refresh();
    void actions.library.refresh().then(() => {
      const { desk } = store.getState();
      if (own !== undefined && desk.library.some((entry) => entry.id === own && entry.problem === undefined))
        actions.library.choose({ own });
    });
    return () => {
      gone = true;
      stopPreviewer?.();
      stopRecovery?.();
      for (const one of off) one();
    };
  }, [store, bridge, actions, own]);
}
