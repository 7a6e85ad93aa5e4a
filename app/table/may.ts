import type { ScenarioEvent } from '../../schemas/generated/scenario';
import type { Objection } from '../ruling';
import { SEATS, type BySeat, type Seat } from '../seats';
import { isFlower, JOKER, kindOf, printTile, printTiles, type Kind, type Tile } from '../tiles';
import { actOf, type Act } from './act';
import { allConcealed } from './ask';
import { exchangesOf } from './charleston';
import { byFlowers } from './flower-win';
import { byFourKongs } from './kong-win';
import { afterAClaim, against } from './referee';
import { setChoices } from './set-choices';
import { bySeat } from './start';
import { missingName, seatOf, type Table } from './table';
import { judgeWin } from './win';
import { windowFor } from './windows';

/** One thing a seat could think of doing, and what the rules say to it. */
export interface Choice {
  /** The act as it would stand in a scenario. */
  readonly event: ScenarioEvent;
  readonly allowed: boolean;
  /** Why not; empty where it is allowed. */
  readonly objections: readonly Objection[];
  /** What the position does not tell, where it depends on that. */
  readonly missing?: string;
}

/**
 * What each seat may do now, and why not the rest. A seat whose hand is unknown is asked only for what needs no tiles.
 * Nothing is done: the state stays as it is.
 */
export function may(table: Table): BySeat<readonly Choice[]> {
  return bySeat((seat) => choicesOf(table, seat));
}

/** The choices of one seat. */
export function choicesOf(table: Table, seat: Seat): readonly Choice[] {
  return candidates(table, seat).map((event) => choice(table, seat, event));
}

/** What the rules say to one act, without doing it. */
export function choice(table: Table, seat: Seat, event: ScenarioEvent): Choice {
  const act = actOf({ ...event, seat });
  if (!act.ok) return { event, allowed: false, objections: [{ code: 'unknown-tile', values: { seat } }] };
  const answer = isWin(act.value) ? aboutWin(table, act.value, seat) : against(table, act.value, seat);
  const allowed = answer.objections.length === 0 && answer.missing === undefined;
  return {
    event: act.value.event,
    allowed,
    objections: answer.objections,
    ...(answer.missing === undefined ? {} : { missing: answer.missing }),
  };
}

function isWin(act: Act): boolean {
  return act.do === 'declare-win';
}

function aboutWin(table: Table, act: Act, seat: Seat): { objections: readonly Objection[]; missing?: string } {
  const judged = judgeWin(table, act, seat);
  const objections = [...judged.objections, ...afterAClaim(table, act, seat)];
  if (objections.length > 0 || judged.missing === undefined) return { objections };
  return { objections, missing: missingName(judged.missing) };
}

/** What a seat could think of doing now, asked of nobody: one event for each act and tile that could make sense. */
export function candidates(table: Table, seat: Seat): readonly ScenarioEvent[] {
  const { state } = table;
  const exchanges = exchangesOf(table, seat);
  if (state.phase === 'before-deal') return exchanges;
  const own = state.turn === seat;
  if (own && state.phase === 'to-discard') return [...onOwnTurn(table, seat), ...exchanges];
  const claims = state.window !== undefined && state.window.from !== seat ? onWindow(table, seat) : [];
  const draw: ScenarioEvent[] = own && state.phase === 'to-draw' ? onDrawing(table, seat) : [];
  const after: ScenarioEvent[] =
    state.window?.from === seat && table.rules.ready.rule !== 'none' ? [readyEvent(table, seat)] : [];
  return [...claims, ...draw, ...after, ...exchanges];
}

/** Before he draws: flowers or four kongs may win by themselves. */
function onDrawing(table: Table, seat: Seat): ScenarioEvent[] {
  const draw: ScenarioEvent = { do: 'draw', seat };
  const wins = byFlowers(table, seat) !== undefined || byFourKongs(table, seat);
  const { window } = table.state;
  return wins && (window === undefined || window.from === seat) ? [{ do: 'declare-win', seat }, draw] : [draw];
}

function readyEvent(table: Table, seat: Seat): ScenarioEvent {
  return { do: table.rules.ready.tilesFaceDown ? 'turn-face-down' : 'declare-ready', seat };
}

function onOwnTurn(table: Table, seat: Seat): readonly ScenarioEvent[] {
  const events: ScenarioEvent[] = [{ do: 'declare-win', seat }];
  if (table.rules.ready.rule !== 'none') events.push(readyEvent(table, seat));
  const all = allConcealed(table, seat);
  if (all === undefined) return events;
  const counts = countsOf(all);
  for (const [kind, count] of counts) {
    if (isFlower(kind)) events.push({ do: 'flower', seat, tile: printTile(kind) });
    if (count === 4 && kind !== JOKER)
      events.push({ do: 'concealed-kong', seat, tiles: printTiles([kind, kind, kind, kind]) });
    const pung = seatOf(table, seat).melds.some(
      (meld) => meld.kind === 'pung' && meld.tiles.some((tile) => kindOf(tile) === kind),
    );
    if (pung) events.push({ do: 'promote-kong', seat, tile: printTile(kind) });
    if (swappable(table, kind)) events.push({ do: 'swap-joker', seat, tile: printTile(kind) });
  }
  if (table.rules.deadHands.terminalsAndHonors > 0 && seatOf(table, seat).river.length === 0)
    events.push({ do: 'abandon', seat });
  for (const kind of counts.keys()) if (!isFlower(kind)) events.push({ do: 'discard', seat, tile: printTile(kind) });
  if (counts.has(JOKER) && table.rules.general.jokerNamedDiscard) events.push(namedJoker(table, seat));
  return events;
}

/** A joker thrown under the name of the latest discard. One name stands for all: the rules do not ask which it is. */
function namedJoker(table: Table, seat: Seat): ScenarioEvent {
  const latest = kindOf(table.state.window?.tile ?? 0);
  return { do: 'discard', seat, tile: printTile(JOKER), named: printTile(latest === JOKER ? 0 : latest) };
}

function swappable(table: Table, kind: Kind): boolean {
  return SEATS.some((seat) =>
    seatOf(table, seat).melds.some(
      (meld) => meld.tiles.some((tile) => kindOf(tile) === JOKER) && meld.tiles.some((tile) => kindOf(tile) === kind),
    ),
  );
}

function onWindow(table: Table, seat: Seat): readonly ScenarioEvent[] {
  const window = windowFor(table.state, 'pung');
  const events: ScenarioEvent[] = [{ do: 'declare-win', seat }];
  if (window === undefined || window.kind !== 'discard') return [...events, { do: 'pass', seat }];
  const concealed = seatOf(table, seat).concealed;
  if (concealed !== undefined) events.push(...setChoices(table, seat, countsOf(concealed), kindOf(window.tile)));
  return [...events, { do: 'pass', seat }];
}

function countsOf(tiles: readonly Tile[]): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const tile of [...tiles].sort((a, b) => kindOf(a) - kindOf(b)))
    counts.set(kindOf(tile), (counts.get(kindOf(tile)) ?? 0) + 1);
  return counts;
}
