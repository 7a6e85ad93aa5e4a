import { useState } from 'react';
import type { PreviewResult } from '../../../app/scenarios/preview';
import type { Preset } from '../../../schemas/generated/preset';
import { Button } from '../parts/Button';
import { tellingLines, type Line } from '../preview/lines';
import { Reasons } from '../preview/Reasons';
import { ScenarioTiles } from '../preview/ScenarioTiles';
import styles from './compare.module.css';

/** So many scenarios are drawn at first, and with each press of the button. */
const PORTION = 25;

interface OutcomeListProps {
  readonly result: PreviewResult;
  readonly first: Preset;
  readonly second: Preset;
}

/** The scenarios that end otherwise, with both outcomes beside each other. */
export function OutcomeList({ result, first, second }: OutcomeListProps) {
  const [shown, setShown] = useState(PORTION);
  // Scenarios that both presets know come before those that arise under one of them only.
  const both = result.changed.filter(({ before, after }) => before.outcome.arises && after.outcome.arises);
  const changed = [...both, ...result.changed.filter((one) => !both.includes(one))];
  return (
    <>
      <ul className={styles['outcomes']}>
        {changed.slice(0, shown).map(({ scenario, before, after, deciding }) => (
          <li key={scenario.id} data-scenario={scenario.id}>
            <h3>{scenario.title}</h3>
            <ScenarioTiles scenario={scenario} run={after} other={before} />
            <div className={styles['pair']}>
              <Side name={first.name} lines={tellingLines(before, first, after)} />
              <Side name={second.name} lines={tellingLines(after, second, before)} />
            </div>
            <Reasons pointers={deciding} />
          </li>
        ))}
      </ul>
      {changed.length > shown && (
        <Button
          small
          onPress={() => {
            setShown(shown + PORTION);
          }}
        >
          {`Show more (${String(changed.length - shown)} left)`}
        </Button>
      )}
    </>
  );
}

function Side({ name, lines }: { readonly name: string; readonly lines: readonly Line[] }) {
  return (
    <div>
      <h4>{name}</h4>
      {lines.map(({ text, tone }, at) => (
        <p key={at} data-tone={tone}>
          {text}
        </p>
      ))}
    </div>
  );
}
