import type { ReactNode } from 'react';
import type { Tile as TileCode } from '../../../app/tiles';
import { Tile } from '../tiles/Tile';
import styles from './tiles.module.css';

interface TileButtonProps {
  readonly tile: TileCode;
  readonly name: string;
  readonly marked?: boolean;
  /** It can be reached but not used now; the name says why. */
  readonly off?: boolean;
  readonly children?: ReactNode;
  readonly onPress: (button: HTMLElement) => void;
}

/** A tile that does something when it is pressed. Out of use it keeps the focus, so that nobody loses the place. */
export function TileButton({ tile, name, marked = false, off = false, children, onPress }: TileButtonProps) {
  return (
    <button
      type="button"
      className={styles['tile']}
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={(event) => {
        if (!off) onPress(event.currentTarget);
      }}
    >
      <Tile tile={tile} marked={marked} silent />
      {children}
    </button>
  );
}
