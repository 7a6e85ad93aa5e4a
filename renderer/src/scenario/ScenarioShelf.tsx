import { menusOf } from '../../../app/editor/menus';
import { isUnsaved, scenarioOn } from '../../../app/scenario-desk/desk';
import { Button } from '../parts/Button';
import { Choice } from '../parts/Choice';
import { CommandMenu } from '../parts/CommandMenu';
import { useActions } from '../store/context';
import { factsOf } from '../store/derived';
import { useSurroundings, useWindow, useWindowMade } from '../store/store';
import styles from './scenario.module.css';

const NEW = '';
const MORE: ReadonlySet<string> = new Set(['duplicate-scenario', 'export-scenario', 'remove-scenario']);

/** The scenarios of the library, and what can be done with the one on the desk. */
export function ScenarioShelf() {
  const actions = useActions();
  const own = useWindow((state) => state.ownScenarios);
  const desk = useWindow((state) => state.scenarioDesk);
  const { bridge } = useSurroundings();
  const entries = useWindowMade((state) =>
    menusOf(factsOf(state, bridge.edition))
      .flatMap((menu) => menu.entries)
      .filter((entry) => entry.kind === 'command' && MORE.has(entry.id)),
  );
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
          <CommandMenu
            label="The scenario"
            trigger={<Button icon="more" label="More for this scenario" />}
            entries={entries}
            onCommand={actions.command}
          />
        </>
      )}
    </div>
  );
}
