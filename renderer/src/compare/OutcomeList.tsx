import { scaleLinear } from 'd3-scale';
import { useState } from 'react';
import { t } from '../../../app/language/say';
import { amount } from '../../../app/option/words';
import { outcomesDiffer } from '../../../app/scenarios/compare';
import type { Beside } from '../../../app/scenarios/side-by-side';
import type { Run } from '../../../app/ruling';
import type { Preset } from '../../../schemas/generated/preset';
import { Button } from '../parts/Button';
import { tellingLines, type Line } from '../preview/lines';
import { Reasons } from '../preview/Reasons';
import { ScenarioTiles } from '../preview/ScenarioTiles';
import styles from './compare.module.css';

/** So many scenarios are drawn at first, and with each press of the button. */
const PORTION = 25;

interface OutcomeListProps {
  readonly rows: readonly Beside[];
  readonly presets: readonly Preset[];
}

/** The scenarios that do not end alike, with their outcomes beside each other. */
export function OutcomeList({ rows, presets }: OutcomeListProps) {
  const [shown, setShown] = useState(PORTION);
  // In percent of the line, beside the number; the smallest difference is still a bar.
  const width = scaleLinear([0, Math.max(1, ...rows.map(({ apart }) => apart))], [2, 60]);
  return (
    <>
      <ul className={styles['outcomes']}>
        {rows.slice(0, shown).map((row) => (
          <Row key={row.scenario.id} row={row} presets={presets} width={width} />
        ))}
      </ul>
      {rows.length > shown && (
        <Button
          small
          onPress={() => {
            setShown(shown + PORTION);
          }}
        >
          {t('compare.showMoreNumberLeft', { number: rows.length - shown })}
        </Button>
      )}
    </>
  );
}

function Row({
  row: { scenario, runs, deciding, apart },
  presets,
  width,
}: {
  readonly row: Beside;
  readonly presets: readonly Preset[];
  /** How wide the bar of a difference in points is. */
  readonly width: (apart: number) => number;
}) {
  const [first, second = first] = runs;
  if (first === undefined || second === undefined) return null;
  return (
    <li data-scenario={scenario.id}>
      <h3>{scenario.title}</h3>
      {apart > 0 && (
        <p className={styles['apart']}>
          <span style={{ inlineSize: `${String(width(apart))}%` }} />
          {t('compare.amountApart', { amount: amount(apart, 'plain', 'points') })}
        </p>
      )}
      <ScenarioTiles scenario={scenario} run={second} other={first} />
      <div className={styles['beside']}>
        {presets.map((preset, at) => {
          const run = runs[at] ?? first;
          return <Side key={at} name={preset.name} lines={tellingLines(run, preset, otherThan(run, runs))} />;
        })}
      </div>
      <Reasons pointers={deciding} />
    </li>
  );
}

/** What a run is told against: the first of the others that ends otherwise. */
function otherThan(run: Run, runs: readonly Run[]): Run {
  return runs.find((one) => outcomesDiffer(one, run)) ?? run;
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
