import { memo, useMemo } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { aimed, fits, placed, TARGETS, type Target } from '../../../app/hand-desk/desk';
import { left, tilesIn } from '../../../app/hand-desk/supply';
import type { Tile } from '../../../app/tiles';
import styles from './hand-desk.module.css';
import { TileRows } from './TileRows';
import type { HandDeskParts } from './useHandDesk';

const WORDS: Readonly<Record<Target, string>> = {
  concealed: t('handDesk.hand'),
  win: t('handDesk.winningTile'),
  chow: t('handDesk.chow'),
  pung: t('handDesk.pung'),
  kong: t('handDesk.kong'),
  'concealed-kong': t('handDesk.concealedKong'),
  'added-kong': t('handDesk.addedKong'),
  dora: t('handDesk.doraIndicator'),
  ura: 'Under-dora',
};
/** The tiles of the game to choose from, with how many of each are left, and where the chosen one goes. */
export const Palette = memo(function Palette({ desk, hand, effective, update }: HandDeskParts) {
  const used = useMemo(() => tilesIn(hand), [hand]);
  const { dora, underDora } = effective.rules.general;
  const targets = TARGETS.filter((one) => (one !== 'dora' || dora) && (one !== 'ura' || (dora && underDora)));
  const leftOf = (tile: Tile) => left(effective, used, tile);
  return (
    <section className={styles['palette']} aria-label={t('handDesk.tilesToChooseFrom')}>
      <div className={styles['aim']}>
        <span className={styles['label']} id="hand-target">
          {t('handDesk.aTileGoesTo')}
        </span>
        <ToggleButtonGroup
          aria-labelledby="hand-target"
          className={styles['segments'] ?? ''}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[desk.target]}
          onSelectionChange={([key]) => {
            const target = TARGETS.find((one) => one === key);
            if (target) update((before) => aimed(before, target));
          }}
        >
          {targets.map((one) => (
            <ToggleButton key={one} id={one} className={styles['segment'] ?? ''}>
              {WORDS[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <TileRows
        effective={effective}
        leftOf={leftOf}
        fits={(tile) => fits(desk, tile, leftOf)}
        onTile={(tile) => {
          update((before) => placed(before, tile, effective.card !== undefined));
        }}
      />
    </section>
  );
});
