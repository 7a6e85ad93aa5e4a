import type { Objection } from '../ruling';
import type { Seat } from '../seats';
import { kindOf, type Tile } from '../tiles';
import { completedBy, heldBy } from './ask';
import type { Pass } from './state';
import { MISSED_VERSIONS, type MissedRule } from './missed-versions';
import { objection, seatOf, written, type Table } from './table';
import { scoreWithoutSelfDraw, wouldMeetMinimum } from './value';
import { isOrphans, lateness } from './windows';

/** The rule as the preset has it; undefined where nothing is barred. */
export function missedRule(table: Table): MissedRule | undefined {
  const claiming = table.rules.claiming;
  const version = claiming.missedDiscard;
  switch (version) {
    case 'none':
      return undefined;
    case 'traditional':
    case 'extended':
    case 'absolute':
    case 'absolute-conditional':
    case 'every-winning-discard':
      return MISSED_VERSIONS[version];
    case 'customized':
      return {
        get bars() {
          return claiming.missedBars;
        },
        get from() {
          return claiming.missedFrom;
        },
        get covers() {
          return claiming.missedCovers;
        },
        get counts() {
          return claiming.missedCounts;
        },
        get robbedKong() {
          return claiming.missedRobbedKong;
        },
        get ends() {
          return claiming.missedEnds;
        },
      };
  }
}

/** Whether a tile that was let go still binds the player: none of the events that lift the rule has happened since. */
function stillBinds(table: Table, seat: Seat, rule: MissedRule, pass: Pass): boolean {
  const { lastDraw, lastDiscard, lastClaim } = seatOf(table, seat);
  return rule.ends.every((end) => {
    switch (end) {
      case 'own-draw':
        return lastDraw <= pass.at;
      case 'own-discard':
        return lastDiscard <= pass.at;
      case 'own-claim':
        return lastClaim <= pass.at;
      case 'any-call':
        return table.state.lastCall <= pass.at;
    }
  });
}

/** Whether a passed tile was one that the player could have won on. */
export function couldHaveWon(
  table: Table,
  seat: Seat,
  pass: Pass,
  rule: Pick<MissedRule, 'counts' | 'robbedKong'>,
): boolean {
  const { concealed, melds } = pass;
  if (concealed === undefined) return false;
  if (!completedBy(table, { concealed, melds }, pass.tile)) return false;
  if (pass.kind !== 'discard' && !(rule.robbedKong && couldBeRobbed(table, pass.kind, concealed, pass.tile)))
    return false;
  switch (rule.counts) {
    case 'complete':
      return true;
    case 'meets-minimum':
      return wouldMeetMinimum(table, seat, { concealed, melds }, pass.tile, pass.from);
    case 'declined':
      return pass.aloud;
  }
}

/** Whether a kong gave its tile away: one that may not be robbed lets nobody win, so nothing was missed. */
function couldBeRobbed(
  table: Table,
  kind: Exclude<Pass['kind'], 'discard'>,
  concealed: readonly Tile[],
  tile: Tile,
): boolean {
  const { robbingKong, robbingConcealedKong } = table.rules.claiming;
  if (kind === 'promoted-kong') return robbingKong;
  return robbingConcealedKong !== 'never' && isOrphans(concealed, tile);
}

/** What a player has let go; not the tile that lies there to be claimed, unless he has said that he does not want it. */
export function goneBy(table: Table, seat: Seat): readonly Pass[] {
  const open = table.state.window?.opened;
  const under = table.state.window?.under;
  const passes = seatOf(table, seat).passes;
  const own = table.state.turn === seat && table.state.drawn?.seat === seat;
  if (own || passes.length === 0) return passes;
  // Under a kong the discard before may still be open to be won on.
  const stillOpen = under !== undefined && lateness(table, seat, 'win', under) === undefined ? under.opened : undefined;
  return passes.filter((pass) => pass.said || (pass.at !== open && pass.at !== stillOpen));
}

/** The winning tiles that a player has let go and that still bind him. */
export function missedTiles(table: Table, seat: Seat, rule: MissedRule): readonly Pass[] {
  return goneBy(table, seat).filter(
    (pass) => stillBinds(table, seat, rule, pass) && couldHaveWon(table, seat, pass, rule),
  );
}

/**
 * What the rule of Missed Discard says against winning on a tile.
 * Source: Four Winds help, "Claiming rules: Missed Discard".
 */
export function missedObjection(
  table: Table,
  seat: Seat,
  tile: Tile,
  discarder: Seat | undefined,
): Objection | undefined {
  if (seatOf(table, seat).passes.length === 0) return undefined;
  const rule = missedRule(table);
  if (rule === undefined) return undefined;
  const passes = missedTiles(table, seat, rule);
  const [first] = passes;
  if (first === undefined) return undefined;
  const drawn = discarder === undefined;
  if (drawn && rule.from === 'discards') return undefined;
  const values = { seat, tile: written(kindOf(tile)), missed: written(kindOf((passes.at(-1) ?? first).tile)) };
  switch (rule.bars) {
    case 'same-tile':
      return passes.some((pass) => kindOf(pass.tile) === kindOf(tile))
        ? objection(drawn ? 'missed-same-tile-drawn' : 'missed-same-tile', { ...values, missed: values.tile })
        : undefined;
    case 'every-winning-tile':
      return objection(drawn ? 'missed-any-tile-drawn' : 'missed-any-tile', values);
    case 'not-better':
      return notBetter(table, seat, tile, discarder, passes);
  }
}

/** The tile must beat the best missed one, strictly, the pattern Self-drawn left out on both sides. */
function notBetter(
  table: Table,
  seat: Seat,
  tile: Tile,
  discarder: Seat | undefined,
  passes: readonly Pass[],
): Objection | undefined {
  const held = heldBy(seatOf(table, seat));
  if (held === undefined) return undefined;
  const now = scoreWithoutSelfDraw(table, seat, held, tile, discarder);
  let best = -1;
  let missed: Tile | undefined;
  for (const pass of passes) {
    const points = scoreWithoutSelfDraw(
      table,
      seat,
      { concealed: pass.concealed ?? [], melds: pass.melds },
      pass.tile,
      pass.from,
    );
    if (points > best) [best, missed] = [points, pass.tile];
  }
  if (now > best) return undefined;
  return objection('missed-not-better', {
    seat,
    tile: written(kindOf(tile)),
    missed: written(missed === undefined ? undefined : kindOf(missed)),
    points: now,
    best,
  });
}

/** A tile that was let go may not be claimed for a set either, where the rule covers sets. */
export function missedSetObjection(table: Table, seat: Seat, tile: Tile): Objection | undefined {
  const same = goneBy(table, seat).filter((pass) => kindOf(pass.tile) === kindOf(tile));
  if (same.length === 0) return undefined;
  const rule = missedRule(table);
  if (rule === undefined || rule.covers === 'wins') return undefined;
  const binds = same.some(
    (pass) => stillBinds(table, seat, rule, pass) && (couldHaveMelded(pass) || couldHaveWon(table, seat, pass, rule)),
  );
  return binds ? objection('missed-tile-set', { seat, tile: written(kindOf(tile)) }) : undefined;
}

/** Whether he held two of the tile when he let it go; an unknown hand is taken at its word. */
function couldHaveMelded(pass: Pass): boolean {
  if (pass.concealed === undefined) return true;
  const kind = kindOf(pass.tile);
  const counts = new Set(pass.concealed.map(kindOf));
  const identical = pass.concealed.filter((one) => kindOf(one) === kind).length;
  const chow = kind < 27 && runsAround(kind).some(([a, b]) => counts.has(a) && counts.has(b));
  return identical >= 2 || chow;
}

/** The pairs of kinds that a suit tile makes a chow with. */
export function runsAround(kind: number): readonly (readonly [number, number])[] {
  const rank = kind % 9;
  const pairs: (readonly [number, number])[] = [];
  if (rank >= 2) pairs.push([kind - 2, kind - 1]);
  if (rank >= 1 && rank <= 7) pairs.push([kind - 1, kind + 1]);
  if (rank <= 6) pairs.push([kind + 1, kind + 2]);
  return pairs;
}
