import { isUnsaved, scenarioOn } from '../../../app/scenario-desk/desk';
import { Button } from '../parts/Button';
import { Choice } from '../parts/Choice';
import { useActions } from '../store/context';
import { useWindow } from '../store/store';
import styles from './scenario.module.css';

const NEW = '';
const MORE = [
  { command: 'duplicate-scenario', words: 'Duplicate' },
  { command: 'export-scenario', words: 'Export…' },
  { command: 'remove-scenario', words: 'Delete' },
] as const;

/** The scenarios of the library, and what can be done with the one on the desk. */
export function ScenarioShelf() {
  const actions = useActions();
  const own = useWindow((state) => state.ownScenarios);
  const desk = useWindow((state) => state.scenarioDesk);

  return (
    <div className={styles['shelf']} role="group" aria-label="Your scenarios">
      <Choice
        label="Scenario"
        value={desk?.stored?.id ?? NEW}
        placeholder={desk === undefined ? 'Choose a scenario' : `${scenarioOn(desk).title} (not saved yet)`}
        choices={own.map(({ id, title, scenario }) => ({
          id,
          words: scenario === undefined ? `${title} (cannot be read)` : title,
        }))}
        onChange={(id) => void actions.scenarios.open(id)}
      />
      <Button
        icon="plus"
        onPress={() => {
          actions.command('new-scenario');
        }}
      >
        New…
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
            Save the scenario
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
