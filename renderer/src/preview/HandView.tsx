import { parseTile } from '../../../app/tiles';
import { seatWords, windWords } from '../../../app/words/template';
import type { Hand } from '../../../schemas/generated/hand';
import { MeldView } from '../tiles/MeldView';
import { Tile } from '../tiles/Tile';
import { Tiles } from '../tiles/Tiles';
import styles from './table.module.css';

interface HandViewProps {
  readonly hand: Hand;
  readonly seat?: string;
}

/** A hand to be scored: its tiles, how it was won, and the circumstances. */
export default function HandView({ hand, seat }: HandViewProps) {
  const { concealed, melds = [], win, flowers, doraIndicators, uraIndicators, circumstances = [] } = hand;
  const tile = win === undefined ? undefined : parseTile(win.tile);
  const facts = [
    hand.seatWind !== undefined && `${windWords(hand.seatWind)} seat`,
    hand.roundWind !== undefined && `${windWords(hand.roundWind)} round`,
    win?.by === 'self-draw' && 'self-drawn',
    win?.by === 'discard' && (win.from === undefined ? 'on a discard' : `on a discard of ${seatWords(win.from)}`),
    hand.extraHands !== undefined && hand.extraHands > 0 && `${String(hand.extraHands)} extra hands`,
    hand.deposits !== undefined && hand.deposits > 0 && `${hand.deposits.toLocaleString('en')} on the table`,
    ...circumstances.map((one) => one.replaceAll('-', ' ')),
  ].filter((fact) => typeof fact === 'string');
  return (
    <div className={styles['table']}>
      <p className={styles['facts']}>
        <span>{[...(seat === undefined ? [] : [seatWords(seat)]), ...facts].join(' · ')}</span>
        {doraIndicators !== undefined && doraIndicators !== '' && (
          <span className={styles['indicators']}>
            Dora indicators <Tiles tiles={doraIndicators} />
          </span>
        )}
        {uraIndicators !== undefined && uraIndicators !== '' && (
          <span className={styles['indicators']}>
            Under-dora indicators <Tiles tiles={uraIndicators} />
          </span>
        )}
      </p>
      <span className={styles['hand']}>
        <Tiles tiles={concealed} label="concealed tiles" />
        {melds.map((meld, at) => (
          <MeldView key={at} {...meld} seat={hand.seatWind} />
        ))}
        {tile?.ok === true && (
          <span className={styles['drawn']} role="group" aria-label="winning tile">
            <Tile tile={tile.value} marked />
          </span>
        )}
        {flowers !== undefined && flowers !== '' && <Tiles tiles={flowers} label="flowers" />}
      </span>
    </div>
  );
}
