import { t } from '../../../app/language/say';
import type { Actions } from '../../../app/editor/command';
import { presetOf } from '../../../app/editor/document';
import { optionsText, valuesBetween } from '../../../app/editor/transfer';
import type { Bridge } from '../../../app/bridge';
import type { Pointer } from '../../../app/result';
import { baseIn, documentIn } from './derived';
import type { Dialog, Store } from './store';

type TransferActions = Pick<Actions, 'copyOption' | 'copyChanges' | 'pasteOptions' | 'applyToOthers'>;

/** What takes values out of the preset that is looked at, and into it. */
export function transferOf(store: Store, bridge: Bridge, show: (dialog: Dialog) => void): TransferActions {
  const document = () => documentIn(store.getState());
  const copy = (pointers: readonly Pointer[], what: string) => {
    void bridge.clipboard.write(optionsText(presetOf(document()), pointers)).then(() => {
      const id = (store.getState().notice?.id ?? 0) + 1;
      store.setState({ notice: { id, text: t('store.copiedWhat', { what }) } });
    });
  };
  return {
    copyOption() {
      const { focus } = store.getState().view;
      if (focus !== undefined) copy([focus], t('store.theOption'));
    },
    copyChanges() {
      const pointers = Object.keys(valuesBetween(baseIn(document()).preset, presetOf(document())));
      copy(pointers, t('counted.option', { count: pointers.length }));
    },
    pasteOptions(text) {
      show({ kind: 'paste-options', text });
    },
    applyToOthers() {
      show({ kind: 'apply' });
    },
  };
}
