import type { Objection } from '../ruling';
import type { Seat } from '../seats';
import { JOKER, kindOf, type Kind, type Tile } from '../tiles';
import { runsAround } from './missed';
import type { SetPurpose, TableMeld } from './state';
import { objection, written, type Clause, type Table } from './table';

/** How many own tiles a claim for a set takes; a mixed set takes what it takes. */
export const OWN_TILES = {
  chow: 2,
  pung: 2,
  kong: 3,
  quint: 4,
  sextet: 5,
  pair: 1,
  single: 0,
  mixed: undefined,
} as const satisfies Readonly<Record<SetPurpose, number | undefined>>;

/** The own tiles that a claim uses: those that are named, else the first that make the set. */
export function ownTiles(
  concealed: readonly Tile[] | undefined,
  tile: Tile,
  purpose: SetPurpose,
  named: readonly Tile[] | undefined,
): readonly Tile[] | undefined {
  if (named !== undefined) return named;
  if (concealed === undefined) return undefined;
  const kind = kindOf(tile);
  if (purpose === 'chow') {
    for (const [a, b] of kind < 27 ? runsAround(kind) : []) {
      const low = concealed.find((one) => kindOf(one) === a);
      const high = concealed.find((one) => kindOf(one) === b);
      if (low !== undefined && high !== undefined) return [low, high];
    }
    return undefined;
  }
  const wanted = OWN_TILES[purpose] ?? 0;
  const same = concealed.filter((one) => kindOf(one) === kind);
  return same.length >= wanted ? same.slice(0, wanted) : undefined;
}

/** The claim is for a set that may be exposed: nobody takes a pair, a single or a mixed set except to win. */
export const exposable: Clause = (_table, act, seat) => {
  const purpose = act.purpose;
  return purpose === 'pair' || purpose === 'single' || purpose === 'mixed'
    ? objection('only-to-win', { seat, purpose })
    : undefined;
};

/** What speaks against a set: tiles that do not make one, jokers where they may not stand, a fifth equal tile. */
export function setObjection(
  table: Table,
  seat: Seat,
  claimed: Tile,
  purpose: SetPurpose,
  own: readonly Tile[],
): Objection | undefined {
  const kind = kindOf(claimed);
  const values = { seat, tile: written(kind), purpose };
  const natural = own.map(kindOf).filter((one) => one !== JOKER);
  const jokers = own.length - natural.length;
  if (purpose === 'mixed' || purpose === 'single') return undefined;
  if (own.length !== OWN_TILES[purpose]) return objection('not-a-set', values);
  if (purpose === 'chow') {
    if (!makesRun(kind, natural, jokers)) return objection('not-a-set', values);
    return jokers > 0 && !table.rules.general.jokersInChows ? objection('joker-in-chow', values) : undefined;
  }
  // A joker that may be claimed makes a set with any equal tiles.
  const base = kind === JOKER ? natural[0] : kind;
  if (natural.some((one) => one !== base)) return objection('not-a-set', values);
  if (purpose === 'pair' && jokers > 0 && !table.rules.general.jokersInPairs) return objection('joker-in-pair', values);
  if ((purpose === 'quint' || purpose === 'sextet') && table.rules.general.jokersFourIdentical)
    return objection('five-identical-tiles', values);
  return undefined;
}

function makesRun(kind: Kind, natural: readonly Kind[], jokers: number): boolean {
  if (kind >= 27) return false;
  if (jokers === 0) return runsAround(kind).some(([a, b]) => natural.includes(a) && natural.includes(b));
  return jokers === 1 && runsAround(kind).some((pair) => pair.some((one) => natural[0] === one));
}

/** The meld that a claim makes. */
export function meldOf(purpose: SetPurpose, tile: Tile, own: readonly Tile[], from: Seat): TableMeld {
  const kind = purpose === 'pair' || purpose === 'single' || purpose === 'mixed' ? 'knitted' : purpose;
  const tiles = purpose === 'chow' ? [...own, tile].sort((a, b) => kindOf(a) - kindOf(b)) : [tile, ...own];
  return { kind, tiles, from, called: kindOf(tile) };
}
