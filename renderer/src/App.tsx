import { useState } from 'react';
import { t } from '../../app/language/say';
import type { Bridge } from '../../app/bridge';
import { Pane } from './parts/Pane';
import { ActionsContext } from './store/context';
import { actionsOf } from './store/actions';
import { restored } from './store/memory';
import { createWindowStore, WindowContext } from './store/store';
import { TileLook } from './tiles/TileLook';
import { Window } from './Window';

/** The program's window over whatever surrounds it. */
export function App({ bridge }: { readonly bridge: Bridge }) {
  const [around] = useState(() => {
    const { desk, view, own } = restored();
    const store = createWindowStore(desk, view);
    return { store, bridge, lastOwn: own, actions: actionsOf(store, bridge) };
  });
  return (
    <WindowContext value={around}>
      <ActionsContext value={around.actions}>
        <Pane name={t('frame.theWindow')}>
          <TileLook>
            <Window />
          </TileLook>
        </Pane>
      </ActionsContext>
    </WindowContext>
  );
}
