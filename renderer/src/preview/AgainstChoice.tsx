import { t } from '../../../app/language/say';
import { memo, useDeferredValue, useMemo } from 'react';
import { Choice } from '../parts/Choice';
import { againstChoices } from '../store/against';
import { useSurroundings, useWindow } from '../store/store';

/** What the preview compares with. */
export const AgainstChoice = memo(function AgainstChoice() {
  const { store } = useSurroundings();
  const against = useWindow((state) => state.view.against);
  // Which presets there are may be known a little later than what was done to one.
  const desk = useDeferredValue(useWindow((state) => state.desk));
  const choices = useMemo(() => againstChoices(desk), [desk]);
  return (
    <Choice
      small
      label={t('preview.comparedWith')}
      value={choices.some((one) => one.id === against) ? against : 'base'}
      // Folded up the list says one of its words, and a library may hold thousands.
      choices={choices.map(({ id, words }) => ({
        id,
        get words() {
          return t('preview.againstWords', { words });
        },
      }))}
      onChange={(id) => {
        store.setState(({ view }) => ({ view: { ...view, against: id } }));
      }}
    />
  );
});
