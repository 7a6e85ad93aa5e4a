import { useMemo } from 'react';
import { inSentence } from '../../../app/language/case';
import { titled } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import type { Ruling } from '../../../app/ruling';
import { ACTS, actWords, eventFields } from '../../../app/scenario-desk/fields';
import { asAct, pointerOf, replaced, type Place } from '../../../app/scenario-desk/steps';
import { withSaid } from '../../../app/scenario-desk/tiles';
import type { ScenarioEvent } from '../../../schemas/generated/scenario';
import { Choice } from '../parts/Choice';
import { RulingView } from '../preview/RulingView';
import { TableView, toldSeats } from '../preview/TableView';
import { FieldForm } from './FieldForm';
import styles from './scenario.module.css';
import type { ScenarioParts } from './useScenarioDesk';

const CHOICES = ACTS.map((act) => ({ id: act, words: actWords(act) }));

interface EventFormProps {
  readonly parts: ScenarioParts;
  readonly event: ScenarioEvent;
  readonly place: Place;
  readonly ruling: Ruling | undefined;
}

/** An event laid open: what is said of it, what is ruled on it, and the table after it. */
export function EventForm({ parts, event, place, ruling }: EventFormProps) {
  const { scenario, preset, played, change, aim } = parts;
  const fields = useMemo(() => eventFields(event.do), [event.do]);
  const pointer = pointerOf(place);
  const state = played?.states[place.step + 1];
  const seats = useMemo(() => toldSeats(played?.states ?? []), [played]);
  return (
    <div className={styles['eventForm']}>
      <div className={styles['field']}>
        <span className={styles['label']}>{t('scenario.whatHappens')}</span>
        <Choice
          label={t('scenario.whatHappens')}
          value={event.do}
          choices={CHOICES}
          onChange={(id) => {
            const act = ACTS.find((one) => one === id);
            if (act) change((before) => replaced(before, place, asAct(event, act)), actWords(act));
          }}
        />
      </div>
      <FieldForm
        fields={fields}
        value={event}
        at={pointer}
        onAim={aim}
        onSet={(at, value, title) => {
          change((before) => withSaid(before, at, value), titled(actWords(event.do), inSentence(title)), at);
        }}
      />
      {ruling && played && (
        <RulingView
          scenario={scenario}
          ruling={ruling}
          at={played.run.rulings.indexOf(ruling)}
          before={undefined}
          preset={preset}
        />
      )}
      {state && (
        <details className={styles['group']}>
          <summary>{t('scenario.theTableAfterIt')}</summary>
          <TableView state={state} seats={seats} acting={ruling?.seat} />
        </details>
      )}
    </div>
  );
}
