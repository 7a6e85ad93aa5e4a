import { t } from '../../../app/language/say';
import type { Run } from '../../../app/ruling';
import { sayEvent } from '../../../app/words/outcome';
import { speakerOf } from '../../../app/words/speaker';
import type { Preset } from '../../../schemas/generated/preset';
import type { Scenario } from '../../../schemas/generated/scenario';
import { Button } from '../parts/Button';
import { toneOf } from './lines';
import styles from './stepper.module.css';

interface StepperProps {
  readonly scenario: Scenario;
  readonly run: Run;
  readonly step: number;
  readonly preset: Preset;
  readonly onStep: (step: number) => void;
}

/** Goes through the events of a scenario, one at a time or straight to one. */
export function Stepper({ scenario, run, step, preset, onStep }: StepperProps) {
  const steps = scenario.events?.length ?? 0;
  const speaker = speakerOf(preset);
  const to = (next: number) => () => {
    onStep(Math.max(0, Math.min(steps - 1, next)));
  };
  return (
    <div className={styles['stepper']}>
      <div className={styles['stepButtons']} role="group" aria-label={t('preview.events')}>
        <Button
          small
          look="quiet"
          icon="first"
          label={t('preview.firstEvent')}
          isDisabled={step === 0}
          onPress={to(0)}
        />
        <Button
          small
          look="quiet"
          icon="left"
          label={t('preview.eventBefore')}
          isDisabled={step === 0}
          onPress={to(step - 1)}
        />
        <span className={styles['stepCount']}>{t('preview.eventStepOfSteps', { step: step + 1, steps })}</span>
        <Button
          small
          look="quiet"
          icon="right"
          label={t('preview.nextEvent')}
          isDisabled={step >= steps - 1}
          onPress={to(step + 1)}
        />
        <Button
          small
          look="quiet"
          icon="last"
          label={t('preview.lastEvent')}
          isDisabled={step >= steps - 1}
          onPress={to(steps - 1)}
        />
      </div>
      <ol className={styles['events']}>
        {run.rulings.map((ruling, at) => (
          <li key={at}>
            <Button look="link" aria-current={ruling.step === step ? 'step' : false} onPress={to(ruling.step)}>
              <span data-tone={toneOf(ruling.verdict)}>{sayEvent(ruling, speaker)}</span>
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}
