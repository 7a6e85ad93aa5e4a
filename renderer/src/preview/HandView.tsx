import { spokenLanguage } from '../../../app/language/pack';
import { t } from '../../../app/language/say';
import { parseTile } from '../../../app/tiles';
import { circumstanceWords } from '../../../app/words/circumstances';
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
    hand.seatWind !== undefined && t('preview.windSeat', { wind: windWords(hand.seatWind) }),
    hand.roundWind !== undefined && t('preview.windRound', { wind: windWords(hand.roundWind) }),
    win?.by === 'self-draw' && t('preview.selfDrawn'),
    win?.by === 'discard' &&
      (win.from === undefined ? t('preview.onADiscard') : t('preview.onADiscardOfSeat', { seat: seatWords(win.from) })),
    hand.extraHands !== undefined &&
      hand.extraHands > 0 &&
      t('preview.extrahandsExtraHands', { extraHands: hand.extraHands }),
    hand.deposits !== undefined &&
      hand.deposits > 0 &&
      t('preview.depositsOnTheTable', { deposits: hand.deposits.toLocaleString(spokenLanguage()) }),
    ...circumstances.map(circumstanceWords),
  ].filter((fact) => typeof fact === 'string');
  return (
    <div className={styles['table']}>
      <p className={styles['facts']}>
        <span>{[...(seat === undefined ? [] : [seatWords(seat)]), ...facts].join(' · ')}</span>
        {doraIndicators !== undefined && doraIndicators !== '' && (
          <span className={styles['indicators']}>
            {t('preview.doraIndicators')} <Tiles tiles={doraIndicators} />
          </span>
        )}
        {uraIndicators !== undefined && uraIndicators !== '' && (
          <span className={styles['indicators']}>
            {t('preview.underDoraIndicators')} <Tiles tiles={uraIndicators} />
          </span>
        )}
      </p>
      <span className={styles['hand']}>
        <Tiles tiles={concealed} label={t('preview.concealedTiles')} />
        {melds.map((meld, at) => (
          <MeldView key={at} {...meld} seat={hand.seatWind} />
        ))}
        {tile?.ok === true && (
          <span className={styles['drawn']} role="group" aria-label={t('preview.winningTile')}>
            <Tile tile={tile.value} marked />
          </span>
        )}
        {flowers !== undefined && flowers !== '' && <Tiles tiles={flowers} label={t('preview.flowers')} />}
      </span>
    </div>
  );
}
