import { useShallow } from 'zustand/react/shallow';
import { t } from '../../../app/language/say';
import type { MenuEntry } from '../../../app/shell/menu';
import { commandAt } from '../../../app/editor/commands';
import { menusOf } from '../../../app/editor/menus';
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
  const { bridge } = useSurroundings();
  const actions = useActions();
  const facts = useWindow(useShallow((state) => factsOf(state, bridge.edition)));
  const tip = (id: string) => {
    const command = commandAt(id);
    return `${command?.label(facts) ?? ''}${command?.shortcut === undefined ? '' : ` (${shownKeys(command.shortcut)})`}`;
  };
  const usable = (id: string) => commandAt(id)?.enabled(facts) === true;
  const entries = IN_MENU.map((id): MenuEntry => {
    const command = commandAt(id);
    if (!command) return { kind: 'separator' };
    return { kind: 'command', id, label: command.label(facts), enabled: command.enabled(facts) };
  });
  return (
    <section className={styles['bar']} data-region="presets" aria-label={t('bar.presets')}>
      {bridge.edition === 'browser' && (
        <nav className={styles['menus']} aria-label={t('bar.menus')}>
          {menusOf(facts).map((menu) => (
            <CommandMenu
              key={menu.id}
              label={menu.label}
              entries={menu.entries}
              onCommand={actions.command}
              trigger={
                <Button look="quiet" small>
                  {menu.label}
                </Button>
              }
            />
          ))}
        </nav>
      )}
      <div className={styles['tools']}>
        <PresetList />
        <CommandMenu
          label={t('bar.whatToDoWithThisPreset')}
          entries={entries}
          onCommand={actions.command}
          trigger={<Button icon="more" look="quiet" label={t('bar.whatToDoWithThisPreset')} />}
        />
        <Button
          look={usable('save') ? 'primary' : 'plain'}
          isDisabled={!usable('save')}
          onPress={() => {
            actions.command('save');
          }}
        >
          {t('bar.save')}
        </Button>
        <span className={styles['divider']} />
        <Button
          icon="undo"
          look="quiet"
          label={tip('undo')}
          isDisabled={!usable('undo')}
          onPress={() => {
            actions.command('undo');
          }}
        />
        <Button
          icon="redo"
          look="quiet"
          label={tip('redo')}
          isDisabled={!usable('redo')}
          onPress={() => {
            actions.command('redo');
          }}
        />
        <SearchBox />
        <span className={styles['spring']} />
        <Button
          icon="compare"
          look="quiet"
          onPress={() => {
            actions.command(facts.view === 'compare' ? 'preferences' : 'compare');
          }}
        >
          {facts.view === 'compare' ? t('bar.backToOptions') : t('bar.compare')}
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
