import { PATTERN_IDS, type PatternId } from '../../schemas/generated/pattern-ids';
import type { OwnPattern, ScoringRow } from '../../schemas/generated/preset';
import { catalogueOf } from '../option/catalogue';
import { unwatched, watching, type Effective } from '../preset/effective';
import { isPlayed } from '../preset/played';
import { Reads } from '../preset/reads';
import type { Slot } from '../preset/slots';
import type { ScoredPattern, ScoreStep } from '../ruling';
import { type Shapes, shapesOf } from '../hand/shapes';
import { compileRow, indexes, rowOf } from './compile-row';
import { combinationOf, placeOfCombination } from './combinations';
import type { CombinationRow } from './combining-mcr';
import { RowList } from './row-list';
import { type Members, membersOf } from './row-set';
import { type CompiledRow, DOES, FEW, SIDES } from './rows';
import { type Worths, worthsOf } from './worths';
import type { ViewSetUp } from './view';

/** A preset made ready for scoring. */
export interface Compiled {
  /** The rules as plain objects that are quick to read; `source` is what they were made from. */
  readonly effective: Effective;
  readonly source: Effective;
  readonly rows: readonly CompiledRow[];
  readonly worths: Worths;
  /** Rows that shut others out, that take others in, that are forms of a hand. */
  readonly excluding: Members;
  readonly implying: Members;
  readonly forms: Members;
  /** All rows; those that are worth something to a winner; those that losers hold. */
  readonly all: RowList;
  readonly winners: RowList;
  readonly losers: RowList;
  /** All rows but those that a loser scores for waiting. */
  readonly shown: RowList;
  /** Rows that a loser scores who lacks one tile to show them. */
  readonly awaited: readonly CompiledRow[];
  readonly shapes: Shapes;
  /** The options and rows that the shapes rest on. */
  readonly shapeReads: () => readonly Slot[];
  /** The preset's own patterns, in the order of their rows. */
  readonly own: readonly OwnPattern[];
  readonly concealedSets: boolean;
  /** Rows that join sets, the largest first, where the principles of Chinese Official rule; none elsewhere. */
  readonly combinations: readonly CombinationRow[];
  /** The row to which nothing is added, so that it or the rest is paid. */
  readonly alone: CompiledRow | undefined;
  /** Rows that take the rewards for a ready declaration away, by index, in catalogue order. */
  readonly rewardExcludes: readonly number[];
  readonly deciding: Deciding;
  /** Whether the preset restricts winning hands beyond their shape. */
  readonly restricted: boolean;
  readonly setUp: ViewSetUp;
  /** Lines of score sheets that have been written before, by what they say. */
  readonly lines: Map<number, ScoredPattern>;
  /** The most usual of them, those that are paid and occur few times, by their place. */
  readonly paidLines: (ScoredPattern | undefined)[];
  /** Steps of score sheets, by the sums from which they follow. */
  readonly steps: Map<number, readonly ScoreStep[]>;
}

/** What is worked out when it is first asked for: few who score ask. */
function onFirstCall<T extends object>(work: () => T): () => T {
  let known: T | undefined;
  return () => (known ??= work());
}

/** The options that decide which of the rows found are paid. */
interface Deciding {
  /** By the principles of Chinese Official. */
  readonly byPrinciples: boolean;
  readonly bySeries: boolean;
  readonly noRepeatSelfDraw: boolean;
  /** The self-draw brings no points beside a no-points hand. */
  readonly noPointsForSelfDraw: boolean;
  readonly doubleWindOnce: boolean;
  readonly severalLimitsAdded: boolean;
  readonly flowersBesideLimit: boolean;
  readonly limitPoints: number;
  /** A chicken may not carry a reward for being ready. */
  readonly noRewardsForChicken: boolean;
}

const INDEX: ReadonlyMap<string, number> = new Map(PATTERN_IDS.map((id, index) => [id, index]));
/** The row that is asked when all others are known. */
export const CHICKEN = rowIndex('chicken-hand');
const compiled = new WeakMap<Effective, Compiled>();
let latest: Compiled | undefined;

/** The place of a pattern in the catalogue. */
export function rowIndex(id: PatternId): number {
  return INDEX.get(id) ?? -1;
}

/** The tables of a preset, made once. */
export function compile(effective: Effective): Compiled {
  if (latest !== undefined && (latest.effective === effective || latest.source === effective)) return latest;
  const plain = unwatched(effective);
  const before = compiled.get(plain);
  return (latest = before ?? make(plain));
}

/** The rules in the form that is quickest to read, but for somebody who listens to what is read. */
export function quickest(effective: Effective): Effective {
  const tables = compile(effective);
  return effective === tables.source ? tables.effective : effective;
}

/** Whether somebody listens to what is read of these rules. */
export function listens(tables: Compiled, effective: Effective): boolean {
  return effective !== tables.effective && effective !== tables.source;
}

/** Rows that were compiled, and the parts of the rules of which they were. */
interface CompiledRows {
  readonly of: readonly unknown[];
  readonly rows: readonly CompiledRow[];
}

const rowsOfMethod = new WeakMap<object, CompiledRows>();

/** The rows of a preset; those of before where nothing of which they are made is another, as after most edits. */
function rowsOf(plain: Effective): readonly CompiledRow[] {
  const { method, payments, sets, patterns, limits } = plain.scoring;
  const of = [plain.patterns, payments.limitPoints, sets, patterns, limits];
  const before = rowsOfMethod.get(method);
  if (before?.of.every((one, at) => one === of[at]) === true) return before.rows;
  const all = catalogueOf(plain.patterns).all;
  const places = new Map(all.map((entry, index) => [entry.id, index]));
  const forced = new Set(all.flatMap((entry, index) => (rowOf(plain, entry)?.forced === true ? [index] : [])));
  const rows = all.map((entry, index) => compileRow(plain, entry, index, places, forced));
  rowsOfMethod.set(method, { of, rows });
  return rows;
}

function make(plain: Effective): Compiled {
  const catalogue = catalogueOf(plain.patterns);
  const places = new Map(catalogue.all.map((entry, index) => [entry.id, index]));
  const rows = rowsOf(plain);
  const quick = quickToRead(plain);
  const { general, ready } = plain.rules;
  const { method, payments, sets } = plain.scoring;
  const listOf = (which: (row: CompiledRow) => boolean): RowList => new RowList(rows.filter(which), CHICKEN);
  // A hand is scored with the list of winners or of losers; the others are for whoever listens.
  const all = onFirstCall(() => new RowList(rows, CHICKEN, true));
  const losers = onFirstCall(() => listOf((row) => row.losers !== undefined && row.losers.when !== 'waiting'));
  const shown = onFirstCall(() => listOf((row) => row.losers?.when !== 'waiting'));
  const doing = (what: number): Members =>
    membersOf(
      rows.length,
      rows.flatMap(({ does, index }) => ((does & what) === 0 ? [] : [index])),
    );
  const shapes = shapesOf(plain);
  const { maxChows, mixedSuits, limitHandRequired } = plain.rules.winning;
  const made: Compiled = {
    effective: quick,
    source: plain,
    rows,
    worths: worthsOf(rows),
    excluding: doing(DOES.exclude),
    implying: doing(DOES.imply),
    forms: doing(DOES.form),
    get all() {
      return all();
    },
    winners: listOf((row) => row.active),
    get losers() {
      return losers();
    },
    get shown() {
      return shown();
    },
    awaited: rows.filter((row) => row.losers?.when === 'waiting'),
    shapes,
    shapeReads: onFirstCall(() => {
      const reads = new Reads();
      watching(plain, reads, shapesOf);
      reads.close();
      return reads.slots;
    }),
    own: (plain.patterns ?? []).filter(({ id }) => catalogue.own.some((entry) => entry.id === id)),
    concealedSets: method.concealedMeans === 'sets',
    combinations: method.combining === 'mcr' ? combinationsOf(rows) : [],
    alone: rows.find((row) => row.active && standsAlone(plain, row)),
    rewardExcludes: indexes(ready.rewardExcludes, places).sort((a, b) => a - b),
    deciding: {
      byPrinciples: method.combining === 'mcr',
      bySeries: method.combining === 'series',
      noRepeatSelfDraw: method.noRepeatSelfDraw,
      noPointsForSelfDraw: method.kind === 'fu-han' && !method.selfDrawnNoPointsFu,
      doubleWindOnce: method.doubleWindPair === 'once',
      severalLimitsAdded: method.severalLimits === 'added',
      flowersBesideLimit: method.flowersBesideLimit,
      limitPoints: payments.limitPoints,
      noRewardsForChicken: ready.rewardExcludes.includes('chicken-hand'),
    },
    restricted: maxChows < shapes.sets || !mixedSuits || limitHandRequired,
    setUp: {
      setsInHand: general.setsInHand,
      playsFlowers: general.flowers > 0,
      kongsCount: { concealed: 1, 'concealed-and-claimed': 3, all: 7 }[general.kongsAsConcealed],
      valuesTerminalPairs: isPlayed(sets['pair-terminals']),
      valuesOtherWindPairs: isPlayed(sets['pair-other-winds']),
      worthlessRoundPair: isPlayed(sets['pair-own-wind']) && !isPlayed(sets['pair-round-wind']),
    },
    lines: new Map(),
    steps: new Map(),
    paidLines: new Array<ScoredPattern | undefined>(rows.length * SIDES * FEW).fill(undefined),
  };
  compiled.set(plain, made);
  compiled.set(quick, made);
  return made;
}

/** Only special hands can be set to stand alone. */
function standsAlone({ scoring }: Effective, { id }: CompiledRow): boolean {
  const row = (scoring.limits as Readonly<Record<string, ScoringRow | undefined>>)[id];
  return row?.settings?.['alone'] === true;
}

/** Of choices that are worth the same the one with patterns of more sets is taken, then the one with earlier patterns of the fan table. */
function combinationsOf(rows: readonly CompiledRow[]): CombinationRow[] {
  return rows
    .flatMap((row) => {
      const combination = combinationOf(row.id);
      return combination === undefined || !row.active ? [] : [{ row, combination }];
    })
    .sort(
      (a, b) => b.combination.size - a.combination.size || placeOfCombination(a.row.id) - placeOfCombination(b.row.id),
    );
}

/**
 * Rules whose pages of options are copies. Objects that were put together key by key are looked up by hash; read from
 * text they have a fixed shape, and every hand reads some thirty options.
 */
function quickToRead({ rules, scoring, ...rest }: Effective): Effective {
  const copied = <T>(page: T): T => JSON.parse(JSON.stringify(page)) as T;
  return {
    ...rest,
    rules: { ...rules, general: copied(rules.general), winning: copied(rules.winning), ready: copied(rules.ready) },
    scoring: {
      ...scoring,
      method: copied(scoring.method),
      payments: copied(scoring.payments),
      extras: copied(scoring.extras),
    },
  };
}
