import { effectiveOf } from '../preset/effective-of';
import { ok } from '../result';
import type { Format } from './format';
import type { Mapping } from './mapping';
import { readDocument } from './read-document';
import { writeDocument } from './write-document';

interface JsonFormat {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly mapping: Mapping;
  /** Keys by which a document is recognised, and how many of them it has to have. */
  readonly signs: readonly string[];
  readonly least: number;
  /** Where the document stands in what people pass round; the document itself is looked at first. */
  readonly inside?: readonly string[];
}

/** A format whose files are one JSON object. */
export function jsonFormat({ id, name, words, mapping, signs, least, inside = [] }: JsonFormat): Format {
  const documentIn = (json: unknown): object | undefined =>
    [json, ...inside.map((key) => (isObject(json) && Object.hasOwn(json, key) ? json[key] : undefined))].find(
      (one): one is Readonly<Record<string, unknown>> =>
        isObject(one) && signs.filter((key) => Object.hasOwn(one, key)).length >= least,
    );
  return {
    id,
    name,
    words,
    kind: 'json',
    extension: 'json',
    refuses: (preset) => mapping.otherGame(effectiveOf(preset)),
    export(preset) {
      const written = writeDocument(mapping, preset);
      if (!written.ok) return written;
      const { document, report } = written.value;
      return ok({ text: `${JSON.stringify(document, null, 2)}\n`, report });
    },
    recognise: ({ json }) => documentIn(json) !== undefined,
    import: ({ json }) => readDocument(mapping, documentIn(json)),
  };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
