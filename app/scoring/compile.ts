import { PATTERN_IDS, type PatternId } from '../../schemas/generated/pattern-ids';
import type { OwnPattern, ScoringRow } from '../../schemas/generated/preset';
import { catalogueOf } from '../option/catalogue';
import type { PatternEntry } from '../option/patterns';
import { unwatched, watching, type Effective } from '../preset/effective';
import { Reads } from '../preset/reads';
import { slotOf, type Slot } from '../preset/slots';
import type { Pointer } from '../result';
import { type Shapes, shapesOf } from '../hand/shapes';
import { DETECTORS } from './detectors';
import type { Detect, Detector, Settings } from './detectors/detector';
import { DOUBLE_FORMS } from './detectors/limits';
import { NEEDS } from './gates';
import { combinationOf } from './combinations';
import type { CombinationRow } from './combining-mcr';
import type { ViewSetUp } from './view';

export type RowValue = ScoringRow['exposed'];

/** A pattern with what the preset says of it, ready to be asked. */
export interface CompiledRow {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly page: PatternEntry['page'];
  readonly pointer: Pointer;
  readonly slot: Slot;
  readonly scope: PatternEntry['scope'];
  /** What a reading must have for the row to be looked for, as bits. */
  readonly needs: number;
  readonly detect: Detect;
  /** Worth something to a winner. */
  readonly active: boolean;
  readonly exposed: RowValue;
  readonly concealed: RowValue;
  readonly losers: ScoringRow['losers'];
  readonly forced: boolean;
  /** Rows that are not paid beside this one, by index. */
  readonly implies: readonly number[];
  readonly excludes: readonly number[];
  /** Counts for a win by flowers, which asks nothing of the tiles in the hand. */
  readonly ofFlowerHands: boolean;
  /** Rows of which only the most valuable is paid, where patterns combine by series. */
  readonly series: string | undefined;
  readonly form: PatternEntry['form'];
  /** All points of the hand, instead of those of its rows; 0 for none. */
  readonly fixedPoints: number;
  readonly cumulative: boolean;
  /** Whether the hand is of the rare form that counts as two limits. */
  readonly doubled: Detect | undefined;
}

/** A preset made ready for scoring. */
export interface Compiled {
  /** The rules as plain objects that are quick to read; `source` is what they were made from. */
  readonly effective: Effective;
  readonly source: Effective;
  readonly rows: readonly CompiledRow[];
  readonly winners: readonly CompiledRow[];
  readonly losers: readonly CompiledRow[];
  /** All rows but those that a loser scores for waiting. */
  readonly shown: readonly CompiledRow[];
  /** Rows that a loser scores who lacks one tile to show them. */
  readonly awaited: readonly CompiledRow[];
  readonly shapes: Shapes;
  /** The options and rows that the shapes rest on. */
  readonly shapeReads: readonly Slot[];
  /** The preset's own patterns, in the order of their rows. */
  readonly own: readonly OwnPattern[];
  readonly concealedSets: boolean;
  /** Rows that join sets, the largest first, where the principles of Chinese Official rule; none elsewhere. */
  readonly combinations: readonly CombinationRow[];
  /** The row to which nothing is added, so that it or the rest is paid. */
  readonly alone: CompiledRow | undefined;
  /** Rows that take the rewards for a ready declaration away, by index, in catalogue order. */
  readonly rewardExcludes: readonly number[];
  readonly setUp: ViewSetUp;
}

/** Groups of rows that count for a win by flowers. */
const OF_FLOWER_HANDS: ReadonlySet<string> = new Set(['special-ways', 'flowers', 'dealer']);
const NOTHING: RowValue = { value: 0, unit: 'points' };
const INDEX: ReadonlyMap<string, number> = new Map(PATTERN_IDS.map((id, index) => [id, index]));
const compiled = new WeakMap<Effective, Compiled>();
let latest: Compiled | undefined;

/** The place of a pattern in the catalogue. */
export function rowIndex(id: PatternId): number {
  return INDEX.get(id) ?? -1;
}

/** The tables of a preset, made once. */
export function compile(effective: Effective): Compiled {
  if (latest !== undefined && latest.effective === effective) return latest;
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

function make(plain: Effective): Compiled {
  const catalogue = catalogueOf(plain.patterns);
  const places = new Map(catalogue.all.map((entry, index) => [entry.id, index]));
  const rows = catalogue.all.map((entry, index) => compileRow(plain, entry, index, places));
  const quick = quickToRead(plain);
  const shapeReads = new Reads();
  const { general, ready } = plain.rules;
  const { method, sets } = plain.scoring;
  const made: Compiled = {
    effective: quick,
    source: plain,
    rows,
    winners: rows.filter((row) => row.active),
    losers: rows.filter((row) => row.losers !== undefined && row.losers.when !== 'waiting'),
    shown: rows.filter((row) => row.losers?.when !== 'waiting'),
    awaited: rows.filter((row) => row.losers?.when === 'waiting'),
    shapes: watching(plain, shapeReads, shapesOf),
    shapeReads: shapeReads.slots,
    own: (plain.patterns ?? []).filter(({ id }) => catalogue.own.some((entry) => entry.id === id)),
    concealedSets: method.concealedMeans === 'sets',
    combinations: method.combining === 'mcr' ? combinationsOf(rows) : [],
    alone: rows.find((row) => row.active && standsAlone(plain, row)),
    rewardExcludes: indexes(ready.rewardExcludes, places).sort((a, b) => a - b),
    setUp: {
      setsInHand: general.setsInHand,
      playsFlowers: general.flowers > 0,
      kongsCount: { concealed: 1, 'concealed-and-claimed': 3, all: 7 }[general.kongsAsConcealed],
      valuesTerminalPairs: scoresPoints(sets['pair-terminals']),
      valuesOtherWindPairs: scoresPoints(sets['pair-other-winds']),
      worthlessRoundPair: scoresPoints(sets['pair-own-wind']) && !scoresPoints(sets['pair-round-wind']),
    },
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

/** Of patterns that are worth the same the one of more sets is chosen first. */
function combinationsOf(rows: readonly CompiledRow[]): CombinationRow[] {
  return rows
    .flatMap((row) => {
      const combination = combinationOf(row.id);
      return combination === undefined || !row.active ? [] : [{ row, combination }];
    })
    .sort((a, b) => b.combination.size - a.combination.size);
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

function scoresPoints(row: ScoringRow | undefined): boolean {
  return row !== undefined && (row.exposed.value > 0 || row.concealed.value > 0);
}

/** What looks for a row: the detector of the catalogue, or the place of one of the preset's own patterns in the view. */
function detectorOf(index: number): Detector {
  const id = PATTERN_IDS[index];
  if (id !== undefined) return DETECTORS[id];
  const own = index - PATTERN_IDS.length;
  return () => (view) => view.own[own] ?? 0;
}

function compileRow(
  effective: Effective,
  entry: PatternEntry,
  index: number,
  places: ReadonlyMap<string, number>,
): CompiledRow {
  const { id } = entry;
  const row = (effective.scoring[entry.page] as Readonly<Record<string, ScoringRow | undefined>>)[id];
  const settings = settingsOf(entry, row);
  const exposed = sameShape(row?.exposed);
  const concealed = sameShape(row?.concealed);
  const active = exposed.value > 0 || concealed.value > 0;
  const pointer = `/scoring/${entry.page}/${id}`;
  return {
    index,
    id,
    name: entry.name,
    group: entry.group,
    page: entry.page,
    pointer,
    slot: slotOf(pointer),
    scope: entry.scope,
    needs: PATTERN_IDS[index] === undefined ? 0 : (NEEDS[PATTERN_IDS[index]] ?? 0),
    detect: detectorOf(index)(settings),
    active,
    exposed,
    concealed,
    losers: row?.losers,
    forced: row?.forced === true,
    implies: indexes(row?.implies ?? entry.implies ?? [], places),
    excludes: indexes(row?.excludes ?? entry.excludes ?? [], places),
    ofFlowerHands: OF_FLOWER_HANDS.has(entry.group),
    series: entry.series,
    form: entry.form,
    fixedPoints: Number(settings['fixedPoints'] ?? 0),
    cumulative: settings['cumulative'] !== false,
    doubled: PATTERN_IDS[index] && DOUBLE_FORMS[PATTERN_IDS[index]],
  };
}

function sameShape(value: RowValue = NOTHING): RowValue {
  return { value: value.value, unit: value.unit };
}

/** The settings of a row, those it does not state as the catalogue has them. */
export function settingsOf(entry: PatternEntry, row: ScoringRow | undefined): Settings {
  const defaults = (entry.settings ?? []).map((setting) => [setting.id, setting.default] as const);
  return { ...Object.fromEntries(defaults), ...row?.settings };
}

function indexes(ids: readonly string[], places: ReadonlyMap<string, number>): number[] {
  return ids.flatMap((id) => places.get(id) ?? []);
}
