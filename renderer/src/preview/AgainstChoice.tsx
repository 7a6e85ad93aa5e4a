import { Choice } from '../parts/Choice';
import { againstChoices } from '../store/against';
import { useSurroundings, useWindow, useWindowMade } from '../store/store';

/** What the preview compares with. */
export function AgainstChoice() {
  const { store } = useSurroundings();
  const against = useWindow((state) => state.view.against);
  const choices = useWindowMade((state) => againstChoices(state.desk));
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
