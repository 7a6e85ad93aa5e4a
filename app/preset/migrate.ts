import { t } from '../language/say';
import type { Option } from '../option/option';
import { OPTIONS } from '../option/options';
import type { Problem } from '../result';
import { readAt, withValue } from './pointer';

/** The version of the preset format that this program writes. */
export const SCHEMA_VERSION = 1;

export type Document = Readonly<Record<string, unknown>>;

/** Turns a document of one version into one of the next; pure. It keeps what it does not know. */
export type Migration = (document: Document) => Document;

/**
 * The migration from each version to the next, by the version it starts from: a change of the schema that renames,
 * moves or reinterprets a value raises `SCHEMA_VERSION` and adds one here, with a fixture of the older version.
 */
export const MIGRATIONS: Readonly<Record<number, Migration>> = {};

export interface Migrated {
  readonly document: Document;
  /** What was done, to be told to the reader. */
  readonly notes: readonly Problem[];
}

/**
 * A document of an older version as one of the present version: the migrations in turn, then the value "as it was" for
 * each option that is newer than the file. What a document leaves to the preset that it builds on is not its own matter.
 */
export function migrate(
  document: Document,
  from: number,
  { migrations = MIGRATIONS, to = SCHEMA_VERSION, options = OPTIONS } = {},
): Migrated {
  const notes: Problem[] = [];
  let now = document;
  for (let version = from; version < to; version += 1) {
    const step = migrations[version];
    if (step) now = { ...step(now), schemaVersion: version + 1 };
  }
  if (from < to) notes.push(olderNote(from, to));
  const stated = 'extends' in now ? [] : options;
  for (const option of stated) {
    if (option.since === undefined || !isOlder(now, option)) continue;
    now = withValue(now, option.pointer, option.before ?? option.default);
    notes.push(newOptionNote(option));
  }
  return { document: now, notes };
}

/** Whether the page of an option is there but the option is not. */
function isOlder(document: Document, option: Option): boolean {
  const page = readAt(document, option.page);
  return typeof page === 'object' && page !== null && !Array.isArray(page) && !Object.hasOwn(page, option.key);
}

function olderNote(from: number, to: number): Problem {
  return {
    code: 'older-version',
    severity: 'note',
    pointer: '/schemaVersion',
    message: t('preset.theFileIsOfFormatFrom', { from, to }),
    found: String(from),
    expected: String(to),
  };
}

function newOptionNote(option: Option): Problem {
  return {
    code: 'new-option',
    severity: 'note',
    pointer: option.pointer,
    message: t('preset.titleIsNewerThanTheFile', { title: option.title }),
  };
}
