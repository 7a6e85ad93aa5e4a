import { useMemo } from 'react';
import { t } from '../../../app/language/say';
import { Choice } from '../parts/Choice';
import { againstChoices } from '../store/against';
import { useSurroundings, useWindow } from '../store/store';

/** What the preview compares with. */
export function AgainstChoice() {
  const { store } = useSurroundings();
  const against = useWindow((state) => state.view.against);
  const desk = useWindow((state) => state.desk);
  const choices = useMemo(() => againstChoices(desk), [desk]);
  return (
    <Choice
      small
      label={t('preview.comparedWith')}
      value={choices.some((one) => one.id === against) ? against : 'base'}
      choices={choices.map(({ id, words }) => ({ id, words: t('preview.againstWords', { words }) }))}
      onChange={(id) => {
        store.setState(({ view }) => ({ view: { ...view, against: id } }));
      }}
    />
  );
}
