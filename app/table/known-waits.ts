import { waits } from '../hand';
import { unwatched, type Effective } from '../preset/effective';
import { readAt } from '../preset/pointer';
import type { Pointer } from '../result';
import type { Kind, Tile } from '../tiles';
import type { Held } from './ask';
import type { TableMeld } from './state';
import { watching } from './watch';

/** The options and rows that some answers rest on, and their values under each preset that was asked. */
interface Basis {
  readonly reads: readonly Pointer[];
  readonly values: WeakMap<Effective, string>;
}

/** The tiles that complete a hand, and what that rests on. */
export interface Known {
  readonly kinds: readonly Kind[];
  readonly basis: Basis;
  /** The values of the basis as text. */
  readonly under: string;
}

/** By the concealed tiles and the melds, which are never changed but replaced. */
const known = new WeakMap<readonly Tile[], WeakMap<readonly TableMeld[], Known[]>>();
const bases = new Map<string, Basis>();

/**
 * The tiles that complete a hand in shape. Found once for each hand, and again only under a preset that differs in an
 * option or row which the answer rests on: most edits leave all answers as they are.
 */
export function knownWaits(effective: Effective, held: Held): Known {
  const plain = unwatched(effective);
  let byMelds = known.get(held.concealed);
  if (byMelds === undefined) known.set(held.concealed, (byMelds = new WeakMap()));
  let answers = byMelds.get(held.melds);
  if (answers === undefined) byMelds.set(held.melds, (answers = []));
  for (const answer of answers) if (answer.under === valuesOf(plain, answer.basis)) return answer;
  const found = find(plain, held);
  answers.push(found);
  return found;
}

function find(plain: Effective, held: Held): Known {
  const reads = new Set<Pointer>();
  const melds = held.melds.map(({ kind, tiles, from, called }) => ({
    kind,
    tiles,
    ...(from === undefined ? {} : { from }),
    ...(called === undefined ? {} : { called }),
  }));
  const kinds = watching(plain, reads, (rules) => waits(rules, { concealed: held.concealed, melds }));
  // Where only limit hands may win, every row of them takes part.
  if (plain.rules.winning.limitHandRequired)
    for (const id of Object.keys(plain.scoring.limits)) reads.add(`/scoring/limits/${id}`);
  const basis = basisOf([...reads].sort());
  return { kinds, basis, under: valuesOf(plain, basis) };
}

function basisOf(reads: readonly Pointer[]): Basis {
  const key = reads.join(' ');
  let basis = bases.get(key);
  if (basis === undefined) bases.set(key, (basis = { reads, values: new WeakMap() }));
  return basis;
}

function valuesOf(plain: Effective, basis: Basis): string {
  let text = basis.values.get(plain);
  if (text === undefined) {
    text = JSON.stringify(basis.reads.map((pointer) => readAt(plain, pointer) ?? null));
    basis.values.set(plain, text);
  }
  return text;
}
