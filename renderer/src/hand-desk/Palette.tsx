import { memo, useMemo } from 'react';
import { ToggleButton, ToggleButtonGroup, Toolbar } from 'react-aria-components';
import { aimed, fits, placed, TARGETS, type Target } from '../../../app/hand-desk/desk';
import { paletteOf, type PaletteRow } from '../../../app/hand-desk/palette';
import { left, tilesIn } from '../../../app/hand-desk/supply';
import { printTile, type Tile } from '../../../app/tiles';
import { spokenTile } from '../../../app/words/tile-words';
import styles from './hand-desk.module.css';
import { TileButton } from './TileButton';
import tileStyles from './tiles.module.css';
import type { HandDeskParts } from './useHandDesk';

const WORDS: Readonly<Record<Target, string>> = {
  concealed: 'Hand',
  win: 'Winning tile',
  chow: 'Chow',
  pung: 'Pung',
  kong: 'Kong',
  'concealed-kong': 'Concealed kong',
  'added-kong': 'Added kong',
  dora: 'Dora indicator',
  ura: 'Under-dora',
};
const ROWS: Readonly<Record<PaletteRow['id'], string>> = {
  characters: 'Characters',
  dots: 'Dots',
  bamboo: 'Bamboo',
  winds: 'Winds',
  dragons: 'Dragons',
  flowers: 'Flowers',
  seasons: 'Seasons',
  jokers: 'Jokers',
};

/** The tiles of the game to choose from, with how many of each are left, and where the chosen one goes. */
export const Palette = memo(function Palette({ desk, hand, effective, update }: HandDeskParts) {
  const used = useMemo(() => tilesIn(hand), [hand]);
  const rows = useMemo(() => paletteOf(effective), [effective]);
  const { dora, underDora } = effective.rules.general;
  const targets = TARGETS.filter((one) => (one !== 'dora' || dora) && (one !== 'ura' || (dora && underDora)));
  const leftOf = (tile: Tile) => left(effective, used, tile);
  return (
    <section className={styles['palette']} aria-label="Tiles to choose from">
      <div className={styles['aim']}>
        <span className={styles['label']} id="hand-target">
          A tile goes to
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
      <div className={styles['rows']}>
        {rows.map(({ id, tiles }) => (
          <Toolbar key={id} aria-label={ROWS[id]} className={styles['tiles'] ?? ''}>
            {tiles.map((tile) => {
              const count = leftOf(tile);
              const off = !fits(desk, tile, leftOf);
              const name = `${spokenTile(printTile(tile))}, ${count === 0 ? 'none' : String(count)} left`;
              return (
                <TileButton
                  key={tile}
                  tile={tile}
                  name={name}
                  off={off}
                  onPress={() => {
                    update((before) => placed(before, tile, effective.card !== undefined));
                  }}
                >
                  <span className={tileStyles['count']} aria-hidden="true">
                    {count}
                  </span>
                </TileButton>
              );
            })}
          </Toolbar>
        ))}
      </div>
    </section>
  );
});
