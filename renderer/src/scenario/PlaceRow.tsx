import { Toolbar } from 'react-aria-components';
import type { Pointer } from '../../../app/result';
import { takenOut, tilesAt } from '../../../app/scenario-desk/tiles';
import { printTile } from '../../../app/tiles';
import { spokenTile } from '../../../app/words/tile-words';
import { TileButton } from '../hand-desk/TileButton';
import { classes } from '../parts/classes';
import { useTiles } from '../tiles/Tiles';
import styles from './table.module.css';
import type { ScenarioParts } from './useScenarioDesk';

interface PlaceRowProps {
  readonly parts: ScenarioParts;
  readonly place: Pointer;
  readonly label: string;
  /** Whose tiles they are, for those who do not see the table. */
  readonly of: string;
}

/** A row of tiles on the table: pressing its name lets the next tile go there, pressing a tile takes it out. */
export function PlaceRow({ parts, place, label, of }: PlaceRowProps) {
  const { scenario, desk, change, aim } = parts;
  const tiles = useTiles(tilesAt(scenario, place));
  const aimed = desk.place === place;
  if (tiles.length === 0 && !aimed && !place.endsWith('/concealed')) return null;
  return (
    <div className={classes(styles['row'], aimed && styles['aimed'])}>
      <button
        type="button"
        className={styles['place']}
        aria-pressed={aimed}
        aria-label={`${of}: ${label}`}
        onClick={() => {
          aim(place);
        }}
      >
        {label}
      </button>
      {tiles.length === 0 ? (
        <span className={styles['none']}>{place.endsWith('/concealed') ? 'unknown' : 'none'}</span>
      ) : (
        <Toolbar aria-label={`${of}, ${label}`} className={styles['tiles'] ?? ''}>
          {tiles.map((tile, at) => (
            <TileButton
              key={at}
              tile={tile}
              name={`${spokenTile(printTile(tile))}, take out`}
              onPress={(button) => {
                // The last button goes with its tile: the one before it gets the focus.
                if (at === tiles.length - 1 && button.previousElementSibling instanceof HTMLElement)
                  button.previousElementSibling.focus();
                change((before) => takenOut(before, place, at), `take out ${printTile(tile)}`);
              }}
            />
          ))}
        </Toolbar>
      )}
    </div>
  );
}
