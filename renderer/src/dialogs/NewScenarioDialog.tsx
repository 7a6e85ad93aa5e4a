import { SORTS, type Sort } from '../../../app/scenario-desk/desk';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import { useActions } from '../store/context';
import styles from './dialogs.module.css';

const WORDS: Readonly<Record<Sort, { readonly title: string; readonly text: string }>> = {
  table: { title: 'A table', text: 'What is known of four seats and the wall, and what happens then, event by event.' },
  hand: { title: 'A hand to score', text: 'One hand and how it was won.' },
  hands: {
    title: 'Four hands to settle',
    text: 'The hands at the end of a deal: the winner is paid, the losers settle.',
  },
};

/** Asks what the new scenario is to be. */
export function NewScenarioDialog() {
  const actions = useActions();
  const close = () => {
    actions.show(undefined);
  };
  return (
    <Modal title="New scenario" onClose={close} actions={<Button onPress={close}>Cancel</Button>}>
      <ul className={styles['sorts']}>
        {SORTS.map((sort, at) => (
          <li key={sort}>
            <Button
              autoFocus={at === 0}
              onPress={() => {
                close();
                void actions.scenarios.begin(sort);
              }}
            >
              {WORDS[sort].title}
            </Button>
            <span>{WORDS[sort].text}</span>
          </li>
        ))}
      </ul>
      <p>Or open one of the canned scenarios in the preview and choose “Make my own of it”.</p>
    </Modal>
  );
}
