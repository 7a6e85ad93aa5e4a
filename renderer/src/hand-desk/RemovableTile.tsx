import { t } from '../../../app/language/say';
import { printTile, type Tile } from '../../../app/tiles';
import { spokenTile } from '../../../app/words/tile-words';
import { TileButton } from './TileButton';

interface RemovableTileProps {
  readonly tile: Tile;
  /** Whether it is the last tile of its row. */
  readonly last: boolean;
  readonly onTakeOut: () => void;
}

/** A tile of a row, which pressing it takes out. */
export function RemovableTile({ tile, last, onTakeOut }: RemovableTileProps) {
  return (
    <TileButton
      tile={tile}
      name={t('handDesk.spokentileTakeOut', { spokenTile: spokenTile(printTile(tile)) })}
      onPress={(button) => {
        // The last button goes with its tile: the one before it gets the focus.
        if (last && button.previousElementSibling instanceof HTMLElement) button.previousElementSibling.focus();
        onTakeOut();
      }}
    />
  );
}
