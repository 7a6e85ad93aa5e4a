import type { Objection } from '../ruling';
import type { Clause } from './table';
import { objection, seatOf, written } from './table';
import { kindOf, type Kind } from '../tiles';
import type { Claimed } from './state';

/**
 * Swap calling: the tile just claimed may not be thrown in the same turn, nor the one at the other end of the same run.
 * Source: "Claiming, winning and closing" (sixteen tiles), No swapping through a sheung; EMA Riichi rules 2016, 3.3.4.
 */
export const swapCalling: Clause = (table, act, seat) => {
  const against = swapped(table, act, seat);
  if (against === undefined || !table.rules.deadHands.swapCalling) return against;
  return { ...against, code: 'swap-calling-done' };
};

function swapped(...[table, act, seat]: Parameters<Clause>): Objection | undefined {
  const claimed = seatOf(table, seat).claimed;
  if (claimed === undefined || act.tile === undefined) return undefined;
  const thrown = kindOf(act.tile);
  const taken = kindOf(claimed.tile);
  const values = { seat, tile: written(thrown), claimed: written(taken) };
  if (claimed.purpose === 'chow') {
    const otherEnd = otherEndOf(claimed) === thrown;
    if (thrown !== taken && !otherEnd) return undefined;
    const rule = table.rules.claiming.swapCalling;
    if (rule === 'allowed') return undefined;
    if (thrown === taken) return objection('swap-claimed-tile', values);
    return rule === 'same-chow' ? objection('swap-same-chow', values) : undefined;
  }
  if (claimed.purpose !== 'pung' || thrown !== taken) return undefined;
  if (table.rules.claiming.swapCalling === 'allowed') return undefined;
  return table.rules.claiming.swapCallingPungs ? objection('swap-pung', values) : undefined;
}

/** The tile that would make the run with the two own tiles instead of the claimed one; undefined for a middle tile. */
function otherEndOf(claimed: Claimed): Kind | undefined {
  const taken = kindOf(claimed.tile);
  const [low, high] = claimed.tiles.map(kindOf).sort((a, b) => a - b);
  if (low === undefined || high === undefined || high - low !== 1) return undefined;
  const other = taken < low ? high + 1 : low - 1;
  if (other < 0 || Math.floor(other / 9) !== Math.floor(low / 9)) return undefined;
  return other;
}
