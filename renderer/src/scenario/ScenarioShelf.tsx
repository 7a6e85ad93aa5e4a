import { t } from '../../../app/language/say';
import { isUnsaved, scenarioOn } from '../../../app/scenario-desk/desk';
import { Button } from '../parts/Button';
import { Choice } from '../parts/Choice';
import { useActions } from '../store/context';
import { useWindow } from '../store/store';
import styles from './scenario.module.css';

const NEW = '';
const MORE = [
  { command: 'duplicate-scenario', words: t('scenario.duplicate') },
  { command: 'export-scenario', words: t('scenario.export') },
  { command: 'remove-scenario', words: t('scenario.delete') },
] as const;

/** The scenarios of the library, and what can be done with the one on the desk. */
export function ScenarioShelf() {
  const actions = useActions();
  const own = useWindow((state) => state.ownScenarios);
  const desk = useWindow((state) => state.scenarioDesk);

  return (
    <div className={styles['shelf']} role="group" aria-label={t('scenario.yourScenarios')}>
      <Choice
        label={t('scenario.scenario')}
        value={desk?.stored?.id ?? NEW}
        placeholder={
          desk === undefined
            ? t('scenario.chooseAScenario')
            : t('scenario.titleNotSavedYet', { title: scenarioOn(desk).title })
        }
        choices={own.map(({ id, title, scenario }) => ({
          id,
          words: scenario === undefined ? t('scenario.titleCannotBeRead', { title }) : title,
        }))}
        onChange={(id) => void actions.scenarios.open(id)}
      />
      <Button
        icon="plus"
        onPress={() => {
          actions.command('new-scenario');
        }}
      >
        {t('scenario.new')}
      </Button>
      {desk && (
        <>
          <Button
            look="primary"
            isDisabled={!isUnsaved(desk)}
            onPress={() => {
              actions.command('save');
            }}
          >
            {t('scenario.saveTheScenario')}
          </Button>
          {MORE.map(({ command, words }) => (
            <Button
              key={command}
              look="quiet"
              onPress={() => {
                actions.command(command);
              }}
            >
              {words}
            </Button>
          ))}
        </>
      )}
    </div>
  );
}
