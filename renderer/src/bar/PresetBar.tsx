import { aside } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import { commandAt } from '../../../app/editor/commands';
import { menusOf } from '../../../app/editor/menus';
import type { MenuEntry } from '../../../app/shell/menu';
import { Button } from '../parts/Button';
import { CommandMenu } from '../parts/CommandMenu';
import { shownKeys } from '../parts/keys';
import { useActions } from '../store/context';
import { factsOf } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';
import styles from './bar.module.css';
import { PresetList } from './PresetList';
import { SearchBox } from './SearchBox';

const IN_MENU = [
  'new-from-this',
  'duplicate',
  'rename',
  'details',
  'remove',
  '',
  'save-as',
  'revert',
  '',
  'open',
  'export',
  'compare',
];

/** Presets, what can be done with them, undo and redo, and the search. */
export function PresetBar() {
  const { store, bridge } = useSurroundings();
  const actions = useActions();
  const comparing = useWindow((state) => state.view.mode === 'compare');
  const entries = () => {
    const facts = factsOf(store.getState(), bridge.edition);
    return IN_MENU.map((id): MenuEntry => {
      const command = commandAt(id);
      if (!command) return { kind: 'separator' };
      return { kind: 'command', id, label: command.label(facts), enabled: command.enabled(facts) };
    });
  };
  return (
    <section className={styles['bar']} data-region="presets" aria-label={t('bar.presets')}>
      {bridge.edition === 'browser' && <Menus />}
      <div className={styles['tools']}>
        <PresetList />
        <CommandMenu
          label={t('bar.whatToDoWithThisPreset')}
          entries={entries}
          onCommand={actions.command}
          trigger={<Button icon="more" look="quiet" label={t('bar.whatToDoWithThisPreset')} />}
        />
        <SaveButton />
        <span className={styles['divider']} />
        <StepButton step="undo" />
        <StepButton step="redo" />
        <SearchBox />
        <span className={styles['spring']} />
        <Button
          icon="compare"
          look="quiet"
          onPress={() => {
            actions.command(comparing ? 'preferences' : 'compare');
          }}
        >
          {comparing ? t('bar.backToOptions') : t('bar.compare')}
        </Button>
        <Button
          icon="share"
          look="quiet"
          onPress={() => {
            actions.command('export');
          }}
        >
          {t('bar.export')}
        </Button>
      </div>
    </section>
  );
}

/** The menus, where the system has no place for them. */
function Menus() {
  const { store, bridge } = useSurroundings();
  const actions = useActions();
  const menus = () => menusOf(factsOf(store.getState(), bridge.edition));
  return (
    <nav className={styles['menus']} aria-label={t('bar.menus')}>
      {menus().map(({ id, label }) => (
        <CommandMenu
          key={id}
          label={label}
          entries={() => menus().find((menu) => menu.id === id)?.entries ?? []}
          onCommand={actions.command}
          trigger={
            <Button look="quiet" small>
              {label}
            </Button>
          }
        />
      ))}
    </nav>
  );
}

function SaveButton() {
  const { edition } = useSurroundings().bridge;
  const actions = useActions();
  const usable = useWindow((state) => commandAt('save')?.enabled(factsOf(state, edition)) === true);
  return (
    <Button
      look={usable ? 'primary' : 'plain'}
      isDisabled={!usable}
      onPress={() => {
        actions.command('save');
      }}
    >
      {t('bar.save')}
    </Button>
  );
}

/** Undo or redo; its tip says what of. */
function StepButton({ step }: { readonly step: 'undo' | 'redo' }) {
  const { edition } = useSurroundings().bridge;
  const actions = useActions();
  const command = commandAt(step);
  const keys = command?.shortcut === undefined ? '' : aside('', shownKeys(command.shortcut));
  const words = useWindow((state) => command?.label(factsOf(state, edition)) ?? '');
  const usable = useWindow((state) => command?.enabled(factsOf(state, edition)) === true);
  return (
    <Button
      icon={step}
      look="quiet"
      label={`${words}${keys}`}
      isDisabled={!usable}
      onPress={() => {
        actions.command(step);
      }}
    />
  );
}
