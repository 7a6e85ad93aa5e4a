import type { Objection } from '../ruling';
import type { Seat } from '../seats';
import { kindOf, type Kind, type Tile } from '../tiles';
import { heldBy, waitsOf, type Held } from './ask';
import { alsoCompletes, type Role } from './roles';
import { objection, seatOf, written, type Table } from './table';

/** The kinds a player has thrown in this deal, claimed ones included. */
export function ownDiscards(table: Table, seat: Seat): ReadonlySet<Kind> {
  return new Set(seatOf(table, seat).river.map(({ tile }) => kindOf(tile)));
}

/**
 * What the rule of Sacred Discard says against winning on another player's discard. A self-drawn win is never barred.
 * Source: Four Winds help, "Claiming rules: Sacred Discard"; "Rule presets: Japanese Modern" for the absolute version.
 */
export function sacredObjection(table: Table, seat: Seat, tile: Tile): Objection | undefined {
  const own = seatOf(table, seat);
  const last = own.river.at(-1);
  const held = heldBy(own);
  if (last === undefined || held === undefined) return undefined;
  const kind = kindOf(tile);
  const values = { seat, tile: written(kind) };
  switch (table.rules.claiming.sacredDiscard) {
    case 'none':
      return undefined;
    case 'traditional':
      return kindOf(last.tile) === kind ? objection('sacred-last-discard', values) : undefined;
    case 'extended':
      return ownDiscards(table, seat).has(kind) ? objection('sacred-own-discard', values) : undefined;
    case 'one-four-seven':
      // Said of the parts that the tile can complete: `allowedBySacred`.
      return undefined;
    case 'absolute': {
      const thrown = sacredWait(table, seat, held);
      return thrown === undefined ? undefined : objection('sacred-hand', { ...values, thrown: written(thrown) });
    }
  }
}

/** A tile that the player has thrown and that would complete his present hand in shape; the minimum does not matter. */
export function sacredWait(table: Table, seat: Seat, held: Held): Kind | undefined {
  const own = ownDiscards(table, seat);
  return own.size === 0 ? undefined : waitsOf(table, held).find((kind) => own.has(kind));
}

/**
 * The parts that a discard may complete under 1-4-7: those that no own discard would complete. Pairs and special hands
 * count as sets. Under the other versions all of them.
 */
export function allowedBySacred(table: Table, seat: Seat, held: Held, roles: readonly Role[]): readonly Role[] {
  const own = [...ownDiscards(table, seat)];
  if (own.length === 0 || table.rules.claiming.sacredDiscard !== 'one-four-seven') return roles;
  return roles.filter((role) => !own.some((thrown) => alsoCompletes(table, held, role, thrown)));
}

/** A tile that he had thrown himself may be claimed for a set, but he may not win in that turn. */
export function sacredClaimObjection(table: Table, seat: Seat): Objection | undefined {
  const claimed = seatOf(table, seat).claimed;
  if (claimed === undefined || !claimed.sameAsAny) return undefined;
  const version = table.rules.claiming.sacredDiscard;
  const sacred = version === 'traditional' ? claimed.sameAsLast : version !== 'none';
  return sacred ? objection('sacred-claimed-this-turn', { seat, tile: written(kindOf(claimed.tile)) }) : undefined;
}
