import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { spokenLanguage } from '../../app/language/pack';
import { t } from '../../app/language/say';
import { Pane } from './parts/Pane';
import { actionsOf } from './store/actions';
import { ActionsContext } from './store/context';
import { useSurroundings } from './store/store';
import { TileLook } from './tiles/TileLook';
import { Window } from './Window';

/** The window with all that can be done in it. */
export function WorkingWindow() {
  const { store, bridge } = useSurroundings();
  const [actions] = useState(() => actionsOf(store, bridge));
  return (
    <ActionsContext value={actions}>
      <I18nProvider locale={spokenLanguage()}>
        <Pane name={t('frame.theWindow')}>
          <TileLook>
            <Window />
          </TileLook>
        </Pane>
      </I18nProvider>
    </ActionsContext>
  );
}
