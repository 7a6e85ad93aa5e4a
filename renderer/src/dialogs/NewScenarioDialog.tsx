import { t } from '../../../app/language/say';
import { SORTS, type Sort } from '../../../app/scenario-desk/desk';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import { useActions } from '../store/context';
import styles from './dialogs.module.css';
import { useClose } from './useClose';

const WORDS: Readonly<Record<Sort, { readonly title: string; readonly text: string }>> = {
  table: { title: t('dialogs.aTable'), text: t('dialogs.whatIsKnownOfFourSeats') },
  hand: { title: t('dialogs.aHandToScore'), text: t('dialogs.oneHandAndHowItWas') },
  hands: {
    title: t('dialogs.fourHandsToSettle'),
    text: t('dialogs.theHandsAtTheEndOf'),
  },
};

/** Asks what the new scenario is to be. */
export function NewScenarioDialog() {
  const actions = useActions();
  const close = useClose();
  return (
    <Modal
      title={t('dialogs.newScenario')}
      onClose={close}
      actions={<Button onPress={close}>{t('dialogs.cancel')}</Button>}
    >
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
      <p>{t('dialogs.orOpenOneOfTheCanned')}</p>
    </Modal>
  );
}
