import { useContext } from 'react';
import { t } from '../../../app/language/say';
import { isClear, isRed, kindOf, printTile, type Tile as TileCode } from '../../../app/tiles';
import { shortName, spokenTile } from '../../../app/words/tile-words';
import { WrittenTiles } from './look';
import styles from './tiles.module.css';

interface TileProps {
  /** The copy to show; left out: a tile seen from behind. */
  readonly tile?: TileCode;
  /** Turned by a quarter, as a claimed tile lies in its set. */
  readonly sideways?: boolean;
  /** Takes the eye: the tile that an event is about. */
  readonly marked?: boolean;
  /** Shown paler: a tile that is not there any more, such as a claimed discard. */
  readonly faded?: boolean;
  /** Leaves the name to the text around it. */
  readonly silent?: boolean;
}

/** A tile, drawn. Its height is that of `--tile`, set by what surrounds it. */
export function Tile({ tile, sideways = false, marked = false, faded = false, silent = false }: TileProps) {
  const written = useContext(WrittenTiles);
  const face = tile === undefined ? 'tile-back' : `tile-${kindOf(tile)}${isRed(tile) ? '-red' : ''}`;
  const classes = [
    styles['tile'],
    sideways && styles['sideways'],
    marked && styles['marked'],
    faded && styles['faded'],
    tile !== undefined && isClear(tile) && styles['clear'],
  ];
  const name = tile === undefined ? t('tiles.aConcealedTile') : spokenTile(printTile(tile));
  return (
    <svg
      className={classes.filter(Boolean).join(' ')}
      viewBox={sideways ? '0 0 84 64' : '0 0 64 84'}
      {...(silent
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': sideways ? t('tiles.nameSideways', { name }) : name })}
      focusable="false"
    >
      <rect className={styles['edge']} x="1" y="2" width={sideways ? 82 : 62} height={sideways ? 61 : 81} rx="7" />
      <rect className={styles['body']} x="1" y="1" width={sideways ? 82 : 62} height={sideways ? 58 : 78} rx="7" />
      {written && tile !== undefined ? (
        <Name tile={tile} sideways={sideways} />
      ) : sideways ? (
        <use href={`#${face}`} x="3" y="7" width="53" height="70" transform="translate(0 59) rotate(-90)" />
      ) : (
        <use href={`#${face}`} x="4" y="3.5" width="56" height="73" />
      )}
    </svg>
  );
}

/** The name of a tile in place of its face: "7" over "bam", or one short word. */
function Name({ tile, sideways }: { readonly tile: TileCode; readonly sideways: boolean }) {
  const [number, word] = shortName(printTile(tile));
  const [x, y] = sideways ? [42, 30] : [32, 40];
  return (
    <g className={isRed(tile) ? styles['red'] : undefined}>
      {number !== '' && (
        <text className={styles['number']} x={x} y={y - (sideways ? 4 : 5)}>
          {number}
        </text>
      )}
      <text className={styles['word']} x={x} y={number === '' ? y + 6 : y + (sideways ? 18 : 20)}>
        {word}
      </text>
    </g>
  );
}
