import { t } from '../../../app/language/say';
import { kindOf, parseTile, type Kind, type Tile as TileCode } from '../../../app/tiles';
import { distance, type Seat } from '../../../app/seats';
import type { Meld } from '../../../schemas/generated/hand';
import { Tile } from './Tile';
import styles from './tiles.module.css';
import { useTiles } from './Tiles';

interface MeldViewProps {
  readonly kind: Meld['kind'];
  readonly tiles: readonly TileCode[] | string;
  /** Who threw the tile that was claimed, and the seat whose set it is. */
  readonly from?: Seat | undefined;
  readonly seat?: Seat | undefined;
  readonly called?: Kind | string | undefined;
}

const WORDS: Readonly<Record<Meld['kind'], string>> = {
  chow: t('tiles.chow'),
  pung: t('tiles.pung'),
  kong: t('tiles.kong'),
  'added-kong': t('tiles.kongAddedToAPung'),
  'concealed-kong': t('tiles.concealedKong'),
  quint: t('tiles.quint'),
  sextet: t('tiles.sextet'),
  knitted: t('tiles.knittedSet'),
};

/** An exposed set: the claimed tile lies sideways on the side of the player who threw it; a concealed kong shows backs. */
export function MeldView({ kind, tiles, from, seat, called }: MeldViewProps) {
  const list = useTiles(tiles);
  const calledKind = typeof called === 'string' ? kindFrom(called) : called;
  const shown = ordered(
    list,
    kind,
    calledKind,
    seat === undefined || from === undefined ? undefined : distance(seat, from),
  );
  return (
    <span className={styles['meld']} role="group" aria-label={WORDS[kind]}>
      {shown.map(({ tile, sideways, back }, at) =>
        back ? <Tile key={at} /> : <Tile key={at} tile={tile} sideways={sideways} />,
      )}
    </span>
  );
}

function kindFrom(text: string): Kind | undefined {
  const tile = parseTile(text);
  return tile.ok ? kindOf(tile.value) : undefined;
}

interface Shown {
  readonly tile: TileCode;
  readonly sideways: boolean;
  readonly back: boolean;
}

/** The tiles with the claimed one at its place: first from the left, in the middle from opposite, last from the right. */
function ordered(
  tiles: readonly TileCode[],
  kind: Meld['kind'],
  called: Kind | undefined,
  from: number | undefined,
): readonly Shown[] {
  if (kind === 'concealed-kong')
    return tiles.map((tile, at) => ({ tile, sideways: false, back: at === 0 || at === tiles.length - 1 }));
  const plain = tiles.map((tile) => ({ tile, sideways: false, back: false }));
  if (from === undefined || from === 0) return plain;
  const at = called === undefined ? tiles.length - 1 : tiles.findIndex((tile) => kindOf(tile) === called);
  const taken = plain[at];
  if (!taken) return plain;
  const rest = plain.filter((_one, place) => place !== at);
  const place = from === 3 ? 0 : from === 2 ? 1 : rest.length;
  return [...rest.slice(0, place), { ...taken, sideways: true }, ...rest.slice(place)];
}
