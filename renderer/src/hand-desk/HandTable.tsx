import { memo } from 'react';
import { Toolbar } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { aimed, changed, meldGiven, meldTakenOut, takenOut, type TileList } from '../../../app/hand-desk/desk';
import type { Problem } from '../../../app/result';
import { SEATS, type Seat } from '../../../app/seats';
import { parseTile } from '../../../app/tiles';
import { seatWords } from '../../../app/words/template';
import { spokenTile } from '../../../app/words/tile-words';
import { Button } from '../parts/Button';
import { Choice } from '../parts/Choice';
import { MeldView } from '../tiles/MeldView';
import { useTiles } from '../tiles/Tiles';
import styles from './hand-desk.module.css';
import { Problems } from './Problems';
import { RemovableTile } from './RemovableTile';
import { TileButton } from './TileButton';
import type { HandDeskParts } from './useHandDesk';

interface HandTableProps extends HandDeskParts {
  readonly problems: readonly Problem[];
  /** Tiles that the concealed part still lacks. */
  readonly missing: number;
}

/** The hand as it lies on the table: a tile is taken out by pressing it. */
export const HandTable = memo(function HandTable({ problems, missing, ...parts }: HandTableProps) {
  const { desk, hand, update } = parts;
  const { win, melds = [] } = hand;
  return (
    <div className={styles['felt']} role="group" aria-label={t('handDesk.theHand')}>
      <div className={styles['laid']}>
        <TileRow {...parts} list="concealed" label={t('handDesk.concealedTiles')} missing={missing} />
        {melds.map((meld, at) => (
          <div key={at} className={styles['meld']} role="group" aria-label={t('handDesk.setAt', { at: at + 1 })}>
            <MeldView {...meld} seat={hand.seatWind} />
            <div>
              {meld.kind !== 'concealed-kong' && (
                <Choice
                  small
                  label={t('handDesk.setAtWasClaimedFrom', { at: at + 1 })}
                  value={meld.from ?? 'unsaid'}
                  choices={[{ id: 'unsaid', words: t('handDesk.from') }, ...seatsBut(hand.seatWind, fromWords)]}
                  onChange={(id) => {
                    update((before) =>
                      meldGiven(
                        before,
                        at,
                        SEATS.find((seat) => seat === id),
                      ),
                    );
                  }}
                />
              )}
              <Button
                small
                look="quiet"
                icon="close"
                label={t('handDesk.takeOutSetAt', { at: at + 1 })}
                onPress={() => {
                  update((before) => meldTakenOut(before, at));
                }}
              />
            </div>
          </div>
        ))}
        {win && (
          <div className={styles['won']} role="group" aria-label={t('handDesk.winningTile')}>
            <WinningTile
              text={win.tile}
              aiming={desk.target === 'win'}
              onPress={() => {
                update((before) =>
                  aimed(changed(before, { win: { ...win, tile: '' } }, t('handDesk.anotherWinningTile')), 'win'),
                );
              }}
            />
          </div>
        )}
      </div>
      <div className={styles['aside']}>
        <TileRow {...parts} list="flowers" label={t('handDesk.flowers')} />
        <TileRow {...parts} list="doraIndicators" label={t('handDesk.doraIndicators')} />
        <TileRow {...parts} list="uraIndicators" label={t('handDesk.underDoraIndicators')} />
      </div>
      <Problems
        problems={problems}
        at={['/concealed', '/melds', '/win', '/flowers', '/doraIndicators', '/uraIndicators']}
      />
    </div>
  );
});

/** Who gave a tile. */
export function fromWords(seat: string): string {
  return t('handDesk.fromSeat', { seat });
}

/** The seats other than the player's own, as choices. */
export function seatsBut(
  own: Seat | undefined,
  words: (seat: string) => string = (seat) => seat,
): readonly { readonly id: string; readonly words: string }[] {
  return SEATS.filter((seat) => seat !== own).map((seat) => ({ id: seat, words: words(seatWords(seat)) }));
}

interface WinningTileProps {
  readonly text: string;
  readonly aiming: boolean;
  readonly onPress: () => void;
}

function WinningTile({ text, aiming, onPress }: WinningTileProps) {
  const tile = parseTile(text);
  if (!tile.ok)
    return (
      <span className={styles['gap']}>
        {aiming ? t('handDesk.chooseTheWinningTile') : t('handDesk.noWinningTileYet')}
      </span>
    );
  return (
    <TileButton
      tile={tile.value}
      name={t('handDesk.spokentileWonOnChooseAnother', { spokenTile: spokenTile(text) })}
      marked
      onPress={onPress}
    />
  );
}

interface TileRowProps extends HandDeskParts {
  readonly list: TileList;
  readonly label: string;
  readonly missing?: number;
}

function TileRow({ hand, update, list, label, missing = 0 }: TileRowProps) {
  const tiles = useTiles(hand[list] ?? '');
  if (tiles.length === 0 && list !== 'concealed') return null;
  return (
    <div className={styles['row']}>
      {list !== 'concealed' && <span className={styles['label']}>{label}</span>}
      <Toolbar aria-label={label} className={styles['tiles'] ?? ''}>
        {tiles.map((tile, at) => (
          <RemovableTile
            key={at}
            tile={tile}
            last={at === tiles.length - 1}
            onTakeOut={() => {
              update((before) => takenOut(before, list, at));
            }}
          />
        ))}
        {Array.from({ length: missing }, (_, at) => (
          <span key={`gap-${String(at)}`} className={styles['empty']} />
        ))}
      </Toolbar>
    </div>
  );
}
