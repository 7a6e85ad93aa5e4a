import type { Bridge } from '../../../app/bridge';
import { printCollection } from '../../../app/exchange/collection';
import type { Dialog } from './store';

/** Lets the user put the whole library into one file. */
export async function exportAll(bridge: Bridge, show: (dialog: Dialog) => void): Promise<void> {
  const [presets, scenarios] = await Promise.all([bridge.library.list(), bridge.scenarios.list()]);
  const text = printCollection({ presets, scenarios });
  const saved = await bridge.files.saveAs('Mahjong library', text, 'library');
  if (saved?.ok === false) show({ kind: 'trouble', title: 'The library could not be exported', problems: [saved] });
}
