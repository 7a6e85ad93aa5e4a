import { t } from '../../../app/language/say';
import { hideToggled, pinToggled } from '../../../app/editor/taste';
import type { MenuEntry } from '../../../app/shell/menu';
import type { Scenario } from '../../../schemas/generated/scenario';
import { Button } from '../parts/Button';
import { CommandMenu } from '../parts/CommandMenu';
import { useActions } from '../store/context';
import { useSurroundings } from '../store/store';

interface ScenarioMenuProps {
  readonly scenario: Scenario;
}

/** What can be done with a scenario of the preview: put it on top, hide it, print what is ruled on it. */
export function ScenarioMenu({ scenario }: ScenarioMenuProps) {
  const { store } = useSurroundings();
  const actions = useActions();
  const entries = (): readonly MenuEntry[] => [
    {
      kind: 'command',
      id: 'pin',
      label: isPinned() ? t('preview.takeFromTheTop') : t('preview.pinToTheTop'),
      enabled: true,
    },
    { kind: 'command', id: 'hide', label: t('preview.hide'), enabled: true },
    { kind: 'separator' },
    { kind: 'command', id: 'print', label: t('preview.printTheRuling'), enabled: true },
  ];
  const isPinned = () => store.getState().view.taste.pinned.includes(scenario.id);
  const run = (id: string) => {
    const { ruled, view } = store.getState();
    if (id === 'pin') actions.setTaste(pinToggled(view.taste, scenario.id));
    else if (id === 'hide') actions.setTaste(hideToggled(view.taste, scenario.id));
    else if (ruled)
      void import('../store/print-ruling').then(({ printRuling }) => {
        printRuling(ruled.preset, scenario);
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
