import { useEffect, useState } from 'react';
import { t } from '../../../app/language/say';
import type { Pointer } from '../../../app/result';
import type { Ruling } from '../../../app/ruling';
import { because } from '../../../app/scenarios/because';
import { rulingsDiffer } from '../../../app/scenarios/compare';
import { sayEvent } from '../../../app/words/outcome';
import { sayRuling } from '../../../app/words/say';
import { speakerOf } from '../../../app/words/speaker';
import type { Preset } from '../../../schemas/generated/preset';
import type { Scenario } from '../../../schemas/generated/scenario';
import { Reasons } from './Reasons';
import { toneOf } from './lines';
import styles from './ruling.module.css';

interface RulingViewProps {
  readonly scenario: Scenario;
  readonly ruling: Ruling;
  /** Its place among the rulings of the run. */
  readonly at: number;
  readonly before: Ruling | undefined;
  readonly preset: Preset;
}

/** What is said about one event: the verdict, all that speaks for or against it, and the options that decided it. */
export function RulingView({ scenario, ruling, at, before, preset }: RulingViewProps) {
  const speaker = speakerOf(preset);
  const reasons = useBecause(scenario, preset, at);
  return (
    <div className={styles['ruling']} data-tone={toneOf(ruling.verdict)}>
      <p className={styles['verdict']}>{sayEvent(ruling, speaker)}</p>
      {sayRuling(ruling, speaker).map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
      {before && rulingsDiffer(ruling, before) && (
        <p className={styles['was']}>{t('preview.wasBefore', { event: sayEvent(before, speaker) })}</p>
      )}
      <Reasons pointers={reasons} />
    </div>
  );
}

/** The options that decided a ruling. Trying them all takes a moment, so it is done when nothing else is waiting. */
function useBecause(scenario: Scenario, preset: Preset, at: number): readonly Pointer[] {
  const [found, setFound] = useState<{ readonly key: unknown; readonly pointers: readonly Pointer[] }>();
  const key = `${scenario.id} ${String(at)}`;
  useEffect(() => {
    const timer = setTimeout(() => {
      setFound({ key, pointers: because(scenario, preset, at) });
    }, 30);
    return () => {
      clearTimeout(timer);
    };
  }, [scenario, preset, at, key]);
  return found?.key === key ? found.pointers : [];
}
