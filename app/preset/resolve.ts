import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import { ALL_PAGES } from '../option/options';
import type { Page } from '../option/option';
import type { Pointer, Result } from '../result';
import { failed, ok } from '../result';
import { readAt } from './pointer';

type Json = Readonly<Record<string, unknown>>;

/** A preset as it is written down: it may extend another one and give only what differs; schema defaults fill the rest. */
export interface PresetFile extends Json {
  readonly id: string;
  readonly name: string;
  readonly extends?: string;
}

/** Finds the file of a preset that another one extends. */
export type Bases = (id: string) => PresetFile | undefined;

/**
 * The complete preset of a file: its own values, else those of the preset that it extends (one level), else the schema
 * defaults. A scoring row of `null` takes out the row of the base. The head's `family`, `region`, `language`,
 * `vocabulary`, the card and the own patterns that the file does not define anew are taken over too, and so are the sources and assumptions of values that are
 * neither replaced nor given a source or assumption of their own.
 *
 * Problems: `unknown-base`, `nested-base`.
 */
export function resolvePreset(file: PresetFile, bases: Bases): Result<Preset> {
  const { extends: from, ...own } = file;
  if (from === undefined) return ok(completed(own, {}));
  const base = bases(from);
  if (!base) {
    const message = t('preset.thePresetBuildsOnFromWhich', { from });
    return failed({ code: 'unknown-base', severity: 'problem', pointer: '/extends', message, found: from });
  }
  if (base.extends !== undefined) {
    const message = t('preset.thePresetBuildsOnFromWhich2', { from, extends: base.extends });
    return failed({ code: 'nested-base', severity: 'problem', pointer: '/extends', message, found: from });
  }
  return ok(completed(own, base));
}

const INHERITED = ['family', 'region', 'language', 'vocabulary', 'customWords', 'card'] as const;
const BODY: ReadonlySet<string> = new Set(['rules', 'scoring']);

function completed(own: Json, base: Json): Preset {
  const head: Record<string, unknown> = { ...own, schemaVersion: own['schemaVersion'] ?? 1 };
  for (const key of INHERITED) if (!(key in own) && key in base) head[key] = base[key];
  const patterns = patternsOf(own, base);
  if (patterns.length > 0) head['patterns'] = patterns;
  const kept = covers(own, base);
  // A list with an entry of another form stays as it is: what is wrong with it is told later.
  if (kept.sources.length > 0 && isSound(own, 'sources'))
    head['sources'] = merged(coveringAt(own, 'sources'), kept.sources);
  if (kept.assumed.length > 0 && isSound(own, 'assumed'))
    head['assumed'] = [...coveringAt(own, 'assumed'), ...kept.assumed];
  for (const group of BODY) head[group] = { ...objectAt(own, `/${group}`) };
  for (const page of ALL_PAGES) {
    const [, group = '', name = ''] = page.pointer.split('/');
    (head[group] as Record<string, unknown>)[name] = pageValues(page, own, base);
  }
  return head as unknown as Preset;
}

/** Own patterns of both, a file's instead of those of its base with the same id. */
function patternsOf(own: Json, base: Json): readonly Json[] {
  const mine = listAt(own, 'patterns');
  const theirs = listAt(base, 'patterns') as readonly Json[];
  return [...theirs.filter(({ id }) => !mine.some((one) => readAt(one, '/id') === id)), ...(mine as readonly Json[])];
}

function pageValues(page: Page, own: Json, base: Json): Json {
  const given = { ...objectAt(base, page.pointer), ...objectAt(own, page.pointer) };
  if (page.rows) return Object.fromEntries(Object.entries(given).filter(([, row]) => row !== null));
  const known = page.options.map(({ key, default: standard }) => [key, key in given ? given[key] : standard] as const);
  return { ...Object.fromEntries(known), ...given };
}

interface Covering extends Json {
  readonly covers: readonly Pointer[];
}

/** The sources and assumptions of the base, without the places whose values the file replaces or gives a source of its own. */
function covers(own: Json, base: Json): { sources: Covering[]; assumed: Covering[] } {
  const named = [...coveringAt(own, 'sources'), ...coveringAt(own, 'assumed')].flatMap((entry) => entry.covers);
  const replaced = (pointer: Pointer) =>
    (readAt(own, pointer) !== undefined && pointer.split('/').length > 3) ||
    named.some((one) => pointer === one || pointer.startsWith(`${one}/`));
  const left = (key: 'sources' | 'assumed') =>
    coveringAt(base, key)
      .map((entry) => ({ ...entry, covers: entry.covers.filter((pointer) => !replaced(pointer)) }))
      .filter((entry) => entry.covers.length > 0);
  return { sources: left('sources'), assumed: left('assumed') };
}

/** The sources of both, those of one id as one. */
function merged(own: readonly Covering[], base: readonly Covering[]): Covering[] {
  const out = new Map<unknown, Covering>();
  for (const source of [...own, ...base]) {
    const before = out.get(source['id']);
    const locators = [before?.['locator'], source['locator']].filter((one) => typeof one === 'string');
    const locator = [...new Set(locators)].join('; ');
    const covering = [...new Set([...(before?.covers ?? []), ...source.covers])];
    out.set(source['id'], { ...source, ...before, ...(locator === '' ? {} : { locator }), covers: covering });
  }
  return [...out.values()];
}

function listAt(document: Json, key: string): readonly unknown[] {
  const list = document[key];
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
}

function coveringAt(document: Json, key: 'sources' | 'assumed'): readonly Covering[] {
  return listAt(document, key).filter(isCovering);
}

function isSound(document: Json, key: 'sources' | 'assumed'): boolean {
  return listAt(document, key).every(isCovering);
}

function isCovering(entry: unknown): entry is Covering {
  const covers = readAt(entry, '/covers');
  return Array.isArray(covers) && covers.every((one) => typeof one === 'string');
}

function objectAt(document: Json, pointer: Pointer): Json {
  const found = readAt(document, pointer);
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Json) : {};
}
