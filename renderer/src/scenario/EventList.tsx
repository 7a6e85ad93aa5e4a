import { t } from '../../../app/language/say';
import type { Ruling } from '../../../app/ruling';
import { canJoin, eventsIn, joined, moved, parted, removed, type Place } from '../../../app/scenario-desk/steps';
import { eventWords } from '../../../app/scenario-desk/next';
import { sayVerdict } from '../../../app/words/say';
import { speakerOf } from '../../../app/words/speaker';
import type { ScenarioEvent } from '../../../schemas/generated/scenario';
import { Button } from '../parts/Button';
import { classes } from '../parts/classes';
import { toneOf } from '../preview/lines';
import { EventForm } from './EventForm';
import styles from './events.module.css';
import type { ScenarioParts } from './useScenarioDesk';

/** What happens, in order, with what is ruled on each; one is laid open to be changed. */
export function EventList({ parts }: { readonly parts: ScenarioParts }) {
  const { scenario, desk, look } = parts;
  const steps = scenario.events ?? [];
  return (
    <>
      <ol className={styles['events']} aria-label={t('scenario.events')}>
        {steps.map((step, at) => (
          <li key={at} className={styles['step']}>
            {'together' in step && <span className={styles['moment']}>{t('scenario.atTheSameMoment')}</span>}
            {eventsIn(step).map((event, inner) => (
              <EventRow
                key={inner}
                parts={parts}
                event={event}
                place={'together' in step ? { step: at, inner } : { step: at }}
                number={inner === 0 ? at + 1 : undefined}
                ruling={rulingsOf(parts, at)[inner]}
              />
            ))}
          </li>
        ))}
      </ol>
      {desk.at !== undefined && (
        <Button
          small
          look="quiet"
          onPress={() => {
            look((before) => ({ ...before, at: undefined }));
          }}
        >
          {t('scenario.closeTheEvent')}
        </Button>
      )}
    </>
  );
}

function rulingsOf({ played }: ScenarioParts, step: number): readonly Ruling[] {
  return played?.run.rulings.filter((one) => one.step === step) ?? [];
}

interface EventRowProps {
  readonly parts: ScenarioParts;
  readonly event: ScenarioEvent;
  readonly place: Place;
  readonly number: number | undefined;
  readonly ruling: Ruling | undefined;
}

function EventRow({ parts, event, place, number, ruling }: EventRowProps) {
  const { desk, look, preset } = parts;
  const open = desk.at?.step === place.step && desk.at.inner === place.inner;
  const words = eventWords(event, speakerOf(preset));
  return (
    <div className={classes(styles['event'], open && styles['open'])}>
      <button
        type="button"
        className={styles['eventHead']}
        aria-expanded={open}
        {...(open ? { 'data-open-event': true } : {})}
        onClick={() => {
          look((before) => ({ ...before, at: open ? undefined : place }));
        }}
      >
        <span className={styles['number']}>{number}</span>
        <span>{words}</span>
        {ruling && (
          <span className={styles['verdict']} data-tone={toneOf(ruling.verdict)}>
            {sayVerdict(ruling.verdict)}
          </span>
        )}
      </button>
      {open && (
        <>
          <Tools parts={parts} place={place} />
          <EventForm parts={parts} event={event} place={place} ruling={ruling} />
        </>
      )}
    </div>
  );
}

/** What can be done with the event that is laid open. */
function Tools({ parts, place }: { readonly parts: ScenarioParts; readonly place: Place }) {
  const { scenario, change, look } = parts;
  const steps = scenario.events ?? [];
  const { step } = place;
  const to = (at: Place | undefined) => {
    look((before) => ({ ...before, at }));
  };
  return (
    <div className={styles['tools']} role="group" aria-label={t('scenario.eventStep', { step: step + 1 })}>
      <Button
        small
        look="quiet"
        icon="up"
        label={t('scenario.moveEarlier')}
        isDisabled={step === 0}
        onPress={() => {
          change((before) => moved(before, step, -1), t('scenario.moveAnEvent'));
          to({ ...place, step: step - 1 });
        }}
      />
      <Button
        small
        look="quiet"
        icon="below"
        label={t('scenario.moveLater')}
        isDisabled={step >= steps.length - 1}
        onPress={() => {
          change((before) => moved(before, step, 1), t('scenario.moveAnEvent'));
          to({ ...place, step: step + 1 });
        }}
      />
      {place.inner === undefined ? (
        <Button
          small
          look="quiet"
          isDisabled={!canJoin(scenario, step)}
          onPress={() => {
            const inner = eventsIn(steps[step - 1]).length;
            change((before) => joined(before, step), t('scenario.claimsOfOneMoment'));
            to({ step: step - 1, inner });
          }}
        >
          {t('scenario.sameMomentAsTheOneBefore')}
        </Button>
      ) : (
        <Button
          small
          look="quiet"
          onPress={() => {
            change((before) => parted(before, step), t('scenario.oneAfterTheOther'));
            to({ step: step + (place.inner ?? 0) });
          }}
        >
          {t('scenario.oneAfterTheOther2')}
        </Button>
      )}
      <Button
        small
        look="quiet"
        icon="trash"
        label={t('scenario.takeOut')}
        onPress={() => {
          change((before) => removed(before, place), t('scenario.takeOutAnEvent'));
          to(undefined);
        }}
      />
    </div>
  );
}
