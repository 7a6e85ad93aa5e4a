import { t } from '../../../app/language/say';
import { hideToggled, pinToggled } from '../../../app/editor/taste';
import type { MenuEntry } from '../../../app/shell/menu';
import type { Preset } from '../../../schemas/generated/preset';
import type { Scenario } from '../../../schemas/generated/scenario';
import { Button } from '../parts/Button';
import { CommandMenu } from '../parts/CommandMenu';
import { useActions } from '../store/context';
import { useWindow } from '../store/store';

interface ScenarioMenuProps {
  readonly scenario: Scenario;
  readonly preset: Preset;
}

/** What can be done with a scenario of the preview: put it on top, hide it, print what is ruled on it. */
export function ScenarioMenu({ scenario, preset }: ScenarioMenuProps) {
  const actions = useActions();
  const taste = useWindow((state) => state.view.taste);
  const pinned = taste.pinned.includes(scenario.id);
  const entries: readonly MenuEntry[] = [
    {
      kind: 'command',
      id: 'pin',
      label: pinned ? t('preview.takeFromTheTop') : t('preview.pinToTheTop'),
      enabled: true,
    },
    { kind: 'command', id: 'hide', label: t('preview.hide'), enabled: true },
    { kind: 'separator' },
    { kind: 'command', id: 'print', label: t('preview.printTheRuling'), enabled: true },
  ];
  const run = (id: string) => {
    if (id === 'pin') actions.setTaste(pinToggled(taste, scenario.id));
    else if (id === 'hide') actions.setTaste(hideToggled(taste, scenario.id));
    else
      void import('../store/print-ruling').then(({ printRuling }) => {
        printRuling(preset, scenario);
      });
  };
  return (
    <CommandMenu
      label={t('preview.whatToDoWithTitle', { title: scenario.title })}
      entries={entries}
      onCommand={run}
      trigger={
        <Button small look="quiet" icon="more" label={t('preview.whatToDoWithTitle', { title: scenario.title })} />
      }
    />
  );
}
