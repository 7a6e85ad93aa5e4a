import { useMemo } from 'react';
import { kindOf, parseTiles, type Kind, type Tile as TileCode } from '../../../app/tiles';
import { Tile } from './Tile';
import styles from './tiles.module.css';

interface TilesProps {
  /** Tiles, or their mpsz notation. */
  readonly tiles: readonly TileCode[] | string;
  /** The kind that takes the eye. */
  readonly marked?: Kind | undefined;
  readonly label?: string;
}

/** Tiles in a row. */
export function Tiles({ tiles, marked, label }: TilesProps) {
  const list = useTiles(tiles);
  return (
    <span className={styles['row']} {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}>
      {list.map((tile, at) => (
        <Tile key={at} tile={tile} marked={marked !== undefined && kindOf(tile) === marked} />
      ))}
    </span>
  );
}

/** Tiles of a text in mpsz notation; a text that is none gives no tiles. */
export function useTiles(tiles: readonly TileCode[] | string): readonly TileCode[] {
  return useMemo(() => {
    if (typeof tiles !== 'string') return tiles;
    const read = parseTiles(tiles);
    return read.ok ? read.value : [];
  }, [tiles]);
}
