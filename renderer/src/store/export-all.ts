import { t } from '../../../app/language/say';
import type { Bridge } from '../../../app/bridge';
import { printCollection } from '../../../app/exchange/collection';
import type { Dialog } from './store';

/** Lets the user put the whole library into one file. */
export async function exportAll(bridge: Bridge, show: (dialog: Dialog) => void): Promise<void> {
  const [presets, scenarios] = await Promise.all([bridge.library.list(), bridge.scenarios.list()]);
  const text = printCollection({ presets, scenarios });
  const saved = await bridge.files.saveAs(t('store.mahjongLibrary'), text, 'library');
  if (saved?.ok === false) show({ kind: 'trouble', title: t('store.theLibraryCouldNotBeExported'), problems: [saved] });
}
