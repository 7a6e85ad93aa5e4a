import { t } from '../../../app/language/say';
import { POSITION_FIELDS, SEAT_FIELDS } from '../../../app/scenario-desk/fields';
import { SEAT_LISTS, TABLE_LISTS, tablePlace, withSaid } from '../../../app/scenario-desk/tiles';
import { SEATS } from '../../../app/seats';
import { seatWords } from '../../../app/words/template';
import { FieldForm } from './FieldForm';
import { PlaceRow } from './PlaceRow';
import { SeatPlace } from './SeatPlace';
import styles from './scenario.module.css';
import table from './table.module.css';
import { TilePicker } from './TilePicker';
import type { ScenarioParts } from './useScenarioDesk';

const ROWS: ReadonlySet<string> = new Set([...SEAT_LISTS, ...TABLE_LISTS]);
const MIDDLE = POSITION_FIELDS.filter(({ key }) => ROWS.has(key));
/** The winds and whose turn it is are always in sight; the rest is asked for. */
const FIRST: ReadonlySet<string> = new Set(['roundWind', 'turn', 'phase', 'wallLeft']);
const ALWAYS = POSITION_FIELDS.filter(({ key }) => FIRST.has(key));
const REST = POSITION_FIELDS.filter(({ key }) => !FIRST.has(key) && !ROWS.has(key));
const OF_SEAT = SEAT_FIELDS.filter(({ key }) => !ROWS.has(key));

/** The table as it stands before the first event. */
export function TableEditor({ parts }: { readonly parts: ScenarioParts }) {
  const { scenario, desk, change, aim } = parts;
  const seat = SEATS.find((one) => desk.place.startsWith(`/position/seats/${one}/`));
  const set = (place: string, value: unknown, title: string) => {
    change((before) => withSaid(before, place, value), title.toLowerCase(), place);
  };
  return (
    <section className={styles['section']} aria-label={t('scenario.theTable')}>
      <h2>{t('scenario.theTableBeforeTheFirstEvent')}</h2>
      <div className={table['felt']}>
        {SEATS.map((one) => (
          <SeatPlace key={one} parts={parts} seat={one} />
        ))}
        <div className={table['middle']}>
          {MIDDLE.map(({ key, title }) => (
            <PlaceRow
              key={key}
              parts={parts}
              place={tablePlace(key as (typeof TABLE_LISTS)[number])}
              label={title}
              of={t('scenario.theMiddle')}
            />
          ))}
        </div>
      </div>
      <TilePicker parts={parts} />
      <FieldForm fields={ALWAYS} value={scenario.position} at={t('scenario.position')} onSet={set} />
      {seat !== undefined && (
        <details className={styles['group']}>
          <summary>{t('scenario.moreAboutSeat', { seat: seatWords(seat) })}</summary>
          <FieldForm
            key={seat}
            fields={OF_SEAT}
            value={scenario.position?.seats?.[seat]}
            at={`/position/seats/${seat}`}
            onSet={set}
          />
        </details>
      )}
      <details className={styles['group']}>
        <summary>{t('scenario.moreAboutTheTable')}</summary>
        <FieldForm fields={REST} value={scenario.position} at={t('scenario.position')} onSet={set} onAim={aim} />
      </details>
    </section>
  );
}
