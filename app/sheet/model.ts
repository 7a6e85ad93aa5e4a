/** What a rule sheet is made of, before it is printed. All texts are plain: the printers escape them. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** A part of the sheet with its own heading; `level` 2 is a page, 3 a section of it. */
export interface Section {
  readonly level: 2 | 3;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Sheet {
  readonly title: string;
  readonly subtitle: string;
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
  readonly footer: string;
}

export function text(words: string): Block {
  return { kind: 'text', text: words };
}

/** A list, or nothing where there is no item. */
export function list(items: readonly string[]): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items }];
}

/** A table without the columns that are empty in every row; nothing where there is no row. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): Block[] {
  if (rows.length === 0) return [];
  const used = head.map((_, column) => rows.some((row) => (row[column] ?? '') !== ''));
  const keep = <T>(cells: readonly T[]): T[] => cells.filter((_, column) => used[column] === true);
  return [{ kind: 'table', head: keep(head), rows: rows.map(keep) }];
}
