import type { Objection, ScoreSheet } from '../ruling';
import { seatAfter, type Seat } from '../seats';
import { kindOf, type Tile } from '../tiles';
import type { Act } from './act';
import { claimant, heldBy, surplusOf, waitsOf, without, type Held } from './ask';
import { byFlowers, judgeFlowers, type FlowerWin } from './flower-win';
import { byFourKongs, kongWin } from './kong-win';
import { missObjections } from './ready-miss';
import { placesOf, rolesOf, type Role } from './roles';
import { allowedBySacred, sacredClaimObjection, sacredObjection } from './sacred';
import { isMissing, missing, objection, seatOf, written, type Missing, type Table } from './table';
import { inTimeToCheck, inTimeToClaim } from './time';
import { leftOut, sheetOf } from './value';
import { isOrphans, latestDiscard, notPassed, stillOpen, winWindow } from './windows';

/** The tile a player wins on, who gave it, and what he holds beside it. */
export interface Winning {
  readonly tile: Tile;
  readonly discarder: Seat | undefined;
  readonly held: Held;
}

/** What the rules say of a declared win. */
export interface Judged {
  readonly objections: readonly Objection[];
  readonly missing?: Missing;
  readonly winning?: Winning;
  readonly sheet?: ScoreSheet;
}

/** Whether a declaration of a win is about a self-drawn tile: he is to discard, and says nothing of another player's tile. */
export function selfDrawn(table: Table, act: Act, seat: Seat): boolean {
  const { state } = table;
  return act.do === 'declare-win' && state.turn === seat && state.phase === 'to-discard';
}

/** The whole judgement of a declared win: everything that speaks against it, and its score where nothing does. */
export function judgeWin(table: Table, act: Act, seat: Seat): Judged {
  const flowers = byFlowers(table, seat);
  if (flowers !== undefined) return flowerWin(table, seat, flowers);
  if (byFourKongs(table, seat)) return fourKongs(table, seat);
  const winning = winningOf(table, act, seat);
  const early = beforeTheHand(table, act, seat);
  if (early.length > 0) return { objections: early };
  if ('missing' in winning) {
    const known = standing(table, seat);
    return known.length > 0 ? { objections: known } : { objections: [], missing: winning };
  }
  const hand = aboutTheHand(table, seat, winning);
  const { held, tile, discarder } = winning;
  const sheet =
    hand.objections.length > 0
      ? undefined
      : sheetOf(table, seat, held, tile, discarder, leftOut(table, seat, hand.mayComplete));
  const objections = [
    ...standing(table, seat),
    ...hand.objections,
    ...(hand.objections.length > 0 ? [] : aboutTheScore(sheet, seat)),
    ...present([
      ...missObjections(table, seat, winning.tile, winning.discarder),
      winning.discarder === undefined ? undefined : sacredObjection(table, seat, winning.tile),
      sacredClaimObjection(table, seat),
      readyObjection(table, seat, winning),
      ...shownObjections(table, seat),
    ]),
  ];
  return { objections, winning, ...(sheet === undefined ? {} : { sheet }) };
}

function flowerWin(table: Table, seat: Seat, win: FlowerWin): Judged {
  const { objections, missing: unknown, held, sheet } = judgeFlowers(table, seat, win);
  return {
    objections,
    ...(unknown === undefined ? {} : { missing: unknown }),
    ...(held === undefined ? {} : { winning: { ...win, held } }),
    ...(sheet === undefined ? {} : { sheet }),
  };
}

function fourKongs(table: Table, seat: Seat): Judged {
  const objections = standing(table, seat);
  const win = kongWin(table, seat);
  if (win === undefined) return { objections: [...objections, objection('not-complete', { seat })] };
  if ('missing' in win) return objections.length > 0 ? { objections } : { objections, missing: win };
  const { tile, held, sheet } = win;
  return { objections, winning: { tile, discarder: undefined, held }, sheet };
}

function present(all: readonly (Objection | undefined)[]): Objection[] {
  return all.filter((one) => one !== undefined);
}

/** What keeps the tile from being taken at all: nothing lies there, it is too late, a joker is dead, the kong may not be robbed. */
function beforeTheHand(table: Table, act: Act, seat: Seat): Objection[] {
  const { state } = table;
  const joins = state.end?.kind === 'won' || (state.end?.kind === 'abandoned' && state.end.unlessWon);
  if (state.phase === 'over' && !(joins && state.window !== undefined && !selfDrawn(table, act, seat)))
    return [objection('deal-is-over', { seat })];
  if (state.phase === 'before-deal') return [objection('draw-first', { seat })];
  if (seatOf(table, seat).claimed?.none === true) return [objection('not-complete', { seat })];
  if (laidTooLong(table, act, seat)) return [objection('next-discard-made', { seat })];
  if (selfDrawn(table, act, seat)) {
    const slow = inTimeToCheck(table, act, seat);
    if (slow !== undefined && !isMissing(slow)) return [slow];
    // A joker that was swapped in is as good as a tile drawn.
    const drew = state.drawn !== undefined || state.window?.closings.includes('swap') === true;
    return seatOf(table, seat).claimed !== undefined && !drew
      ? [objection('claimed-for-a-set', { seat, tile: written(seatOf(table, seat).claimed?.tile) })]
      : [];
  }
  const clauses = [latestDiscard, stillOpen, inTimeToClaim, notPassed];
  const found = clauses
    .map((clause) => clause(table, act, seat))
    .filter((one): one is Objection => one !== undefined && !isMissing(one));
  return present([...found, robbing(table, seat), deadJoker(table, seat)]);
}

/** A tile laid down unclearly could have been declared as self-drawn until the next discard. Source: Riichi rules of Russia 1.5. */
export function laidTooLong(table: Table, act: Act, seat: Seat): boolean {
  const before = table.state.window?.previous;
  if (act.do !== 'declare-win' || before?.laid === undefined || before.from !== seat) return false;
  return !selfDrawn(table, act, seat) && table.rules.winning.laidAside === 'until-next-discard';
}

/** Robbing a kong. Source: Four Winds help, "Robbing a kong"; EMA Riichi rules 2016, 3.3.8 for Thirteen Orphans. */
function robbing(table: Table, seat: Seat): Objection | undefined {
  const window = winWindow(table.state, seat);
  if (window === undefined || window.from === seat) return undefined;
  const values = { seat, tile: written(kindOf(window.tile)) };
  switch (window.kind) {
    case 'discard':
      return undefined;
    case 'promoted-kong':
      return table.rules.claiming.robbingKong ? undefined : objection('robbing-not-allowed', values);
    case 'concealed-kong': {
      if (table.rules.claiming.robbingConcealedKong === 'never') return objection('concealed-kong-not-robbed', values);
      if (!table.rules.general.concealedKongsShown) return objection('kong-lies-hidden', values);
      const held = heldBy(seatOf(table, seat));
      return held === undefined || isOrphans(held.concealed, window.tile)
        ? undefined
        : objection('concealed-kong-not-robbed', values);
    }
  }
}

/** A joker that was thrown away is dead, unless the preset lets it be claimed. */
export function deadJoker(table: Table, seat: Seat): Objection | undefined {
  const window = table.state.window;
  if (window?.kind !== 'discard' || kindOf(window.tile) !== 42) return undefined;
  const claimable = window.named === undefined && table.rules.general.discardedJoker === 'claimable';
  return claimable ? undefined : objection('discarded-joker', { seat });
}

/** The winning tile and the rest of the hand, or what the position does not tell of them. */
export function winningOf(table: Table, act: Act, seat: Seat): Winning | Missing {
  const { state } = table;
  if (!selfDrawn(table, act, seat)) {
    const held = heldBy(claimant(table, seat));
    const window = winWindow(state, seat);
    if (held === undefined || window === undefined) return missing('hand', seat);
    return { tile: window.tile, discarder: window.from, held };
  }
  const held = heldBy(seatOf(table, seat));
  if (held === undefined) return missing('hand', seat);
  if (state.drawn?.seat === seat) {
    const tile = state.drawn.tile ?? act.tile;
    return tile === undefined ? missing('drawn-tile', seat) : { tile, discarder: undefined, held };
  }
  // A dealt hand: any of its tiles may be taken as the one drawn last.
  const tile = act.tile ?? held.concealed.at(-1);
  const rest = tile === undefined ? undefined : without(held.concealed, [tile]);
  return tile === undefined || rest === undefined
    ? missing('drawn-tile', seat)
    : { tile, discarder: undefined, held: { concealed: rest, melds: held.melds } };
}

/** What was decided about the player before: a dead hand, a faulty win, a wrong number of tiles. */
function standing(table: Table, seat: Seat): Objection[] {
  const own = seatOf(table, seat);
  const surplus = surplusOf(table, seat) ?? 0;
  return present([
    own.dead === undefined ? undefined : objection('hand-dead', { seat, cause: own.dead }),
    own.mayNotWin === undefined ? undefined : objection('may-not-win', { seat, cause: own.mayNotWin }),
    surplus > 0 ? objection('long-hand', { seat, tiles: surplus }) : undefined,
    surplus < 0 ? objection('short-hand', { seat, tiles: -surplus }) : undefined,
  ]);
}

/** What speaks against completing the hand with the tile, and the places that it may take where not every place is open. */
interface Completion {
  readonly objections: readonly Objection[];
  readonly mayComplete?: (place: number) => boolean;
}

/** Whether the tile completes the hand, and a part that may be completed with it. */
function aboutTheHand(table: Table, seat: Seat, winning: Winning): Completion {
  const { tile, discarder, held } = winning;
  const values = { seat, tile: written(kindOf(tile)) };
  if (!waitsOf(table, held).includes(kindOf(tile))) return { objections: [objection('not-complete', values)] };
  if (discarder === undefined) return { objections: [] };
  const roles = rolesOf(table, held, tile);
  const barred = new Map<string, Objection>();
  const open = roles.filter((role) => {
    const against = claimedPart(table, seat, role, discarder, values);
    if (against !== undefined) barred.set(against.code, against);
    return against === undefined;
  });
  if (open.length === 0) return { objections: [...barred.values()] };
  const free = allowedBySacred(table, seat, held, open);
  if (free.length === 0) return { objections: [objection('sacred-set', values)] };
  return free.length === roles.length
    ? { objections: [] }
    : { objections: [], mayComplete: placesOf(free, kindOf(tile)) };
}

/** What may be completed with a discard to win. Source: Four Winds help, "Claiming rules: Chows" and "Pair". */
function claimedPart(
  table: Table,
  seat: Seat,
  role: Role,
  discarder: Seat,
  values: Objection['values'],
): Objection | undefined {
  if (role.part === 'pair')
    return table.rules.claiming.pairClaim === 'never' ? objection('pair-never', values) : undefined;
  if (role.part !== 'chow' || table.state.window?.kind !== 'discard') return undefined;
  switch (table.rules.claiming.chows) {
    case 'anyone':
    case 'previous-or-out':
    case 'only-out':
      return undefined;
    case 'previous-only':
      return seatAfter(discarder) === seat
        ? undefined
        : objection('chow-not-from-previous-win', { ...values, from: discarder });
    case 'never':
      return objection('chow-never-win', values);
  }
}

/** The minimum and the other things that the score itself says. */
function aboutTheScore(sheet: ScoreSheet | undefined, seat: Seat): Objection[] {
  // Tiles that cannot lie on one table, such as five of a kind, complete nothing.
  if (sheet === undefined) return [objection('not-complete', { seat })];
  if (sheet.win) return [];
  const reason = sheet.reason ?? 'below-minimum';
  if (reason === 'not-complete' || reason === 'pattern-not-certain') return [objection(reason, { seat })];
  return [objection('below-minimum', { seat, points: sheet.points, reason })];
}

/** Where ready is obligatory nobody wins without having declared it on an earlier turn (British rules). */
function readyObjection(table: Table, seat: Seat, winning: Winning): Objection | undefined {
  if (table.rules.ready.rule !== 'obligatory') return undefined;
  const own = seatOf(table, seat);
  const untouched =
    table.state.firstTurn && table.state.noMelds && own.river.length === 0 && winning.discarder === undefined;
  if (untouched) return undefined;
  if (own.ready === undefined) return objection('not-declared-ready', { seat });
  return winning.discarder === undefined && own.ready.at > own.lastDraw && own.lastDraw >= 0
    ? objection('declared-this-turn', { seat })
    : undefined;
}

/** The order of showing and declaring. Source: "Claiming, winning and closing" (sixteen tiles), The declaration. */
function shownObjections(table: Table, seat: Seat): (Objection | undefined)[] {
  const own = seatOf(table, seat);
  const slid = own.slidIn && table.rules.winning.slidIn === 'dead';
  const turned =
    own.turnedUp &&
    ((own.ready?.faceDown === true && table.rules.ready.declareBeforeTurning) ||
      table.rules.winning.turnedUpFirst === 'faulty');
  return [
    slid ? objection('tile-slid-in', { seat }) : undefined,
    turned ? objection('tiles-turned-up-first', { seat }) : undefined,
  ];
}
