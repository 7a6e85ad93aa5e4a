import { t } from '../../../app/language/say';
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
      title={t('dialogs.recoveredChangesOfName', { name: preset.name })}
      wide
      answers={[
        { label: t('dialogs.discard'), look: 'danger', run: () => void recovery?.discard(found) },
        { label: t('dialogs.bringBack'), look: 'primary', first: true, run: () => void recovery?.bringBack(found) },
      ]}
    >
      <Differences
        from={saved}
        to={preset}
        fromTitle={stored === undefined ? t('dialogs.before') : t('dialogs.lastSave')}
        toTitle={t('dialogs.recovered')}
      />
      {Object.keys(typed).length > 0 && <p>{t('dialogs.someFieldsHeldATextThat')}</p>}
    </Question>
  );
}
