import { PATTERN_IDS } from '../../schemas/generated/pattern-ids';
import type { ScoringRow } from '../../schemas/generated/preset';
import type { PatternEntry } from '../option/patterns';
import type { Effective } from '../preset/effective';
import { slotOf } from '../preset/slots';
import { DETECTORS } from './detectors';
import type { Detector, Settings } from './detectors/detector';
import { DOUBLE_FORMS } from './detectors/limits';
import { momentsOf, NEEDS } from './needs';
import { SET_NEEDS } from './set-needs';
import { membersOf } from './row-set';
import { type CompiledRow, DOES, HOW, type RowValue, type Worth } from './rows';

/** Groups of rows that count for a win by flowers. */
const OF_FLOWER_HANDS: ReadonlySet<string> = new Set(['special-ways', 'flowers', 'dealer']);
const NONE: readonly number[] = [];
const NOTHING: RowValue = { value: 0, unit: 'points' };

/** What looks for a row: the detector of the catalogue, or the place of one of the preset's own patterns in the view. */
function detectorOf(index: number): Detector {
  const id = PATTERN_IDS[index];
  if (id !== undefined) return DETECTORS[id];
  const own = index - PATTERN_IDS.length;
  return () => (view) => view.own[own] ?? 0;
}

/** What a preset says of a pattern. */
export function rowOf({ scoring }: Effective, { page, id }: PatternEntry): ScoringRow | undefined {
  return (scoring[page] as Readonly<Record<string, ScoringRow | undefined>>)[id];
}

/**
 * A pattern with what the preset says of it, ready to be asked.
 * @param places the places of all patterns in the catalogue, the preset's own among them
 * @param forced the places of the rows that are paid beside those that imply them
 */
export function compileRow(
  effective: Effective,
  entry: PatternEntry,
  index: number,
  places: ReadonlyMap<string, number>,
  forced: ReadonlySet<number>,
): CompiledRow {
  const { id } = entry;
  const own = PATTERN_IDS[index];
  const row = rowOf(effective, entry);
  const settings = settingsOf(entry, row);
  const exposed = worthOf(effective, row?.exposed);
  const concealed = worthOf(effective, row?.concealed);
  // What is worth nothing takes nothing in and shuts nothing out.
  const scored = row !== undefined;
  const implies = scored
    ? indexes(row.implies ?? entry.implies ?? [], places).filter((other) => other !== index && !forced.has(other))
    : NONE;
  const excludes = scored ? indexes(row.excludes ?? entry.excludes ?? [], places) : NONE;
  const doubled = own && effective.scoring.method.doubleLimits ? DOUBLE_FORMS[own] : undefined;
  const losers = row?.losers && {
    exposed: worthOf(effective, row.losers.exposed),
    concealed: worthOf(effective, row.losers.concealed),
    when: row.losers.when,
  };
  const sides = [exposed, concealed, losers?.exposed, losers?.concealed];
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
    needs: own === undefined ? 0 : (NEEDS[own] ?? 0),
    setNeeds: own === undefined ? 0 : (SET_NEEDS[own] ?? 0),
    moments: own === undefined ? 0 : momentsOf(own),
    detect: detectorOf(index)(settings),
    settable: (entry.settings?.length ?? 0) > 0,
    does:
      (excludes.length > 0 ? DOES.exclude : 0) |
      (implies.length > 0 ? DOES.imply : 0) |
      (entry.form === undefined ? 0 : DOES.form) |
      (entry.group === 'flowers' ? DOES.flower : 0) |
      (entry.group === 'dora' ? DOES.dora : 0) |
      (id === 'card-hand' ? DOES.card : 0) |
      (doubled === undefined ? 0 : DOES.doubled) |
      (sides.some((side) => side?.how === HOW.limit) ? DOES.limit : 0),
    active: exposed.value > 0 || concealed.value > 0,
    exposed,
    concealed,
    losers,
    implies: membersOf(places.size, implies),
    excludes: membersOf(places.size, excludes),
    ofFlowerHands: OF_FLOWER_HANDS.has(entry.group),
    series: entry.series,
    fixedPoints: Number(settings['fixedPoints'] ?? 0),
    cumulative: settings['cumulative'] !== false,
    doubled,
  };
}

/** A value as it is added: points as high as the limit count like a limit hand, where the limit is a cap. */
function worthOf({ scoring }: Effective, { value, unit }: RowValue = NOTHING): Worth {
  const { method, payments } = scoring;
  const capped = method.limitIs === 'cap' && (method.kind === 'points-doubles' || method.kind === 'points');
  const worth = (how: Worth['how'], amount: number, twice: number): Worth => ({ value, unit, how, amount, twice });
  if (value === 0) return worth(HOW.nothing, 0, 0);
  switch (unit) {
    case 'points':
      return worth(capped && value >= payments.limitPoints ? HOW.limit : HOW.points, value, value);
    case 'doubles':
      return worth(HOW.doubles, value, value);
    case 'half-doubles':
      return worth(HOW.halves, value, value);
    case 'limit': {
      const limits = (times: number): number => Math.floor((payments.limitPoints * value * times) / 1000);
      return worth(HOW.limit, limits(1), limits(2));
    }
  }
}

/** The settings of a row, those it does not state as the catalogue has them. */
export function settingsOf(entry: PatternEntry, row: ScoringRow | undefined): Settings {
  const defaults = (entry.settings ?? []).map((setting) => [setting.id, setting.default] as const);
  return { ...Object.fromEntries(defaults), ...row?.settings };
}

/** The places of some patterns; those that are none are left out. */
export function indexes(ids: readonly string[], places: ReadonlyMap<string, number>): number[] {
  return ids.flatMap((id) => places.get(id) ?? []);
}
