import { useEffect, useState } from 'react';
import type { Pointer } from '../../../app/result';
import { becauseOfOutcome } from '../../../app/scenarios/because';
import { outcomesDiffer } from '../../../app/scenarios/compare';
import type { Preset } from '../../../schemas/generated/preset';
import type { Scenario } from '../../../schemas/generated/scenario';
import { Reasons } from './Reasons';

interface OutcomeReasonsProps {
  readonly scenario: Scenario;
  readonly preset: Preset;
}

/** The options and scoring rows that a score rests on. */
export function OutcomeReasons({ scenario, preset }: OutcomeReasonsProps) {
  const [pointers, setPointers] = useState<readonly Pointer[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPointers(becauseOfOutcome(scenario, preset, outcomesDiffer));
    }, 30);
    return () => {
      clearTimeout(timer);
    };
  }, [scenario, preset]);
  return <Reasons pointers={pointers} />;
}
