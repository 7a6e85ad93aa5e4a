import { useMemo } from 'react';
import { effectiveOf } from '../../../app/preset/effective-of';
import type { Run } from '../../../app/ruling';
import { play } from '../../../app/scenarios/run';
import type { State } from '../../../app/table/state';
import { sayOutcome } from '../../../app/words/outcome';
import { speakerOf } from '../../../app/words/speaker';
import type { Preset } from '../../../schemas/generated/preset';
import type { Scenario } from '../../../schemas/generated/scenario';
import { useSurroundings, useWindow } from '../store/store';
import HandView from './HandView';
import { OutcomeReasons } from './OutcomeReasons';
import styles from './detail.module.css';
import { RulingView } from './RulingView';
import { ScenarioTools } from './ScenarioTools';
import { SheetView } from './SheetView';
import { Stepper } from './Stepper';
import { TableView, toldSeats } from './TableView';

interface ScenarioDetailProps {
  readonly scenario: Scenario;
  readonly run: Run;
  readonly other?: Run;
  readonly preset: Preset;
}

/** A scenario laid open: its table or hand, its events to step through with a ruling for each, and how it ends. */
export function ScenarioDetail({ scenario, run, other, preset }: ScenarioDetailProps) {
  const played = useMemo(() => play(scenario, effectiveOf(preset)), [scenario, preset]);
  const speaker = speakerOf(preset);
  const { outcome } = run;
  return (
    <div className={styles['detail']}>
      {scenario.teaches !== undefined && <p className={styles['teaches']}>{scenario.teaches}</p>}
      {played.states.length > 0 ? (
        <Stepped scenario={scenario} run={run} states={played.states} preset={preset} {...(other ? { other } : {})} />
      ) : (
        <>
          {scenario.hand && <HandView hand={scenario.hand} />}
          {scenario.hands &&
            Object.entries(scenario.hands).map(([seat, hand]) => <HandView key={seat} hand={hand} seat={seat} />)}
        </>
      )}
      <p className={styles['outcome']}>{sayOutcome(outcome, speaker)}</p>
      {outcome.arises &&
        outcome.sheets.map(({ seat, sheet }) => (
          <SheetView key={seat} sheet={sheet} preset={preset} {...(outcome.sheets.length > 1 ? { seat } : {})} />
        ))}
      {run.rulings.length === 0 && <OutcomeReasons scenario={scenario} preset={preset} />}
      <ScenarioTools scenario={scenario} />
    </div>
  );
}

interface SteppedProps extends ScenarioDetailProps {
  readonly states: readonly State[];
}

/** What is shown after it was done; anything else is a question, and shown as the table stands when it is asked. */
const DONE: ReadonlySet<string> = new Set([
  'draw',
  'discard',
  'call',
  'concealed-kong',
  'promote-kong',
  'flower',
  'swap-joker',
  'expose',
  'put-back',
]);

function Stepped({ scenario, run, states, preset, other }: SteppedProps) {
  const { store } = useSurroundings();
  const chosen = useWindow((state) => state.view.step);
  const steps = scenario.events?.length ?? 0;
  const step = Math.min(chosen ?? steps - 1, steps - 1);
  const rulings = run.rulings.flatMap((ruling, at) => (ruling.step === step ? [{ ruling, at }] : []));
  const [first] = rulings;
  const after = first !== undefined && DONE.has(first.ruling.act);
  const state = states[after ? step + 1 : step] ?? states.at(-1);
  const seats = useMemo(() => toldSeats(states), [states]);
  if (!state) return null;
  return (
    <>
      <TableView state={state} seats={seats} acting={first?.ruling.seat} />
      <Stepper
        scenario={scenario}
        run={run}
        step={step}
        preset={preset}
        onStep={(next) => {
          store.setState(({ view }) => ({ view: { ...view, step: next } }));
        }}
      />
      {rulings.map(({ ruling, at }) => (
        <RulingView key={at} scenario={scenario} ruling={ruling} at={at} before={other?.rulings[at]} preset={preset} />
      ))}
    </>
  );
}
