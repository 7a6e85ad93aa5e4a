import { SEATS } from '../../seats';
import type { State } from '../state';
import { tilesOn, type Turn } from './deals';

/** The points of the four seats, the pool and the bank together. */
function sumOf(state: State): number {
  const own = SEATS.reduce((all, seat) => all + (state.points[seat] ?? 0), 0);
  return state.transfers.reduce((all, { from, to, amount }) => {
    const gained = to === 'pool' || to === 'bank' ? amount : 0;
    return all + gained - (from === 'pool' || from === 'bank' ? amount : 0);
  }, own);
}

/**
 * What one turn of random play breaks, in words, or undefined. No tile is lost or made, points only move, and an act
 * that is refused leaves the table as it was, but for the clock and the note that it was tried.
 * @param tiles all tiles of the deal, sorted
 * @param points the points of all seats at the start
 */
export function brokenBy({ before, after, ruled }: Turn, tiles: readonly number[], points: number): string | undefined {
  const now = tilesOn(after.state);
  if (now !== undefined && now.join() !== tiles.join()) return 'tiles are not conserved';
  if (sumOf(after.state) !== points) return 'points are not conserved';
  if (ruled.verdict === 'undecided' && tilesOn(before.state) !== undefined)
    return 'undecided although everything is known';
  if (ruled.verdict === 'allowed' || ruled.transfers.length > 0 || ruled.consequences.length > 0) return undefined;
  return sameBut(before.state, after.state) ? undefined : 'a refused act changes something';
}

const NOTES: ReadonlySet<string> = new Set(['clock', 'faultyOuts', 'faultyCalls'] satisfies (keyof State)[]);

/** Parts of a state are replaced and never changed: what is the same is the same object. */
function sameBut(before: State, after: State): boolean {
  return (Object.keys(before) as (keyof State)[]).every((part) => NOTES.has(part) || before[part] === after[part]);
}
