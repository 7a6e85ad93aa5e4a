import type { Preset } from '../../schemas/generated/preset';
import { effectiveOf } from '../preset/effective-of';
import { ok, type Result } from '../result';
import type { FileKind } from '../bridge';
import type { Format, Given } from './format';
import type { Mapping } from './mapping';
import { readDocument } from './read-document';
import { writeDocument } from './write-document';

interface TextFormat {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly kind?: FileKind;
  readonly extension: string;
  readonly mapping: Mapping;
  readonly print: (document: Readonly<Record<string, unknown>>, preset: Preset) => string;
  readonly recognise?: (given: Given) => boolean;
  /** The document of a recognised text. */
  readonly parse?: (given: Given) => Result<unknown>;
  /** What a recognised text calls its rules. */
  readonly named?: (given: Given) => string | undefined;
}

/** A format whose files are lines of text, with a document of keys and values behind them. */
export function textFormat({ mapping, print, recognise, parse, named, ...head }: TextFormat): Format {
  return {
    kind: 'text',
    ...head,
    refuses: (preset) => mapping.otherGame(effectiveOf(preset)),
    export(preset) {
      const written = writeDocument(mapping, preset);
      if (!written.ok) return written;
      const { document, report } = written.value;
      return ok({ text: print(document, preset), report });
    },
    ...(recognise === undefined || parse === undefined
      ? {}
      : {
          recognise,
          import(given) {
            const document = parse(given);
            return document.ok ? readDocument(mapping, document.value, named?.(given)) : document;
          },
        }),
  };
}
