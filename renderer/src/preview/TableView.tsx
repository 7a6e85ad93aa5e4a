import { spokenLanguage } from '../../../app/language/pack';
import { t } from '../../../app/language/say';
import { SEATS, type Seat } from '../../../app/seats';
import type { State } from '../../../app/table/state';
import { windWords } from '../../../app/words/template';
import { Tiles } from '../tiles/Tiles';
import styles from './table.module.css';
import { SeatRow } from './SeatRow';

interface TableViewProps {
  readonly state: State;
  /** Seats that have something to show in some step: they stay where they are while it is stepped through. */
  readonly seats: readonly Seat[];
  readonly acting: Seat | undefined;
}

/** A table as it stands: what is known of each seat, and what lies in the middle. */
export function TableView({ state, seats, acting }: TableViewProps) {
  const facts = [
    t('preview.windRound', { wind: windWords(state.roundWind) }),
    state.wallLeft !== undefined && t('preview.wallleftTilesLeftInTheWall', { wallLeft: state.wallLeft }),
    state.extraHands > 0 && t('preview.extrahandsExtraHands', { extraHands: state.extraHands }),
    state.deposits > 0 &&
      t('preview.depositsOnTheTable', { deposits: state.deposits.toLocaleString(spokenLanguage()) }),
    state.pool > 0 && t('preview.poolInThePool', { pool: state.pool.toLocaleString(spokenLanguage()) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <div className={styles['table']}>
      <p className={styles['facts']}>
        <span>{facts.join(' · ')}</span>
        {state.indicators.length > 0 && (
          <span className={styles['indicators']}>
            {t('preview.doraIndicators')} <Tiles tiles={state.indicators} />
          </span>
        )}
      </p>
      <ul>
        {SEATS.filter((seat) => seats.includes(seat)).map((seat) => (
          <SeatRow key={seat} state={state} seat={seat} acting={seat === acting} />
        ))}
      </ul>
    </div>
  );
}

/** The seats of which any of the states tells something. */
export function toldSeats(states: readonly State[]): readonly Seat[] {
  return SEATS.filter((seat) =>
    states.some((state) => {
      const { concealed, melds, flowers, river } = state.seats[seat];
      return concealed !== undefined || melds.length > 0 || flowers.length > 0 || river.length > 0;
    }),
  );
}
