import { memo } from 'react';
import type { Run } from '../../../app/ruling';
import type { Preset } from '../../../schemas/generated/preset';
import type { Scenario } from '../../../schemas/generated/scenario';
import { Icon } from '../parts/Icon';
import { outcomeLine, type Line } from './lines';
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
export function PlainRow({ scenario, run, preset }: PlainRowProps) {
  const [open] = useOpening(scenario.id);
  const { text, tone } = outcomeLine(run, preset);
  return <Row scenario={scenario} run={run} text={text} tone={tone} preset={open ? preset : undefined} />;
}

interface RowProps extends Line {
  readonly scenario: Scenario;
  readonly run: Run;
  /** There while it is laid open: a row that is closed is not drawn again for every edit. */
  readonly preset: Preset | undefined;
}

const Row = memo(function Row({ scenario, run, text, tone, preset }: RowProps) {
  const [open, toggle] = useOpening(scenario.id);
  return (
    <li className={styles['plain']} data-scenario={scenario.id}>
      <button type="button" className={styles['plainButton']} aria-expanded={open} onClick={toggle}>
        <Icon name={open ? 'down' : 'right'} size={14} />
        <span>{scenario.title}</span>
        <span className={styles['plainLine']} data-tone={tone}>
          {text}
        </span>
      </button>
      {preset !== undefined && (
        <div className={styles['tools']}>
          <ScenarioMenu scenario={scenario} />
        </div>
      )}
      {preset !== undefined && <ScenarioDetail scenario={scenario} run={run} preset={preset} />}
    </li>
  );
});
