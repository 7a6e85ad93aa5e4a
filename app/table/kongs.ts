import type { Objection } from '../ruling';
import type { Seat } from '../seats';
import { kongMoney } from '../settlement/penalties';
import { kindOf, type Kind, type Tile } from '../tiles';
import { afterKongs } from './abandon';
import type { Act } from './act';
import { allConcealed, byCard, waitsOf, without } from './ask';
import { booked, consequence, followedBy, only, withConsequences, type Effects } from './effects';
import { replaced, withSeat, type KongKind, type State, type TableMeld } from './state';
import { noOneShots } from './one-shot';
import { missing, objection, over, seatOf, written, type Clause, type Missing, type Table } from './table';
import { closing, letGo, opened } from './windows';
import { Arrangements } from '../hand';

/** No kong in the turn in which a chow or pung was claimed, where the preset says so. */
export const kongAfterClaim: Clause = (table, _act, seat) => {
  const claimed = seatOf(table, seat).claimed;
  if (claimed === undefined || claimed.purpose === 'kong') return undefined;
  return table.rules.general.kongAfterClaimedSet ? undefined : objection('kong-after-claimed-set', { seat });
};

/** Where hands are those of a card, a kong of one's own tiles stays in the hand: it is shown by a claim alone (American play). */
export const kongsDeclared: Clause = (table, _act, seat) =>
  byCard(table) ? objection('kong-only-by-claim', { seat }) : undefined;

/** Tiles must be left to draw. */
export const kongTiles: Clause = (table, _act, seat) => {
  const left = table.state.wallLeft;
  if (left === undefined) return undefined;
  if (left === 0) return table.rules.winning.kongOnLastTile ? undefined : objection('kong-on-last-tile', { seat });
  const least = table.rules.winning.kongTilesLeft;
  return left < least ? objection('kong-needs-tiles', { seat, left, least }) : undefined;
};

/** There are four indicators for kongs to turn. Source: Four Winds help, "Dora tiles". */
export const fourKongsAtMost: Clause = (table, _act, seat) => {
  if (table.state.kongs.length < 4) return undefined;
  switch (table.rules.deadHands.fourKongs) {
    case 'off':
      return table.rules.general.dora ? objection('fifth-kong', { seat }) : undefined;
    case 'several-no-fifth':
      return objection('fifth-kong', { seat });
    case 'several-players':
    case 'any-player':
      return undefined;
  }
};

/** The kind of which four are laid down. */
function kongKind(act: Act): Kind | undefined {
  const tile = act.tiles?.[0] ?? act.tile;
  return tile === undefined ? undefined : kindOf(tile);
}

/** Four equal tiles in hand; an unknown hand is taken at its word. */
export const fourHeld: Clause = (table, act, seat) => {
  const kind = kongKind(act);
  if (kind === undefined) return objection('not-four-tiles', { seat });
  const all = allConcealed(table, seat);
  if (all === undefined) return undefined;
  const held = all.filter((tile) => kindOf(tile) === kind).length;
  return held < 4 ? objection('not-four-tiles', { seat, tile: written(kind) }) : undefined;
};

/** An exposed pung and the fourth tile. */
export const pungHeld: Clause = (table, act, seat) => {
  const kind = kongKind(act);
  if (kind === undefined) return objection('no-pung-to-promote', { seat });
  const values = { seat, tile: written(kind) };
  if (pungOf(table.state, seat, kind) === undefined) return objection('no-pung-to-promote', values);
  const all = allConcealed(table, seat);
  return all !== undefined && !all.some((tile) => kindOf(tile) === kind)
    ? objection('tile-not-held', values)
    : undefined;
};

function pungOf(state: State, seat: Seat, kind: Kind): TableMeld | undefined {
  return state.seats[seat].melds.find(
    (meld) => meld.kind === 'pung' && meld.tiles.some((tile) => kindOf(tile) === kind),
  );
}

/**
 * Kongs after a ready declaration: none; concealed ones with the tile just drawn that keep the waits, or the shape too;
 * all. Sources: Four Winds help, "Rule of Ready"; EMA Riichi rules 2025, 6.7.1; "Claiming, winning and closing", Closing.
 */
export const readyKong: Clause = (table, act, seat) => {
  const own = seatOf(table, seat);
  const kind = kongKind(act);
  if (own.ready === undefined || kind === undefined) return undefined;
  const values = { seat, tile: written(kind) };
  const rule = table.rules.ready.kongsAfter;
  switch (rule) {
    case 'all':
      return undefined;
    case 'none':
      return objection('ready-kong-forbidden', values);
    case 'same-waits':
    case 'unchanged':
      return act.do === 'concealed-kong'
        ? changedBy(table, seat, kind, rule)
        : objection('ready-kong-not-concealed', values);
  }
};

function changedBy(
  table: Table,
  seat: Seat,
  kind: Kind,
  rule: 'same-waits' | 'unchanged',
): Objection | Missing | undefined {
  const { concealed, melds } = seatOf(table, seat);
  const drawn = table.state.drawn;
  const values = { seat, tile: written(kind) };
  if (drawn?.tile === undefined) return missing('drawn-tile', seat);
  if (kindOf(drawn.tile) !== kind) return objection('ready-kong-not-drawn', values);
  if (concealed === undefined) return missing('hand', seat);
  const before = waitsOf(table, { concealed, melds });
  const laid = [kind, kind, kind, kind];
  const rest = without(concealed, laid.slice(1));
  if (rest === undefined) return undefined;
  const meld: TableMeld = { kind: 'concealed-kong', tiles: laid, from: undefined, called: undefined };
  const after = waitsOf(table, { concealed: rest, melds: [...melds, meld] });
  if (before.length !== after.length || before.some((one) => !after.includes(one)))
    return objection('ready-kong-changes-waits', values);
  return rule === 'unchanged' && readOtherwise(table, concealed, melds.length, kind, before)
    ? objection('ready-kong-changes-shape', values)
    : undefined;
}

const found = new Arrangements();

/** Whether some reading of the hand, with any of its winning tiles, uses the three tiles otherwise than as a triplet. */
function readOtherwise(
  table: Table,
  concealed: readonly Tile[],
  melds: number,
  kind: Kind,
  waits: readonly Kind[],
): boolean {
  const sets = table.rules.general.setsInHand - melds;
  for (const wait of waits) {
    const counts = new Uint8Array(34);
    for (const tile of concealed) counts[kindOf(tile)] = (counts[kindOf(tile)] ?? 0) + 1;
    counts[wait] = (counts[wait] ?? 0) + 1;
    const ways = found.find(counts, sets);
    for (let way = 0; way < ways; way += 1) {
      const triplet = found.sets.subarray(way * 5, way * 5 + sets).includes(21 + kind);
      if (!triplet) return true;
    }
  }
  return false;
}

/** Four equal tiles from the hand. Under some rules Thirteen Orphans may rob even this kong. */
export function layConcealedKong(table: Table, act: Act, seat: Seat): Effects {
  const kind = kongKind(act) ?? 0;
  const own = seatOf(table, seat);
  const tiles = act.tiles?.length === 4 ? act.tiles : fourOf(table, seat, kind);
  const meld: TableMeld = { kind: 'concealed-kong', tiles, from: undefined, called: undefined };
  return laid(table, seat, tiles, [...own.melds, meld], 'concealed', kind);
}

function fourOf(table: Table, seat: Seat, kind: Kind): readonly Tile[] {
  const held = (allConcealed(table, seat) ?? []).filter((tile) => kindOf(tile) === kind);
  return held.length === 4 ? held : [kind, kind, kind, kind];
}

/** The fourth tile added to an exposed pung: it may be robbed before the supplement is drawn. */
export function promoteKong(table: Table, act: Act, seat: Seat): Effects {
  const kind = kongKind(act) ?? 0;
  const own = seatOf(table, seat);
  const added = (allConcealed(table, seat) ?? []).find((tile) => kindOf(tile) === kind) ?? kind;
  const pung = pungOf(table.state, seat, kind);
  const melds = own.melds.map((meld) =>
    meld === pung ? { ...meld, kind: 'added-kong' as const, tiles: [...meld.tiles, added] } : meld,
  );
  return laid(table, seat, [added], melds, 'promoted', kind);
}

function laid(
  table: Table,
  seat: Seat,
  tiles: readonly Tile[],
  melds: readonly TableMeld[],
  kong: KongKind,
  kind: Kind,
): Effects {
  const { state } = table;
  const all = allConcealed(table, seat);
  const seen = letGo(closing(closing(closing(state, 'rack'), 'declare'), 'exposed'));
  const before = seen.window;
  const next = withSeat(noOneShots(seen), seat, {
    ...noOneShots(seen).seats[seat],
    concealed: all === undefined ? undefined : (without(all, tiles) ?? all),
    melds,
  });
  const count = state.drawn?.after === 'kong' ? state.drawn.supplement + 1 : 1;
  const effects = only(
    replaced(next, {
      phase: 'to-draw',
      drawn: undefined,
      due: { after: 'kong', count },
      firstTurn: false,
      noMelds: false,
      window: opened(next, {
        tile: tiles.at(-1) ?? kind,
        from: seat,
        kind: kong === 'promoted' ? 'promoted-kong' : 'concealed-kong',
        beforeKong: { points: state.points, transfers: state.transfers, kongs: state.kongs, doraDue: state.doraDue },
        under: before?.under ?? (before?.kind === 'discard' ? before : undefined),
      }),
    }),
  );
  return followedBy(effects, (now) => afterKong(over(table, now), seat, kong, undefined));
}

/** What every kong brings: money at once, an indicator, and at the fourth the end of the deal. */
export function afterKong(table: Table, seat: Seat, kong: KongKind, discarder: Seat | undefined): Effects {
  const counted = replaced(table.state, { kongs: [...table.state.kongs, seat] });
  const paid = booked(counted, kongMoney(table.effective, seat, kong, discarder));
  const due = followedBy(paid, (state) => indicatorFor(over(table, state), kong));
  return followedBy(due, (state) => afterKongs(over(table, state), seat));
}

/** When a kong turns its indicator: at once, after the discard, or before the next kong. */
function indicatorFor(table: Table, kong: KongKind): Effects {
  const earlier = table.state.doraDue.length > 0 ? dueIndicators(table, 'before-next-kong') : only(table.state);
  if (!table.rules.general.kongDora) return earlier;
  return followedBy(earlier, (state) => {
    const waiting = replaced(state, { doraDue: [...state.doraDue, kong] });
    return dueIndicators(over(table, waiting), 'at-once');
  });
}

/** Turns the indicators whose moment has come. */
export function dueIndicators(table: Table, moment: 'at-once' | 'after-discard' | 'before-next-kong'): Effects {
  if (table.state.doraDue.length === 0) return only(table.state);
  const now = table.state.doraDue.filter((kong) => {
    const when = whenTurned(table, kong);
    return when === moment || (moment === 'after-discard' && when === 'before-next-kong');
  });
  if (now.length === 0) return only(table.state);
  const rest = table.state.doraDue.filter((kong) => !now.includes(kong));
  return withConsequences(
    only(replaced(table.state, { doraDue: rest })),
    consequence('dora-turned', undefined, { amount: now.length }),
  );
}

function whenTurned(table: Table, kong: KongKind): 'at-once' | 'after-discard' | 'before-next-kong' {
  switch (kong) {
    case 'concealed':
      return table.rules.general.kongDoraConcealed;
    case 'claimed':
      return table.rules.general.kongDoraClaimed;
    case 'promoted':
      return table.rules.general.kongDoraPromoted;
  }
}
