import type { Seat } from '../seats';
import { kindOf } from '../tiles';
import type { Act } from './act';
import { consequence, killed, only, withConsequences, type Effects } from './effects';
import { declaredFaultily } from './faulty-out';
import { withSeat } from './state';
import { seatOf, written, type Table } from './table';
import { faultyClaim } from './undo';
import { warned } from './warnings';

type Rule = Table['scoring']['penalties']['exposedTiles'];

/** What the preset says of so many tiles: few, enough to be counted, or many. Source: World Riichi Championship, penalties 2025, 12.3. */
function ruleFor(table: Table, tiles: number): Rule {
  const rules = table.scoring.penalties;
  const rule = rules.exposedTiles;
  if (rule === 'nothing') return rule;
  if (tiles < rules.exposedTilesFrom) return rules.exposedTilesFew;
  const many = rules.exposedTilesMany;
  return many !== 'same' && tiles >= rules.exposedTilesManyFrom ? many : rule;
}

/** In so few tiles of the wall each player has three draws left. */
const NEAR_THE_END = 12;

/**
 * Somebody knocks over tiles of another: by accident and early a warning; near the end of the deal, or on purpose, like a
 * win that is none. Source: Riichi rules of Russia 1.5, referee seminar, situation 7.
 */
function anothersTilesSeen(table: Table, act: Act, by: Seat): Effects {
  if (table.scoring.penalties.exposedOthers === 'nothing') return only(table.state);
  const late = table.state.wallLeft !== undefined && table.state.wallLeft <= NEAR_THE_END;
  return late || act.event.meant === true ? declaredFaultily(table, by, undefined, true) : warned(table, by);
}

/** A player lets others see tiles of his concealed hand, or another one makes them seen. */
export function tilesSeen(table: Table, act: Act, seat: Seat): Effects {
  const { by } = act.event;
  if (by !== undefined && by !== seat) return anothersTilesSeen(table, act, by);
  const tiles = act.tiles ?? [];
  switch (ruleFor(table, tiles.length)) {
    case 'nothing':
      return only(table.state);
    case 'warning':
      return warned(table, seat);
    case 'penalty':
      return faultyClaim(table, seat);
    case 'must-discard': {
      const kinds = tiles.map(kindOf);
      const state = withSeat(table.state, seat, { penaltyTiles: [...seatOf(table, seat).penaltyTiles, ...kinds] });
      return withConsequences(
        only(state),
        ...kinds.map((kind) => consequence('penalty-tile', seat, { tile: written(kind) })),
      );
    }
    case 'dead':
      return killed(table.state, seat, 'tiles-seen');
    case 'faulty-out':
      return declaredFaultily(table, seat, undefined, true);
  }
}
