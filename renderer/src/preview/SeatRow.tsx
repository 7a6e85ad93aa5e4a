import { spokenLanguage } from '../../../app/language/pack';
import { t } from '../../../app/language/say';
import type { Seat } from '../../../app/seats';
import type { State } from '../../../app/table/state';
import { sortTiles } from '../../../app/tiles';
import { seatWords } from '../../../app/words/template';
import { classes } from '../parts/classes';
import { MeldView } from '../tiles/MeldView';
import { Tile } from '../tiles/Tile';
import { Tiles } from '../tiles/Tiles';
import styles from './table.module.css';

interface SeatRowProps {
  readonly state: State;
  readonly seat: Seat;
  /** It is this seat that does something now. */
  readonly acting: boolean;
}

/** One seat of a table: its hand, what it has drawn, its sets, its discards. */
export function SeatRow({ state, seat, acting }: SeatRowProps) {
  const { concealed, melds, flowers, river, ready, dead, mayNotWin } = state.seats[seat];
  const drawn = state.drawn?.seat === seat ? state.drawn : undefined;
  const points = state.points[seat];
  // A tile that was drawn since takes the eye from the discard before it.
  const open = state.drawn === undefined && state.window?.from === seat && state.window.kind === 'discard';
  const unseen = concealed === undefined && melds.length === 0 && drawn === undefined && flowers.length === 0;
  const tags = [
    seat === 'E' && t('preview.dealer'),
    ready !== undefined && 'ready',
    dead !== undefined && t('preview.deadHand'),
    mayNotWin !== undefined && t('preview.mayNotWin'),
    points !== undefined && points.toLocaleString(spokenLanguage()),
  ].filter((tag): tag is string => typeof tag === 'string');
  return (
    <li className={classes(styles['seatRow'], acting && styles['acting'], unseen && styles['unseen'])}>
      <span className={styles['seatName']}>
        {seatWords(seat)}
        {tags.map((tag) => (
          <span key={tag} className={styles['tag']}>
            {tag}
          </span>
        ))}
      </span>
      {!unseen && (
        <span className={styles['hand']}>
          {concealed !== undefined && (
            <Tiles tiles={sortTiles(concealed)} label={t('preview.seatConcealedTiles', { seat: seatWords(seat) })} />
          )}
          {drawn && (
            <span className={styles['drawn']} role="group" aria-label={t('preview.justDrawn')}>
              {drawn.tile === undefined ? <Tile /> : <Tile tile={drawn.tile} marked={acting} />}
            </span>
          )}
          {melds.map((meld, at) => (
            <MeldView key={at} kind={meld.kind} tiles={meld.tiles} from={meld.from} seat={seat} called={meld.called} />
          ))}
          {flowers.length > 0 && <Tiles tiles={flowers} label={t('preview.flowers')} />}
        </span>
      )}
      {river.length > 0 && (
        <span
          className={styles['river']}
          role="group"
          aria-label={t('preview.seatDiscards', { seat: seatWords(seat) })}
        >
          <span className={styles['what']} aria-hidden="true">
            {t('preview.discards')}
          </span>
          {river.map((discard, at) => (
            <Tile
              key={at}
              tile={discard.tile}
              faded={discard.claimedBy !== undefined}
              marked={open && at === river.length - 1}
              sideways={ready !== undefined && ready.thrown === discard.at}
            />
          ))}
        </span>
      )}
    </li>
  );
}
