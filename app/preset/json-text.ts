import { t } from '../language/say';
import type { Pointer, Problem, Result } from '../result';
import { failed } from '../result';
import { escaped } from './pointer';

/** What a document may be at most; the limits come before everything else, so that a hostile file costs nothing. */
export interface Limits {
  /** UTF-8. */
  readonly bytes: number;
  /** Arrays and objects inside each other. */
  readonly depth: number;
  /** Characters of a string or key. */
  readonly string: number;
  /** Numbers, strings, arrays, objects ... in all. */
  readonly values: number;
}

export const LIMITS: Limits = { bytes: 2 * 1024 * 1024, depth: 64, string: 10 * 1024, values: 20_000 };

export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface JsonText {
  readonly value: unknown;
  /** Where the value at a pointer begins; both from 1. */
  readonly placeOf: (pointer: Pointer) => Place | undefined;
  /** Keys that occur twice in one object (`duplicate-key`); the last value is the one that was read. */
  readonly duplicates: readonly Problem[];
}

/**
 * Reads a JSON text (RFC 8259) within limits. Strict: no comments, no trailing commas. A byte order mark at the start is
 * allowed. Never throws.
 *
 * Problems, one at most: `too-large`, `not-json`, `too-deep`, `long-string`, `too-many-values`.
 */
export function readJson(text: string, limits: Limits = LIMITS): Result<JsonText> {
  if (!fits(text, limits.bytes)) {
    const expected = t('preset.atMostBytesMb', { bytes: limits.bytes / 1024 / 1024 });
    const message = t('preset.theFileIsTooLargeA', { expected });
    return failed({ code: 'too-large', severity: 'problem', pointer: '', message, expected });
  }
  const reader = new Reader(text, limits);
  try {
    const value = reader.document();
    let lines: readonly number[] | undefined;
    const placeOf = (pointer: Pointer) => {
      const at = reader.starts.get(pointer);
      return at === undefined ? undefined : placeIn(text, at, (lines ??= lineStarts(text)));
    };
    return { ok: true, value: { value, placeOf, duplicates: reader.duplicates } };
  } catch (error) {
    if (error instanceof Refused) return failed(error.problem);
    throw error;
  }
}

/** Whether a text takes at most so many bytes as UTF-8; looks no further than needed. */
function fits(text: string, bytes: number): boolean {
  if (text.length > bytes) return false;
  let size = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // Either half of a surrogate pair counts two of its four bytes.
    size += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
  }
  return size <= bytes;
}

/** Where each line begins. A byte order mark is no part of the first. */
function lineStarts(text: string): number[] {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0];
  for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length);
  return starts;
}

function placeIn(text: string, at: number, starts: readonly number[] = lineStarts(text)): Place {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
}

/** Ends the reading from any depth; never leaves this file. */
class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const PLAIN = /[^"\\]*/y;
const WORDS = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;

/** Nobody reads more of them than this. */
const MOST = 100;

class Reader {
  readonly starts = new Map<Pointer, number>();
  readonly duplicates: Problem[] = [];
  private at = 0;
  private values = 0;

  constructor(
    private readonly text: string,
    private readonly limits: Limits,
  ) {
    if (text.startsWith('\uFEFF')) this.at = 1;
  }

  document(): unknown {
    this.space();
    if (this.at >= this.text.length)
      throw this.refused('not-json', t('preset.theFileIsEmpty'), t('preset.aDocumentAsJson'));
    const value = this.value('', 0);
    this.space();
    if (this.at < this.text.length) throw this.unexpected(t('preset.theEndOfTheFile'));
    return value;
  }

  private value(pointer: Pointer, depth: number): unknown {
    this.starts.set(pointer, this.at);
    this.values += 1;
    if (this.values > this.limits.values)
      throw this.refused(
        'too-many-values',
        t('preset.theFileHoldsFarMoreValues'),
        t('preset.atMostValuesValues', { values: this.limits.values }),
      );
    const next = this.text[this.at];
    if (next === '{' || next === '[') {
      if (depth >= this.limits.depth)
        throw this.refused(
          'too-deep',
          t('preset.theFileNestsListsAndObjects'),
          t('preset.atMostDepthLevels', { depth: this.limits.depth }),
        );
      return next === '{' ? this.object(pointer, depth + 1) : this.array(pointer, depth + 1);
    }
    if (next === '"') return this.string();
    for (const [word, value] of WORDS)
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return value;
      }
    return this.number();
  }

  private object(pointer: Pointer, depth: number): unknown {
    const out: Record<string, unknown> = {};
    this.at += 1;
    this.space();
    if (this.taken('}')) return out;
    for (;;) {
      this.space();
      const start = this.at;
      if (this.text[this.at] !== '"') throw this.unexpected(t('preset.aNameInDoubleQuotes'));
      const key = this.string();
      const inner = `${pointer}/${escaped(key)}`;
      if (Object.hasOwn(out, key) && this.duplicates.length < MOST)
        this.duplicates.push(this.duplicate(inner, key, start));
      this.space();
      if (!this.taken(':')) throw this.unexpected(t('preset.aColon'));
      this.space();
      const value = this.value(inner, depth);
      // Not an assignment: "__proto__" is a name like any other here.
      Object.defineProperty(out, key, { value, enumerable: true, configurable: true, writable: true });
      this.space();
      if (this.taken('}')) return out;
      if (!this.taken(',')) throw this.unexpected(t('preset.aCommaOr'));
    }
  }

  private array(pointer: Pointer, depth: number): unknown {
    const out: unknown[] = [];
    this.at += 1;
    this.space();
    if (this.taken(']')) return out;
    for (;;) {
      this.space();
      out.push(this.value(`${pointer}/${String(out.length)}`, depth));
      this.space();
      if (this.taken(']')) return out;
      if (!this.taken(',')) throw this.unexpected(t('preset.aCommaOr2'));
    }
  }

  private string(): string {
    const start = this.at;
    let out = '';
    this.at += 1;
    for (;;) {
      out += this.plain();
      if (out.length > this.limits.string) {
        this.at = start;
        throw this.refused(
          'long-string',
          t('preset.theFileHoldsATextThat'),
          t('preset.atMostStringCharacters', { string: this.limits.string }),
        );
      }
      if (this.taken('"')) return out;
      if (!this.taken('\\')) throw this.unexpected(t('preset.theEndOfTheTextIn'));
      out += this.escape();
    }
  }

  /** Characters that stand for themselves; control characters have to be escaped. */
  private plain(): string {
    const start = this.at;
    const found = this.matched(PLAIN);
    for (let index = 0; index < found.length; index += 1) {
      if (found.charCodeAt(index) >= 0x20) continue;
      this.at = start + index;
      throw this.unexpected(t('preset.theEndOfTheTextIn'));
    }
    return found;
  }

  private escape(): string {
    const letter = this.text[this.at] ?? '';
    const plain = ESCAPES[letter];
    if (plain !== undefined) {
      this.at += 1;
      return plain;
    }
    const digits = this.text.slice(this.at + 1, this.at + 5);
    if (letter !== 'u' || !/^[0-9a-fA-F]{4}$/.test(digits))
      throw this.unexpected(t('preset.aCharacterThatMayStandBefore'));
    this.at += 5;
    return String.fromCharCode(parseInt(digits, 16));
  }

  private number(): number {
    const start = this.at;
    const digits = this.matched(NUMBER);
    if (digits === '') throw this.unexpected(t('preset.aValue'));
    const value = Number(digits);
    if (Number.isFinite(value)) return value;
    this.at = start;
    throw this.refused('not-json', t('preset.theFileHoldsANumberThat'), t('preset.aNumberOfOrdinarySize'));
  }

  private matched(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private taken(letter: string): boolean {
    if (this.text[this.at] !== letter) return false;
    this.at += 1;
    return true;
  }

  private space(): void {
    while (' \n\r\t'.includes(this.text[this.at] ?? 'x')) this.at += 1;
  }

  private unexpected(expected: string): Refused {
    const rest = this.text.slice(this.at, this.at + 20);
    // Of a word that the end of the file has cut nothing is wrong but the end.
    const cutLiteral = this.at + rest.length === this.text.length && WORDS.some(([one]) => one.startsWith(rest));
    if (cutLiteral) return this.refused('not-json', t('preset.theFileEndsTooEarlyIt'), expected);
    const found = JSON.stringify(/^(?:[\w.]+|.)/su.exec(rest)?.[0] ?? rest);
    return this.refused(
      'not-json',
      t('preset.theFileIsNotJsonFound', { found }),
      expected,
      found,
      hintFor(rest, this.before()),
    );
  }

  /** The last character before this place that is no space. */
  private before(): string {
    return this.text.slice(0, this.at).trimEnd().at(-1) ?? '';
  }

  private refused(code: string, message: string, expected: string, found?: string, hint?: string): Refused {
    const { line, column } = placeIn(this.text, this.at);
    const where = t('preset.lineLineColumnColumn', { line, column });
    return new Refused({
      code,
      severity: 'problem',
      pointer: '',
      message,
      line,
      column,
      expected,
      ...(found === undefined ? {} : { found }),
      hint: hint ?? t('preset.lookAtWhere', { where }),
    });
  }

  private duplicate(pointer: Pointer, key: string, start: number): Problem {
    const second = placeIn(this.text, start);
    const first = placeIn(this.text, this.starts.get(pointer) ?? 0);
    return {
      code: 'duplicate-key',
      severity: 'problem',
      pointer,
      message: t('preset.sliceIsGivenTwiceInLine', { slice: key.slice(0, 80), line: first.line, line2: second.line }),
      line: second.line,
      column: second.column,
      hint: t('preset.takeOneOfTheTwoOut'),
    };
  }
}

function hintFor(rest: string, before: string): string | undefined {
  if (rest.startsWith('//') || rest.startsWith('/*')) return t('preset.jsonHasNoCommentsTakeThem');
  if (rest.startsWith("'")) return t('preset.jsonHasDoubleQuotesOnly');
  if (before === ',' && (rest.startsWith('}') || rest.startsWith(']'))) return t('preset.takeOutTheCommaBeforeIt');
  if (rest.startsWith('<')) return t('preset.thisLooksLikeAWebPage');
  return undefined;
}
