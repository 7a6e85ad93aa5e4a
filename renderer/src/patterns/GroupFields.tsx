import { t } from '../../../app/language/say';
import type { OwnGroup, OwnTile } from '../../../schemas/generated/preset';
import { Button } from '../parts/Button';
import { Choice } from '../parts/Choice';
import styles from './own.module.css';
import { TileFields } from './TileFields';
import { suitedOf } from './tileKeys';

const KINDS: readonly { readonly id: OwnGroup['kind']; readonly words: string }[] = [
  { id: 'single', words: t('patterns.singleTile') },
  { id: 'pair', words: t('patterns.pair') },
  { id: 'pung', words: t('patterns.pung') },
  { id: 'kong', words: t('patterns.kong') },
  { id: 'quint', words: t('patterns.quint') },
  { id: 'sextet', words: t('patterns.sextet') },
  { id: 'run', words: t('patterns.run') },
  { id: 'mixed', words: t('patterns.differentTiles') },
];

/** The most tiles of a group of different ones. */
const MOST_TILES = 17;

interface GroupFieldsProps {
  readonly at: number;
  readonly group: OwnGroup;
  readonly onChange: (group: OwnGroup) => void;
  readonly onRemove: () => void;
}

/** A group of an own pattern: what it is, and of which tiles. */
export function GroupFields({ at, group, onChange, onRemove }: GroupFieldsProps) {
  const label = t('patterns.groupAt', { at: at + 1 });
  return (
    <div className={styles['group']} role="group" aria-label={label}>
      <Choice
        small
        label={t('patterns.labelKind', { label })}
        value={group.kind}
        choices={KINDS}
        onChange={(kind) => {
          onChange(ofKind(kind, group));
        }}
      />
      <Tiles label={label} group={group} onChange={onChange} />
      <span className={styles['spring']} />
      <Button
        icon="trash"
        look="quiet"
        small
        label={t('patterns.takeAwayGroupAt', { at: at + 1 })}
        onPress={onRemove}
      />
    </div>
  );
}

function Tiles({ label, group, onChange }: Pick<GroupFieldsProps, 'group' | 'onChange'> & { readonly label: string }) {
  switch (group.kind) {
    case 'run':
      return (
        <>
          <TileFields
            label={t('patterns.labelLowest', { label })}
            tile={group.tile}
            suited
            onChange={(tile) => {
              onChange({ ...group, tile: suitedOf(tile) });
            }}
          />
          <Choice
            small
            label={t('patterns.labelLength', { label })}
            value={String(group.length ?? 3)}
            choices={[3, 4, 5, 6, 7, 8, 9].map((length) => ({
              id: String(length),
              words: t('patterns.lengthTiles', { length }),
            }))}
            onChange={(length) => {
              onChange({ ...group, length: Number(length) });
            }}
          />
        </>
      );
    case 'mixed':
      return (
        <MixedTiles
          label={label}
          tiles={group.tiles}
          onChange={(tiles) => {
            onChange(mixedOf(tiles));
          }}
        />
      );
    case 'single':
    case 'pair':
    case 'pung':
    case 'kong':
    case 'quint':
    case 'sextet':
      return (
        <TileFields
          label={label}
          tile={group.tile}
          onChange={(tile) => {
            onChange({ ...group, tile });
          }}
        />
      );
  }
}

interface MixedTilesProps {
  readonly label: string;
  readonly tiles: readonly OwnTile[];
  readonly onChange: (tiles: readonly OwnTile[]) => void;
}

function MixedTiles({ label, tiles, onChange }: MixedTilesProps) {
  return (
    <span className={styles['mixed']}>
      {tiles.map((tile, at) => (
        <span key={at} className={styles['tile']}>
          <TileFields
            label={t('patterns.labelTileAt', { label, at: at + 1 })}
            tile={tile}
            onChange={(next) => {
              onChange(tiles.with(at, next));
            }}
          />
          {tiles.length > 2 && (
            <Button
              icon="close"
              look="quiet"
              small
              label={t('patterns.labelTakeAwayTileAt', { label, at: at + 1 })}
              onPress={() => {
                onChange(tiles.toSpliced(at, 1));
              }}
            />
          )}
        </span>
      ))}
      {tiles.length < MOST_TILES && (
        <Button
          icon="plus"
          look="quiet"
          small
          label={t('patterns.labelAddATile', { label })}
          onPress={() => {
            onChange([...tiles, tiles.at(-1) ?? { wind: 'E' }]);
          }}
        />
      )}
    </span>
  );
}

function mixedOf(tiles: readonly OwnTile[]): OwnGroup {
  const [first = { wind: 'E' }, second = { wind: 'S' }, ...others] = tiles;
  return { kind: 'mixed', tiles: [first, second, ...others] };
}

/** The group turned into another kind, its tile kept as far as that can be. */
function ofKind(kind: string, group: OwnGroup): OwnGroup {
  const tile = group.kind === 'mixed' ? group.tiles[0] : group.tile;
  const found = KINDS.find(({ id }) => id === kind)?.id ?? 'pair';
  if (found === 'run') return { kind: 'run', tile: suitedOf(tile) };
  return found === 'mixed' ? mixedOf([tile, tile]) : { kind: found, tile };
}
