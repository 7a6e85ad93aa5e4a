import { scaleLinear } from 'd3-scale';
import { line, symbol, symbolTriangle } from 'd3-shape';
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
      {/* A table keeps the width of its words, however small it is told to be. */}
      <div className="quiet">
        <table>
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
                  const who = seat === winner ? t('pictures.wins') : amount(times, 'hundredths');
                  return <td key={seat}>{seat === discarder ? t('pictures.whoThrewTheTile', { who }) : who}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
                    {[...seatWords(seat)][0]}
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

/** How thick an arrow is that pays so many hundredths of the score. */
const thickness = scaleLinear([0, 600], [1, 4]).clamp(true);

/** From one seat to another, thicker where more is paid, with the number on its way. */
function Arrow({ from, to, times }: { readonly from: Seat; readonly to: Seat; readonly times: number }) {
  if (times === 0) return null;
  const [x1, y1] = PLACES[from];
  const [x2, y2] = PLACES[to];
  const length = Math.hypot(x2 - x1, y2 - y1);
  // From one circle to the other, in units of the way between their middles.
  const x = scaleLinear([0, 1], [x1, x2]);
  const y = scaleLinear([0, 1], [y1, y2]);
  const tip = 1 - 17 / length;
  const at = (share: number): [number, number] => [x(share), y(share)];
  // A head of d3 points up; the arrow's points from the payer to the winner.
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI + 90;
  // On the way to the winner, nearer to the payer, where no other arrow crosses.
  const [tx, ty] = at(0.42);
  const [hx, hy] = at(tip - 4 / length);
  return (
    <g className={styles['arrow']}>
      <path strokeWidth={thickness(times)} d={line()([at(15 / length), at(tip - 6 / length)]) ?? ''} />
      <path
        className={styles['head']}
        transform={`translate(${String(hx)} ${String(hy)}) rotate(${String(turn)})`}
        d={symbol(symbolTriangle, 46)() ?? ''}
      />
      <text x={tx} y={ty + 4}>
        {`×${amount(times, 'hundredths')}`}
      </text>
    </g>
  );
}
