import { useEffect, useState } from 'react';
import { t } from '../../../app/language/say';
import { isOptionsText } from '../../../app/editor/transfer';
import { packedIn } from '../../../app/exchange/link';
import { readUpload } from '../platform/upload';
import { useActions } from '../store/context';

/**
 * Takes in files and links that are dropped on the window, and texts that are pasted where nothing is being written; says
 * whether a file hovers over the window.
 */
export function useFileDrop(): boolean {
  const actions = useActions();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const holdsFile = (event: DragEvent) =>
      ['Files', 'text/uri-list'].some((type) => event.dataTransfer?.types.includes(type) === true);
    const onOver = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) void readUpload(file).then(actions.imported);
      const link = event.dataTransfer?.getData('text/uri-list') ?? '';
      if (!file && link !== '') actions.imported({ ok: true, name: t('dialogs.theLink'), text: link });
    };
    const onPaste = (event: ClipboardEvent) => {
      const { target } = event;
      const writing = target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (writing || text.trim() === '') return;
      if (isOptionsText(text)) {
        actions.pasteOptions(text);
        return;
      }
      // Any text may be on the clipboard: only what could be rules or a scenario is looked at.
      void import('../../../app/exchange/formats/index').then(({ looksLikeScenario, recognised }) => {
        if (packedIn(text) !== undefined || recognised(text) !== undefined || looksLikeScenario(text))
          actions.imported({ ok: true, name: t('dialogs.theClipboard'), text });
      });
    };
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    addEventListener('paste', onPaste);
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
      removeEventListener('paste', onPaste);
    };
  }, [actions]);
  return over;
}
