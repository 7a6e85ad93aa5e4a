import type { OwnGroup, OwnPattern, OwnTile, Preset, ScoringRow } from '../../schemas/generated/preset';
import type { Option, TableRow } from '../option/option';
import { ALL_PAGES, optionAt, OPTIONS } from '../option/options';
import { catalogueOf } from '../option/catalogue';
import { patternOf } from '../option/patterns';
import { same } from '../option/values';
import type { Pointer } from '../result';
import { derivedOf } from './effective-of';
import { readAt } from './pointer';
import { CUSTOMIZED, TEMPLATES } from './templates';

/**
 * What a preset says, by option, scoring row and card: options that are out of use left out, implied ones as ruled,
 * lists without an order sorted, tables ascending, customized values that say the same as a named version as that version,
 * rows of unknown patterns left out; the row of an own pattern holds its tiles. Two presets with the same normal form have
 * the same rules, whatever their heads say.
 */
export type NormalForm = ReadonlyMap<Pointer, unknown>;

const kept = new WeakMap<Preset, NormalForm>();

/** The normal form of a complete preset; kept, so a preset must not be changed in place. */
export function normalOf(preset: Preset): NormalForm {
  const before = kept.get(preset);
  if (before) return before;
  const form = new Map<Pointer, unknown>([...named(new Map(optionsOf(preset))), ...rowsOf(preset)]);
  if (preset.card !== undefined)
    form.set(
      '/card',
      [...preset.card.hands].sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
  kept.set(preset, form);
  return form;
}

function optionsOf(preset: Preset): (readonly [Pointer, unknown])[] {
  const { effective, overruled } = derivedOf(preset);
  return OPTIONS.flatMap((option) => {
    if (overruled.get(option.pointer)?.how === 'inactive') return [];
    const value = normalValue(option, readAt(effective, option.pointer));
    // A newer option that stands "as it was" says nothing, so that its arrival changes no preset.
    const silent = option.since !== undefined && same(value, normalValue(option, option.before ?? option.default));
    return silent ? [] : [[option.pointer, value] as const];
  });
}

/** Customized values that say the same as a named version are that version. */
function named(options: Map<Pointer, unknown>): ReadonlyMap<Pointer, unknown> {
  for (const [pointer, versions] of Object.entries(TEMPLATES)) {
    if (options.get(pointer) !== CUSTOMIZED) continue;
    const version = Object.entries(versions).find(([, facets]) =>
      Object.entries(facets).every(([place, value]) => {
        const option = optionAt(place);
        return option && same(options.get(place), normalValue(option, value));
      }),
    );
    if (!version) continue;
    const [name, facets] = version;
    options.set(pointer, name);
    for (const place of Object.keys(facets)) options.delete(place);
  }
  return options;
}

function normalValue(option: Option, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  if (option.kind === 'set')
    return option.choices.map((choice) => choice.value).filter((member) => value.includes(member));
  if (option.kind === 'patterns') return [...(value as string[])].sort();
  if (option.kind === 'table') {
    const first = option.columns[0]?.key ?? '';
    return [...(value as TableRow[])].sort((a, b) => (a[first] ?? 0) - (b[first] ?? 0));
  }
  return value;
}

function rowsOf(preset: Preset): (readonly [Pointer, unknown])[] {
  const catalogue = catalogueOf(preset.patterns);
  return ALL_PAGES.filter((page) => page.rows).flatMap((page) => {
    const name = page.pointer.slice(page.pointer.lastIndexOf('/') + 1);
    const rows = readAt(preset, page.pointer) as Readonly<Record<string, ScoringRow>>;
    return Object.entries(rows)
      .filter(([id]) => catalogue.of(id)?.page === name)
      .map(([id, row]) => {
        const own = catalogue.own.some((entry) => entry.id === id)
          ? preset.patterns?.find((pattern) => pattern.id === id)
          : undefined;
        const tiles = own === undefined ? {} : { tiles: normalTiles(own) };
        return [`${page.pointer}/${id}`, { ...normalRow(id, row), ...tiles }] as const;
      });
  });
}

/** What an own pattern asks of a hand, one text for each group; their order says nothing. */
function normalTiles({ concealed, kongs, groups }: OwnPattern): object {
  return {
    ...(concealed === true ? { concealed } : {}),
    ...(kongs === true ? { kongs } : {}),
    groups: groups.flatMap(groupTexts).sort(),
  };
}

function groupTexts(group: OwnGroup): string[] {
  if (group.kind === 'mixed') return group.tiles.map((tile) => `single ${tileText(tile)}`);
  return [`${group.kind === 'run' ? `run ${String(group.length ?? 3)}` : group.kind} ${tileText(group.tile)}`];
}

function tileText(tile: OwnTile): string {
  if ('suit' in tile) return `${tile.suit} ${String(tile.number)}`;
  if ('wind' in tile) return tile.wind;
  return 'dragon' in tile ? `dragon ${tile.dragon}` : 'flower';
}

function normalRow(id: string, row: ScoringRow): object {
  const { exposed, concealed, losers, forced, implies, excludes } = row;
  const settings = normalSettings(id, row.settings ?? {});
  return {
    exposed: normalAmount(exposed),
    concealed: normalAmount(concealed),
    ...(losers === undefined
      ? {}
      : {
          losers: {
            exposed: normalAmount(losers.exposed),
            concealed: normalAmount(losers.concealed),
            when: losers.when,
          },
        }),
    ...(forced === true ? { forced } : {}),
    ...(implies === undefined ? {} : { implies: [...implies].sort() }),
    ...(excludes === undefined || excludes.length === 0 ? {} : { excludes: [...excludes].sort() }),
    ...(Object.keys(settings).length === 0 ? {} : { settings }),
  };
}

function normalAmount({ value, unit }: ScoringRow['exposed']) {
  return { value, unit };
}

/** The settings that the catalogue declares and that differ from its defaults. */
function normalSettings(id: string, settings: NonNullable<ScoringRow['settings']>) {
  const declared = patternOf(id)?.settings ?? [];
  return Object.fromEntries(
    declared.flatMap((setting) => {
      const value = settings[setting.id];
      return value === undefined || value === setting.default ? [] : [[setting.id, value] as const];
    }),
  );
}
