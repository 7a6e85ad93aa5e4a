import { t } from '../../../app/language/say';
import type { Flow } from '../../../app/editor/flows';
import { SEATS, type Seat } from '../../../app/seats';
import { amount, PAYOFF_WORDS } from '../../../app/option/words';
import { seatWords } from '../../../app/words/template';
import styles from './pictures.module.css';

/** Where the seats are: in the order of play against the clock, East below. */
const PLACES: { readonly [S in Seat]: readonly [x: number, y: number] } = {
  E: [70, 108],
  S: [122, 62],
  W: [70, 16],
  N: [18, 62],
};

/** What each player pays the winner, as arrows between four seats; the same as a table for screen readers. */
export function Flows({ flows }: { readonly flows: readonly Flow[] }) {
  if (flows.length === 0) return null;
  return (
    <>
      <table className="quiet">
        <caption>{t('pictures.whatEachPlayerPaysTheWinner')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('pictures.wayToWin')}</th>
            {SEATS.map((seat) => (
              <th key={seat} scope="col">
                {seatWords(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {flows.map(({ way, winner, discarder, paid }) => (
            <tr key={way}>
              <th scope="row">{PAYOFF_WORDS[way] ?? way}</th>
              {SEATS.map((seat) => {
                const times = paid.find(({ from }) => from === seat)?.times ?? 0;
                const who = seat === winner ? 'wins' : amount(times, 'hundredths');
                return <td key={seat}>{seat === discarder ? t('pictures.whoThrewTheTile', { who }) : who}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles['flows']} aria-hidden="true">
        {flows.map((flow) => (
          <figure key={flow.way}>
            <svg viewBox="0 0 140 124" focusable="false">
              {flow.paid.map(({ from, times }) => (
                <Arrow key={from} from={from} to={flow.winner} times={times} />
              ))}
              {SEATS.map((seat) => (
                <g
                  key={seat}
                  data-role={seat === flow.winner ? 'winner' : seat === flow.discarder ? 'discarder' : 'other'}
                >
                  <circle cx={PLACES[seat][0]} cy={PLACES[seat][1]} r="13" />
                  <text x={PLACES[seat][0]} y={PLACES[seat][1] + 4.5}>
                    {seat}
                  </text>
                </g>
              ))}
            </svg>
            <figcaption>{PAYOFF_WORDS[flow.way] ?? flow.way}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

/** From one seat to another, thicker where more is paid, with the number on its way. */
function Arrow({ from, to, times }: { readonly from: Seat; readonly to: Seat; readonly times: number }) {
  if (times === 0) return null;
  const [x1, y1] = PLACES[from];
  const [x2, y2] = PLACES[to];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [sx, sy, ex, ey] = [x1 + dx * 15, y1 + dy * 15, x2 - dx * 17, y2 - dy * 17];
  const head = `M${String(ex - dx * 7 - dy * 4)} ${String(ey - dy * 7 + dx * 4)}L${String(ex)} ${String(ey)}L${String(ex - dx * 7 + dy * 4)} ${String(ey - dy * 7 - dx * 4)}`;
  // On the way to the winner, a third from the payer, where no other arrow crosses.
  const [tx, ty] = [x1 + dx * length * 0.42, y1 + dy * length * 0.42];
  return (
    <g className={styles['arrow']} data-much={times >= 200 || undefined}>
      <path d={`M${String(sx)} ${String(sy)}L${String(ex)} ${String(ey)}${head}`} />
      <text x={tx} y={ty + 4}>
        {`×${amount(times, 'hundredths')}`}
      </text>
    </g>
  );
}
