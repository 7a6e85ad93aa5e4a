import { useMemo } from 'react';
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
      label="Compared with"
      value={choices.some((one) => one.id === against) ? against : 'base'}
      choices={choices.map(({ id, words }) => ({ id, words: `Against ${words}` }))}
      onChange={(id) => {
        store.setState(({ view }) => ({ view: { ...view, against: id } }));
      }}
    />
  );
}
