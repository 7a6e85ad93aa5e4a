import { t } from '../../../app/language/say';
import type { OwnTile } from '../../../schemas/generated/preset';
import { Choice } from '../parts/Choice';
import { tileChoices, tileFromKeys, tileKeys } from './tileKeys';

interface TileFieldsProps {
  /** Which tile of which group it is, for its name. */
  readonly label: string;
  readonly tile: OwnTile;
  /** Only tiles of suits may stand there. */
  readonly suited?: boolean;
  readonly onChange: (tile: OwnTile) => void;
}

/** A tile of a group: a number of a suit, a wind, a dragon or a flower. */
export function TileFields({ label, tile, suited = false, onChange }: TileFieldsProps) {
  const { sort, which } = tileKeys(tile);
  const { sorts, whichOf } = tileChoices(suited);
  const choices = whichOf(sort);
  return (
    <>
      <Choice
        small
        label={t('patterns.labelSortOfTile', { label })}
        value={sort}
        choices={sorts}
        onChange={(next) => {
          const all = whichOf(next);
          const kept = all.some(({ id }) => id === which) ? which : all[0]?.id;
          onChange(tileFromKeys(next, kept ?? ''));
        }}
      />
      {choices.length > 1 && (
        <Choice
          small
          label={t('patterns.labelWhichTile', { label })}
          value={which}
          choices={choices}
          onChange={(next) => {
            onChange(tileFromKeys(sort, next));
          }}
        />
      )}
    </>
  );
}
