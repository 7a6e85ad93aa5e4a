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
    `${windWords(state.roundWind)} round`,
    state.wallLeft !== undefined && `${String(state.wallLeft)} tiles left in the wall`,
    state.extraHands > 0 && `${String(state.extraHands)} extra hands`,
    state.deposits > 0 && `${state.deposits.toLocaleString('en')} on the table`,
    state.pool > 0 && `${state.pool.toLocaleString('en')} in the pool`,
  ].filter((fact) => typeof fact === 'string');
  return (
    <div className={styles['table']}>
      <p className={styles['facts']}>
        <span>{facts.join(' · ')}</span>
        {state.indicators.length > 0 && (
          <span className={styles['indicators']}>
            Dora indicators <Tiles tiles={state.indicators} />
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
