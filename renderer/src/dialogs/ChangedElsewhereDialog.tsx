import { useMemo } from 'react';
import { presetOf } from '../../../app/editor/document';
import { parsePreset } from '../../../app/preset/parse';
import { useActions } from '../store/context';
import { useWindow } from '../store/store';
import { Differences } from './Differences';
import { Question } from './Question';

/**
 * The file of a preset was changed by another program since it was read: nothing is overwritten without a word. Cancel
 * leaves both as they are; saving will ask again.
 */
export function ChangedElsewhereDialog({ id }: { readonly id: string }) {
  const { library, saveAs } = useActions();
  const document = useWindow((state) => state.desk.documents[id]);
  const text = useWindow((state) => state.desk.library.find((entry) => entry.id === document?.stored?.id)?.text);
  const theirs = useMemo(() => (text === undefined ? undefined : parsePreset(text)), [text]);
  if (!document) return null;
  return (
    <Question
      title={`“${presetOf(document).name}” was changed by another program`}
      wide
      answers={[
        ...(theirs?.ok === true ? [{ label: 'Take what is in the file', run: () => void library.takeFile(id) }] : []),
        { label: 'Replace the file', look: 'danger', run: () => void library.saveOver(id) },
        { label: 'Save as another preset…', look: 'primary', run: saveAs },
      ]}
    >
      {theirs?.ok === true ? (
        <Differences from={theirs.value} to={presetOf(document)} fromTitle="In the file" toTitle="Here" />
      ) : (
        <p>{text === undefined ? 'The file has gone.' : 'The file cannot be read any more.'}</p>
      )}
    </Question>
  );
}
