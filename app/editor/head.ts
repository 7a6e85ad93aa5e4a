import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import schema from '../../schemas/preset.schema.json';
import { same } from '../option/values';
import type { Pointer } from '../result';
import type { Change } from './document';

/** The vocabularies that a preset may speak, in the order of the schema. */
export const VOCABULARIES = schema.properties.vocabulary.enum as NonNullable<Preset['vocabulary']>[];
export type Vocabulary = (typeof VOCABULARIES)[number];

/** One entry of a preset's history: what an edition changed, and when. */
export interface HistoryEntry {
  readonly edition: string;
  readonly date: string;
  readonly text: string;
}

/** What a club says of its preset beside the rules; empty where nothing is said. */
export interface Head {
  readonly description: string;
  readonly club: string;
  readonly edition: string;
  readonly vocabulary: Vocabulary;
  /** The club's own words, by term; they count while the vocabulary is the club's own. */
  readonly customWords: Readonly<Record<string, string>>;
  readonly changes: readonly HistoryEntry[];
}

/** The head of a preset as it is edited. */
export function headOf(preset: Preset): Head {
  return {
    description: preset.description ?? '',
    club: preset.club ?? '',
    edition: preset.edition ?? '',
    vocabulary: preset.vocabulary ?? 'english',
    customWords: preset.customWords ?? {},
    changes: (preset.changes ?? []).map(({ edition = '', date = '', text }) => ({ edition, date, text })),
  };
}

/** The change that gives a preset an edited head; `undefined` where nothing differs. Blank texts and entries are left out. */
export function headChange(preset: Preset, head: Head): Change | undefined {
  const words = filled(head.customWords);
  const changes = head.changes
    .filter(({ text }) => text.trim() !== '')
    .map(({ edition, date, text }) => ({ ...filled({ edition, date }), text: text.trim() }));
  const next: Readonly<Record<Pointer, unknown>> = {
    '/description': orNothing(head.description),
    '/club': orNothing(head.club),
    '/edition': orNothing(head.edition),
    '/vocabulary': preset.vocabulary === undefined && head.vocabulary === 'english' ? undefined : head.vocabulary,
    '/customWords': Object.keys(words).length === 0 ? undefined : words,
    '/changes': changes.length === 0 ? undefined : changes,
  };
  const before = preset as unknown as Readonly<Record<string, unknown>>;
  const differing = Object.entries(next).filter(([pointer, value]) => !same(before[pointer.slice(1)], value));
  return differing.length === 0
    ? undefined
    : { set: Object.fromEntries(differing), label: t('editor.detailsOfThePreset') };
}

function orNothing(text: string): string | undefined {
  return text.trim() === '' ? undefined : text.trim();
}

function filled(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text.trim() === '' ? [] : [[key, text.trim()]])),
  );
}
