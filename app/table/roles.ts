import { Arrangements, FIRST_TRIPLET, lowestOf } from '../hand';
import { kindOf, KINDS, type Kind, type Tile } from '../tiles';
import { NO_PLACE, PAIR_PLACE } from '../scoring';
import { waitsOf, type Held } from './ask';
import type { Table } from './table';

/**
 * What the winning tile does in one arrangement of a regular hand: the set or pair it completes, with the kinds of the
 * other tiles of that set. `special` is a hand that is not made of sets and a pair.
 */
export interface Role {
  readonly part: 'chow' | 'triplet' | 'pair' | 'special';
  readonly rest: readonly Kind[];
}

const found = new Arrangements();
const counts = new Uint8Array(KINDS);

/** The parts that a winning tile can complete, one for each way to read the hand; empty where the tile does not complete it. */
export function rolesOf(table: Table, held: Held, tile: Tile): readonly Role[] {
  const kind = kindOf(tile);
  if (!waitsOf(table, held).includes(kind)) return [];
  const roles = regularRoles(table.rules.general.setsInHand - held.melds.length, held, kind);
  return roles.length === 0 ? [{ part: 'special', rest: held.concealed.map(kindOf) }] : roles;
}

function regularRoles(sets: number, held: Held, kind: Kind): readonly Role[] {
  if (kind >= KINDS || held.concealed.some((tile) => kindOf(tile) >= KINDS)) return [];
  counts.fill(0);
  for (const tile of held.concealed) counts[kindOf(tile)] = (counts[kindOf(tile)] ?? 0) + 1;
  counts[kind] = (counts[kind] ?? 0) + 1;
  const ways = found.find(counts, sets);
  const roles = new Map<string, Role>();
  for (let way = 0; way < ways; way += 1) {
    if (found.pairs[way] === kind) roles.set('pair', { part: 'pair', rest: [kind] });
    for (let at = 0; at < sets; at += 1) {
      const role = roleIn(found.sets[way * 5 + at] ?? 0, kind);
      if (role) roles.set(nameOf(role), role);
    }
  }
  return [...roles.values()];
}

function roleIn(code: number, kind: Kind): Role | undefined {
  const lowest = lowestOf(code);
  if (code >= FIRST_TRIPLET) return lowest === kind ? { part: 'triplet', rest: [kind, kind] } : undefined;
  if (kind < lowest || kind > lowest + 2) return undefined;
  return { part: 'chow', rest: [lowest, lowest + 1, lowest + 2].filter((one) => one !== kind) };
}

/** Whether another tile would complete the same part. */
export function alsoCompletes(table: Table, held: Held, role: Role, other: Kind): boolean {
  switch (role.part) {
    case 'pair':
    case 'triplet':
      return role.rest[0] === other;
    case 'chow':
      return makesChow(role.rest, other);
    case 'special':
      return rolesOf(table, held, other).some((one) => one.part === 'special');
  }
}

function makesChow(rest: readonly Kind[], other: Kind): boolean {
  if (other >= 27) return false;
  const [a, b, c] = [...rest, other].sort((x, y) => x - y);
  if (a === undefined || b === undefined || c === undefined) return false;
  return b === a + 1 && c === b + 1 && Math.floor(a / 9) === Math.floor(c / 9);
}

/** Which places of a scored hand belong to some of the parts: for a win that only those may complete. */
export function placesOf(roles: readonly Role[], kind: Kind): (place: number) => boolean {
  const parts = new Set(roles.map(nameOf));
  return (place) => {
    if (place === PAIR_PLACE) return roles.some((role) => role.part === 'pair');
    if (place === NO_PLACE) return roles.some((role) => role.part === 'special');
    const role = roleIn(place, kind);
    return role !== undefined && parts.has(nameOf(role));
  };
}

function nameOf(role: Role): string {
  return `${role.part} ${role.rest.join(' ')}`;
}
