import { useMemo } from 'react';
import { Toolbar } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { paletteOf, type PaletteRow } from '../../../app/hand-desk/palette';
import type { Effective } from '../../../app/preset/effective';
import { printTile, type Tile } from '../../../app/tiles';
import { spokenTile } from '../../../app/words/tile-words';
import styles from './hand-desk.module.css';
import { TileButton } from './TileButton';
import tileStyles from './tiles.module.css';

const ROWS: Readonly<Record<PaletteRow['id'], string>> = {
  characters: t('handDesk.characters'),
  dots: t('handDesk.dots'),
  bamboo: t('handDesk.bamboo'),
  winds: t('handDesk.winds'),
  dragons: t('handDesk.dragons'),
  flowers: t('handDesk.flowers'),
  seasons: t('handDesk.seasons'),
  jokers: t('handDesk.jokers'),
};

interface TileRowsProps {
  readonly effective: Effective;
  readonly leftOf: (tile: Tile) => number;
  /** Whether a tile can be chosen now. */
  readonly fits: (tile: Tile) => boolean;
  readonly onTile: (tile: Tile) => void;
}

/** The tiles of the game to choose from, with how many of each are left. */
export function TileRows({ effective, leftOf, fits, onTile }: TileRowsProps) {
  const rows = useMemo(() => paletteOf(effective), [effective]);
  return (
    <div className={styles['rows']}>
      {rows.map(({ id, tiles }) => (
        <Toolbar key={id} aria-label={ROWS[id]} className={styles['tiles'] ?? ''}>
          {tiles.map((tile) => {
            const count = leftOf(tile);
            const name = t('handDesk.spokentileValueLeft', {
              spokenTile: spokenTile(printTile(tile)),
              value: count === 0 ? t('words.noneThere') : count,
            });
            return (
              <TileButton
                key={tile}
                tile={tile}
                name={name}
                off={!fits(tile)}
                onPress={() => {
                  onTile(tile);
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
  );
}
