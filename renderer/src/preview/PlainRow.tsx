import { memo } from 'react';
import { Button } from 'react-aria-components';
import type { Run } from '../../../app/ruling';
import type { Preset } from '../../../schemas/generated/preset';
import type { Scenario } from '../../../schemas/generated/scenario';
import { Icon } from '../parts/Icon';
import { outcomeLine } from './lines';
import { useOpening } from './opening';
import styles from './rows.module.css';
import { ScenarioMenu } from './ScenarioMenu';
import { ScenarioDetail } from './ScenarioDetail';

interface PlainRowProps {
  readonly scenario: Scenario;
  readonly run: Run;
  readonly preset: Preset;
}

/** A scenario whose outcome is as before: its title and how it ends, laid open on demand. */
export const PlainRow = memo(function PlainRow({ scenario, run, preset }: PlainRowProps) {
  const [open, toggle] = useOpening(scenario.id);
  const line = outcomeLine(run, preset);
  return (
    <li className={styles['plain']} data-scenario={scenario.id}>
      <Button className={styles['plainButton'] ?? ''} aria-expanded={open} onPress={toggle}>
        <Icon name={open ? 'down' : 'right'} size={14} />
        <span>{scenario.title}</span>
        <span className={styles['plainLine']} data-tone={line.tone}>
          {line.text}
        </span>
      </Button>
      {open && (
        <div className={styles['tools']}>
          <ScenarioMenu scenario={scenario} preset={preset} />
        </div>
      )}
      {open && <ScenarioDetail scenario={scenario} run={run} preset={preset} />}
    </li>
  );
});
