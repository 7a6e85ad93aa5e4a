/** A place in a document: a JSON pointer such as `/rules/claiming/missedDiscard`; the empty string is the whole. */
export type Pointer = string;

/** A change that would solve a problem: values to set (`undefined`: to take out), with the words for the button that does it. */
export interface Fix {
  readonly label: string;
  readonly set: Readonly<Record<Pointer, unknown>>;
}

/** Something wrong in a document, or (`note`) something worth knowing that stops nothing. */
export interface Problem {
  /** Stable, kebab-case. */
  readonly code: string;
  readonly severity: 'problem' | 'note';
  readonly pointer: Pointer;
  /** Further places that take part, such as the other option of a conflict. */
  readonly others?: readonly Pointer[];
  /** A sentence: what is wrong. */
  readonly message: string;
  /** Where in the text, both from 1; only for problems of a file. */
  readonly line?: number;
  readonly column?: number;
  readonly found?: string;
  readonly expected?: string;
  /** A sentence: how to put it right. */
  readonly hint?: string;
  readonly fixes?: readonly Fix[];
}

/** Expected failure is a value; exceptions are bugs. */
export type Result<T, E = readonly Problem[]> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function failed(...problems: readonly Problem[]): { readonly ok: false; readonly problems: readonly Problem[] } {
  return { ok: false, problems };
}
