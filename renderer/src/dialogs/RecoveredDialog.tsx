import type { FoundWork } from '../store/recovery';
import { useWindow } from '../store/store';
import { Differences } from './Differences';
import { Question } from './Question';

/** What recovered work has changed since the last save of its preset. */
export function RecoveredDialog({ found }: { readonly found: FoundWork }) {
  const recovery = useWindow((state) => state.recovery);
  const { work } = found;
  if (!work.ok || work.value.kind !== 'preset') return null;
  const { preset, saved, stored, typed } = work.value;
  return (
    <Question
      title={`Recovered changes of “${preset.name}”`}
      wide
      answers={[
        { label: 'Discard', look: 'danger', run: () => void recovery?.discard(found) },
        { label: 'Bring back', look: 'primary', first: true, run: () => void recovery?.bringBack(found) },
      ]}
    >
      <Differences
        from={saved}
        to={preset}
        fromTitle={stored === undefined ? 'Before' : 'Last save'}
        toTitle="Recovered"
      />
      {Object.keys(typed).length > 0 && <p>Some fields held a text that is no value; it comes back as it was typed.</p>}
    </Question>
  );
}
