import { useEffect, useState } from 'react';
import { DOCUMENT_LIMIT } from '../../../app/bridge';
import { useActions } from '../store/context';

/** Takes in preset files that are dropped on the window; says whether one hovers over it. */
export function useFileDrop(): boolean {
  const actions = useActions();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
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
      if (file) void readDropped(file).then(actions.imported);
    };
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
    };
  }, [actions]);
  return over;
}

async function readDropped(file: File): Promise<Parameters<ReturnType<typeof useActions>['imported']>[0]> {
  if (file.size > DOCUMENT_LIMIT)
    return { ok: false, code: 'too-large', message: `“${file.name}” is larger than 2 MB: that is no preset.` };
  try {
    return { ok: true, name: file.name, text: await file.text() };
  } catch {
    return { ok: false, code: 'unreadable', message: `“${file.name}” cannot be read.` };
  }
}
