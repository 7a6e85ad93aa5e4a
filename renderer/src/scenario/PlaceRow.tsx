import { Toolbar } from 'react-aria-components';
import { listed, titled } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import type { Pointer } from '../../../app/result';
import { takenOut, tilesAt } from '../../../app/scenario-desk/tiles';
import { printTile } from '../../../app/tiles';
import { RemovableTile } from '../hand-desk/RemovableTile';
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
        aria-label={titled(of, label)}
        onClick={() => {
          aim(place);
        }}
      >
        {label}
      </button>
      {tiles.length === 0 ? (
        <span className={styles['none']}>
          {place.endsWith('/concealed') ? t('scenario.unknown') : t('words.noneThere')}
        </span>
      ) : (
        <Toolbar aria-label={listed([of, label])} className={styles['tiles'] ?? ''}>
          {tiles.map((tile, at) => (
            <RemovableTile
              key={at}
              tile={tile}
              last={at === tiles.length - 1}
              onTakeOut={() => {
                change(
                  (before) => takenOut(before, place, at),
                  t('scenario.takeOutPrinttile', { printTile: printTile(tile) }),
                );
              }}
            />
          ))}
        </Toolbar>
      )}
    </div>
  );
}
