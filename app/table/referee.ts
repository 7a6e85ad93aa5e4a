import type { Objection, Ruling, Verdict } from '../ruling';
import { SEATS, type Seat } from '../seats';
import { abandoned } from './abandon';
import type { Act } from './act';
import { AFTER_A_CLAIM, claimOf, freedFor } from './claims';
import { verdictOf, type ObjectionCode } from './codes';
import { consequence, followedBy, only, undone, type Effects } from './effects';
import { declaredFaultily } from './faulty-out';
import { losesTo } from './rank';
import { readyHandDead } from './ready-miss';
import { depositsReturned, settleWin } from './settle';
import { replaced, type State, type Winner } from './state';
import { isMissing, missingName, objection, over, type Clause, type Table } from './table';
import { timeBegun, timePassed } from './time';
import { TRANSITIONS } from './transitions';
import { warnedIfCounted } from './warnings';
import { judgeWin, laidTooLong, selfDrawn, type Judged } from './win';
import { decide } from './winners';
import { windowFor, winWindow } from './windows';

/** What the referee says of one act. */
export interface Ruled extends Omit<Ruling, 'step' | 'id' | 'seat' | 'act' | 'tile'> {
  readonly act: Act;
}

/** The rulings of one step, in the order of its acts, and the state after it. */
export interface Step {
  readonly ruled: readonly Ruled[];
  readonly state: State;
}

/** Objections to an act that is done all the same, so that something follows from it. */
const DONE_ALL_THE_SAME: ReadonlySet<string> = new Set<ObjectionCode>([
  'not-a-set',
  'tile-not-held',
  'joker-in-chow',
  'joker-in-pair',
  'five-identical-tiles',
  'no-such-joker',
  'wrong-exposure',
  'may-not-look',
  'discard-not-named',
  'wrong-name',
  'swap-calling-done',
  'ready-hand-changed',
  'ready-declared-open',
  'ready-called',
  'dead-hand-called',
]);

/** Whether the act declares a win. */
export function isWin(act: Act): boolean {
  return act.do === 'declare-win' || (act.do === 'call' && act.purpose === 'win');
}

/** Rules on one act, or on acts of one moment; the order of those has no effect. */
export function ruleStep(table: Table, acts: readonly Act[]): Step {
  const timed = over(table, timePassed(replaced(table.state, { clock: table.state.clock + 1 }), acts));
  const [act] = acts;
  const step =
    acts.length === 1 && act !== undefined
      ? isWin(act)
        ? ruleWin(timed, act)
        : ruleOne(timed, act)
      : ruleTogether(timed, acts);
  const allowed = step.ruled[0]?.verdict === 'allowed';
  return afterwards(timed, { ...step, state: timeBegun(step.state, acts, allowed) });
}

/** What happens by itself after every step: ready hands that die, too many dead hands, and stakes that go back. */
function afterwards(before: Table, step: Step): Step {
  const ended = withoutHands(before, step.state);
  const now = over(before, ended.state);
  const died = SEATS.filter((seat) => {
    const own = step.state.seats[seat];
    if (own.ready === undefined || own === before.state.seats[seat]) return false;
    return readyHandDead(now, seat) !== undefined && readyHandDead(before, seat) === undefined;
  });
  const effects = followedBy(ended, (state) => depositsAfterAbandoning(before, over(now, state)));
  const consequences = [...died.map((seat) => consequence('hand-dead', seat)), ...effects.consequences];
  if (consequences.length === 0 && effects.transfers.length === 0) return step;
  // What follows from acts of one moment is told with the same of them, in whatever order they are written.
  const told = step.ruled.reduce((a, b) => (rankInTable(before, b.act) >= rankInTable(before, a.act) ? b : a));
  const ruled = step.ruled.map((one) =>
    one === told
      ? {
          ...one,
          consequences: [...one.consequences, ...consequences],
          transfers: [...one.transfers, ...effects.transfers],
        }
      : one,
  );
  return { ruled, state: effects.state };
}

/** Three dead hands leave nobody to play against. Source: National Mah Jongg League play, MahJongg Connection 127. */
function withoutHands(before: Table, state: State): Effects {
  const dead = (one: State): number => SEATS.filter((seat) => one.seats[seat].dead !== undefined).length;
  if (state.end !== undefined || dead(state) < 3 || dead(before.state) >= 3) return only(state);
  return before.rules.deadHands.threeDead === 'abandoned' ? abandoned(state, 'three-dead', false) : only(state);
}

function depositsAfterAbandoning(before: Table, now: Table): Effects {
  const { state } = now;
  const fresh = state.end?.kind === 'abandoned' && before.state.end === undefined;
  if (!fresh || state.deposits === 0) return only(state);
  const mistake = state.end?.kind === 'abandoned' && state.end.offender !== undefined;
  if (mistake && now.scoring.penalties.replayDeposits === 'returned') return depositsReturned(now, 'stays');
  return now.rules.deadHands.abandonedPoolKept ? only(state) : depositsReturned(now);
}

/** One declared win. A drawn tile that was laid down unclearly is taken back for it where there is still time. */
function ruleWin(table: Table, act: Act): Step {
  const seat = act.seat ?? table.state.turn;
  const { window } = table.state;
  const laid =
    act.do === 'declare-win' && window?.from === seat && window.claims.length === 0 ? window.laid : undefined;
  if (laid === undefined || table.rules.winning.laidAside === 'discarded') return ruleTogether(table, [act]);
  const step = ruleTogether(over(table, undone(table.state, replaced(laid, { clock: table.state.clock }))), [act]);
  const [ruled] = step.ruled;
  if (ruled === undefined) return step;
  const effects = warnedIfCounted(over(table, step.state), seat);
  const consequences = [...ruled.consequences, ...effects.consequences];
  const transfers = [...ruled.transfers, ...effects.transfers];
  return { ruled: [{ ...ruled, consequences, transfers }], state: effects.state };
}

/** One act that is no win. */
function ruleOne(table: Table, act: Act): Step {
  const seat = act.seat ?? table.state.turn;
  if (act.do === 'declare-win') return ruleTogether(table, [act]);
  const transition = TRANSITIONS[act.do];
  const { objections, missing } = against(table, act, seat);
  const [first] = objections;
  if (first === undefined && missing !== undefined) {
    return {
      ruled: [{ act, verdict: 'undecided', objections, consequences: [], transfers: [], missing }],
      state: table.state,
    };
  }
  const verdict = first === undefined ? 'allowed' : verdictOf(first.code as ObjectionCode);
  const done = first !== undefined && DONE_ALL_THE_SAME.has(first.code) ? transition.breaks : undefined;
  const effects =
    first === undefined ? transition.then(table, act, seat) : (done?.(table, act, seat) ?? only(table.state));
  const { consequences, transfers } = effects;
  return { ruled: [{ act, verdict, objections, consequences, transfers }], state: effects.state };
}

/** All that speaks against an act that is no win. */
export function against(
  table: Table,
  act: Act,
  seat: Seat,
): { readonly objections: readonly Objection[]; readonly missing?: string } {
  if (act.do === 'declare-win') return { objections: judgeWin(table, act, seat).objections };
  const transition = TRANSITIONS[act.do];
  const first = asked(table, act, seat, transition.first);
  return first.objections.length > 0 ? first : asked(table, act, seat, transition.clauses, first.missing);
}

function asked(
  table: Table,
  act: Act,
  seat: Seat,
  clauses: readonly Clause[],
  before?: string,
): { readonly objections: readonly Objection[]; readonly missing?: string } {
  const objections: Objection[] = [];
  let missing = before;
  for (const clause of clauses) {
    const answer = clause(table, act, seat);
    if (answer === undefined) continue;
    if (isMissing(answer)) missing ??= missingName(answer);
    else objections.push(answer);
  }
  return missing === undefined ? { objections } : { objections, missing };
}

interface Claimant {
  readonly act: Act;
  readonly seat: Seat;
  readonly objections: readonly Objection[];
  readonly missing?: string;
  readonly judged?: Judged;
  readonly winner?: Winner;
}

/** Claims of one moment: each is judged by itself, then those that stand compete, then what follows is done. */
function ruleTogether(table: Table, acts: readonly Act[]): Step {
  const order = [...acts].sort((a, b) => rankInTable(table, a) - rankInTable(table, b));
  const others = order.filter((act) => !isWin(act) && act.do !== 'call');
  const all = order.filter((act) => !others.includes(act)).map((act) => claimant(table, act));
  const decided = compete(table, all);
  const ruled = new Map<Act, Ruled>();
  let state = table.state;
  for (const { one, ...rest } of decided.outcome(table)) {
    ruled.set(one.act, ruledOf(one, rest.objections, rest.effects));
    state = rest.effects.state;
  }
  for (const act of others) {
    const step = ruleOne(over(table, state), act);
    state = step.state;
    const [only_] = step.ruled;
    if (only_ !== undefined) ruled.set(act, only_);
  }
  return { ruled: acts.flatMap((act) => ruled.get(act) ?? []), state };
}

/** A fixed order of the acts of one moment, so that the order they are written in has no effect. */
function rankInTable(table: Table, act: Act): number {
  const from = table.state.window?.from ?? table.state.turn;
  return (SEATS.indexOf(act.seat ?? table.state.turn) - SEATS.indexOf(from) + 4) % 4;
}

function claimant(table: Table, act: Act): Claimant {
  const seat = act.seat ?? table.state.turn;
  if (!isWin(act)) return { act, seat, ...against(table, act, seat) };
  const judged = judgeWin(table, act, seat);
  const objections = [...judged.objections, ...afterAClaim(table, act, seat)];
  const base = { act, seat, objections, judged };
  if (judged.missing !== undefined && objections.length === 0) return { ...base, missing: missingName(judged.missing) };
  const { winning, sheet } = judged;
  if (objections.length > 0 || winning === undefined || sheet === undefined) return base;
  return { ...base, winner: { seat, tile: winning.tile, discarder: winning.discarder, sheet } };
}

/** What earlier claims of others say against a declared win. */
export function afterAClaim(table: Table, act: Act, seat: Seat): readonly Objection[] {
  return selfDrawn(table, act, seat) ? [] : asked(table, act, seat, AFTER_A_CLAIM).objections;
}

/** All that speaks against a declared win: of the hand, of the tile, and of earlier claims. */
export function objectionsToWin(table: Table, act: Act, seat: Seat): readonly Objection[] {
  return [...judgeWin(table, act, seat).objections, ...afterAClaim(table, act, seat)];
}

interface Outcome {
  readonly one: Claimant;
  readonly objections: readonly Objection[];
  readonly effects: Effects;
}

function compete(table: Table, all: readonly Claimant[]): { outcome: (table: Table) => Outcome[] } {
  const wins = all.flatMap((one) => one.winner ?? []);
  const earlier = table.state.end?.kind === 'won' ? table.state.end.winners : [];
  const window = wins[0] === undefined ? table.state.window : winWindow(table.state, wins[0].seat);
  const decided = decide(table, window, [...earlier, ...wins]);
  const calls = all.filter((one) => !isWin(one.act) && one.objections.length === 0 && one.missing === undefined);
  return {
    outcome: (start) => {
      const outcomes: Outcome[] = [];
      let state = start.state;
      const push = (one: Claimant, objections: readonly Objection[], effects: Effects): void => {
        state = effects.state;
        outcomes.push({ one, objections, effects });
      };
      const settled = wins.length > 0 ? finished(start, decided.winners, decided.abandoned) : only(state);
      if (wins.length > 0) state = settled.state;
      let first = true;
      for (const one of all) {
        if (one.winner === undefined) continue;
        const beaten = decided.outranked.get(one.seat);
        if (beaten !== undefined) push(one, [beaten], only(state));
        else {
          push(one, [], shareOf(settled, state, one.seat, first));
          first = false;
        }
      }
      for (const one of calls) {
        const beaten = wins[0] !== undefined ? beatenByWin(one, wins[0]) : beatenBy(start, one, calls);
        push(
          one,
          beaten === undefined ? [] : [beaten],
          beaten === undefined ? taken(over(start, state), one) : only(state),
        );
      }
      for (const one of all) {
        if (one.winner !== undefined || calls.includes(one)) continue;
        push(one, one.objections, brokenRule(over(start, state), one, all));
      }
      return outcomes;
    },
  };
}

function beatenByWin(one: Claimant, winner: Winner): Objection {
  return objection('outranked-by-win', { seat: one.seat, by: winner.seat, purpose: 'win' });
}

function beatenBy(table: Table, one: Claimant, all: readonly Claimant[]): Objection | undefined {
  const mine = claimOf(table, one.act, one.seat);
  const window = windowFor(table.state, mine.purpose);
  if (window === undefined) return undefined;
  for (const other of all) {
    if (other === one) continue;
    const beaten = losesTo(table, window, mine, claimOf(table, other.act, other.seat), 'together');
    if (beaten) return beaten;
  }
  return undefined;
}

function taken(table: Table, one: Claimant): Effects {
  return one.act.do === 'declare-win' ? only(table.state) : TRANSITIONS[one.act.do].then(table, one.act, one.seat);
}

/** All winners are paid, or three of them abandon the deal. */
function finished(table: Table, winners: readonly Winner[], abandon: boolean): Effects {
  const { state } = table;
  const joins = state.end?.kind === 'won' || state.end?.kind === 'abandoned';
  const before = joins && state.end !== undefined && 'before' in state.end ? state.end.before : undefined;
  const given = winners.some((one) => one.discarder !== undefined);
  const undone = given ? freedFor(table) : only(state);
  const free = before === undefined ? undone : only(replaced(before, { clock: state.clock, window: state.window }));
  // A kong that is robbed was not made: what it has brought goes back.
  const robbed = given && state.window?.kind !== 'discard' ? state.window?.beforeKong : undefined;
  const at = over(table, replaced(free.state, { window: state.window, ...robbed }));
  if (abandon) return followedBy(free, () => abandoned(at.state, 'three-winners', false));
  const won = settleWin(at, winners, at.state);
  return { ...won, consequences: [...free.consequences, ...won.consequences] };
}

/** What one of several winners is paid; what goes to nobody in particular belongs to the first. */
function shareOf(settled: Effects, state: State, seat: Seat, first: boolean): Effects {
  const winners = settled.state.end?.kind === 'won' ? settled.state.end.winners.map((one) => one.seat) : [];
  const transfers = settled.transfers.filter((one) => {
    const owner = winners.find((winner) => winner === one.to) ?? winners.find((winner) => winner === one.from);
    return owner === seat || (owner === undefined && first);
  });
  const consequences = settled.consequences.filter((one) => one.kind !== 'deal-won' || one.seat === seat);
  const mine = consequences.filter((one) => first || one.kind === 'deal-won');
  return { state, consequences: mine, transfers };
}

function isFaultyWin({ act, objections: [first] }: Claimant): boolean {
  return isWin(act) && first !== undefined && verdictOf(first.code as ObjectionCode) === 'faulty';
}

/** What follows from a claim that does not stand: a faulty win is punished, the rest has not happened. */
function brokenRule(table: Table, one: Claimant, all: readonly Claimant[]): Effects {
  const [first] = one.objections;
  if (first === undefined) return only(table.state);
  if (!isWin(one.act)) {
    const call = one.act.do === 'declare-win' ? undefined : TRANSITIONS[one.act.do].breaks;
    return DONE_ALL_THE_SAME.has(first.code) && call !== undefined ? call(table, one.act, one.seat) : only(table.state);
  }
  if (laidTooLong(table, one.act, one.seat)) return warnedIfCounted(table, one.seat);
  if (!isFaultyWin(one)) return only(table.state);
  const together = all.filter((other) => other !== one && isFaultyWin(other)).map((other) => other.seat);
  return declaredFaultily(table, one.seat, one.judged?.winning?.discarder, false, together);
}

function ruledOf(one: Claimant, objections: readonly Objection[], effects: Effects): Ruled {
  const [first] = objections;
  const { consequences, transfers } = effects;
  const verdict: Verdict =
    first !== undefined ? verdictOf(first.code as ObjectionCode) : one.missing !== undefined ? 'undecided' : 'allowed';
  const won = verdict === 'allowed' ? one.winner?.sheet : undefined;
  return {
    act: one.act,
    verdict,
    objections,
    consequences,
    transfers,
    ...(won === undefined ? {} : { sheet: { ...won, transfers } }),
    ...(verdict === 'undecided' && one.missing !== undefined ? { missing: one.missing } : {}),
  };
}
