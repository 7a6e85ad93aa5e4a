import { noteRead, type Effective } from '../preset/effective';
import { slotOf } from '../preset/slots';
import { type Compiled, rowIndex } from './compile';
import { REWARDS } from './decide';
import { missing } from './detect';
import { DOUBLE_FORMS } from './detectors/limits';
import { TERMINALS } from './detectors/detector';
import { FORM_NUMBERS } from './facts';
import type { Found } from './found';
import type { RowList } from './row-list';
import { lowestIn } from './row-set';
import { type CompiledRow, HOW, type Sides } from './rows';
import { setsShow } from './set-gates';
import type { Sums } from './sums';
import type { View } from './view';

const SELF_DRAWN = rowIndex('self-drawn');
const FULLY_CONCEALED = rowIndex('fully-concealed-hand');
const FULLY_EXPOSED = rowIndex('fully-exposed-hand');
const NO_POINTS = rowIndex('no-points-hand');
const OWN_PAIR = rowIndex('pair-own-wind');
const ROUND_PAIR = rowIndex('pair-round-wind');
const PAIR_TERMINALS = slotOf('/scoring/sets/pair-terminals');
const WIND_PAIRS = ['pair-other-winds', 'pair-own-wind', 'pair-round-wind'].map((id) => slotOf(`/scoring/sets/${id}`));
const CHICKEN_SLOT = slotOf('/scoring/patterns/chicken-hand');
const DOUBLED: ReadonlySet<string> = new Set(Object.keys(DOUBLE_FORMS));

/**
 * Reports on what the value of a hand rests, reading by reading: the rows that it shows and those that it might show under
 * other settings, and the options that decide between such rows. An option that says what becomes of two rows is not read
 * where they are not there.
 */
export class Listener {
  /** @param rules the rules that are watched */
  constructor(readonly rules: Effective) {}

  /** All rows of a list have been looked for in the reading that the view shows. */
  looked(compiled: Compiled, view: View, list: RowList, found: Found): void {
    const { rules } = this;
    for (let hit = 0; hit < found.hitCount; hit++) this.shows(compiled.rows[found.hits[hit] as number] as CompiledRow);
    const lacks = missing(view);
    const setsLack = ~setsShow(view);
    const { circumstances } = view.facts;
    for (let word = 0; word < list.words; word++) {
      let rest = list.worthAsking(word, lacks, setsLack, circumstances) & (list.settable[word] as number);
      for (; rest !== 0; rest &= rest - 1) {
        const index = list.indexes[(word << 5) + lowestIn(rest)] as number;
        noteRead(rules, (compiled.rows[index] as CompiledRow).slot);
      }
    }
    if (view.all.tripletCount === 0) this.worthlessPair(view.pair);
    const { method } = rules.scoring;
    if (view.concealedKongs + view.claimedKongs + view.promotedKongs > 0) void rules.rules.general.kongsAsConcealed;
    if (found.matched(FULLY_CONCEALED) || found.matched(FULLY_EXPOSED)) void method.noRepeatSelfDraw;
    if (found.matched(NO_POINTS) && found.matched(SELF_DRAWN)) void method.selfDrawnNoPointsFu;
    if (found.matched(OWN_PAIR) && found.matched(ROUND_PAIR)) void method.doubleWindPair;
    if (REWARDS.some((reward) => found.matched(reward))) void rules.rules.ready.rewardExcludes;
  }

  /** The rows of the reading have been added up; only then it is known whether it is a chicken. */
  summed({ facts, form }: View, { direct }: Sums): void {
    if (facts.wins && form === FORM_NUMBERS.regular && direct < 0) noteRead(this.rules, CHICKEN_SLOT);
  }

  /** A row that the reading shows, and how it counts beside others. */
  private shows(row: CompiledRow): void {
    const { rules } = this;
    noteRead(rules, row.slot);
    if (row.scope === 'sets') void rules.scoring.method.concealedMeans;
    if (DOUBLED.has(row.id)) void rules.scoring.method.doubleLimits;
    if (!isLimit(row) && (row.losers === undefined || !isLimit(row.losers))) return;
    const { method, payments } = rules.scoring;
    void [payments.limitPoints, method.severalLimits, method.flowersBesideLimit];
    // What the points would come to is asked of all that the arithmetic knows.
    if (!method.limitOrPoints) return;
    void [method.roundBefore, method.roundFinal, method.doublesTable, method.auxiliaryTable, method.faanTable];
    void [method.hanTable, method.countedLimit, method.roundUpMangan, method.openNoPointsFu];
    void [method.taiBase, method.taiPoints, payments.limitLosers];
  }

  /** Whether a pair beside chows brings points depends on what such pairs are worth. */
  private worthlessPair(pair: number): void {
    if (pair >= 0 && pair < 27 && (TERMINALS & (1 << pair)) !== 0) noteRead(this.rules, PAIR_TERMINALS);
    if (pair >= 27 && pair <= 30) for (const slot of WIND_PAIRS) noteRead(this.rules, slot);
  }
}

function isLimit({ exposed, concealed }: Sides): boolean {
  return exposed.how === HOW.limit || concealed.how === HOW.limit;
}
