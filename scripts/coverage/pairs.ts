import { neighbours } from '../../app/option/neighbours';
import type { Option, PayoffOption, TableRow } from '../../app/option/option';
import { same } from '../../app/option/values';

/** Two neighbouring values of an option, between which a scenario has to tell. */
export interface ValuePair {
  /** What differs, to be read: `"none" | "traditional"`, `with "draw"`, `row 2, limit`. */
  readonly label: string;
  /** Whether these are two such values, in either order. */
  readonly fits: (a: unknown, b: unknown) => boolean;
}

/**
 * The pairs of neighbouring values of an option: adjacent values of a list, adjacent landmarks of a number, each member
 * of a set (in any set, out and in), each cell of a table (in any table with as many rows). A list of patterns that no
 * built-in preset uses has one pair: any pattern, out and in.
 */
export function valuePairs(option: Option): readonly ValuePair[] {
  switch (option.kind) {
    case 'boolean':
    case 'choice':
    case 'number':
    case 'sequence':
    case 'placement':
      return neighbours(option).map(([a, b]) => ({
        label: `${JSON.stringify(a)} | ${JSON.stringify(b)}`,
        fits: (c, d) => (same(a, c) && same(b, d)) || (same(a, d) && same(b, c)),
      }));
    case 'set':
      return option.choices.map(({ value }) => member(value));
    case 'patterns': {
      const used = neighbours(option).flatMap(([without, others]) => difference(without, others));
      return used.length > 0 ? used.map(member) : [{ label: 'with a pattern', fits: oneMemberApart }];
    }
    case 'table':
      return option.default.length === 0
        ? [{ label: 'with a row', fits: (a, b) => same(a, []) !== same(b, []) }]
        : option.default.flatMap((_, row) => option.columns.map(({ key }) => cell(row, key)));
    case 'payoff':
      return payoffCells(option);
  }
}

function member(value: unknown): ValuePair {
  return { label: `with ${JSON.stringify(value)}`, fits: (a, b) => same(difference(a, b), [value]) };
}

function oneMemberApart(a: unknown, b: unknown): boolean {
  return difference(a, b).length === 1;
}

/** What one of two lists has and the other has not. */
function difference(a: unknown, b: unknown): readonly unknown[] {
  if (!Array.isArray(a) || !Array.isArray(b)) return [];
  const [left, right]: readonly [readonly unknown[], readonly unknown[]] = [a, b];
  return [...left.filter((one) => !right.includes(one)), ...right.filter((one) => !left.includes(one))];
}

function cell(row: number, key: string): ValuePair {
  const blank = (rows: readonly TableRow[]): unknown =>
    rows.map((one, at) => (at === row ? { ...one, [key]: undefined } : one));
  return {
    label: `row ${String(row)}, ${key}`,
    fits: (a, b) => {
      if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
      const [left, right] = [a as readonly TableRow[], b as readonly TableRow[]];
      return left[row]?.[key] !== right[row]?.[key] && same(blank(left), blank(right));
    },
  };
}

function payoffCells(option: PayoffOption): readonly ValuePair[] {
  type Table = PayoffOption['default'];
  return Object.entries(option.default).flatMap(([way, payers]) =>
    Object.keys(payers).map((payer) => {
      const blank = (table: Table): unknown => ({ ...table, [way]: { ...table[way], [payer]: 0 } });
      const fits = (a: unknown, b: unknown): boolean => !same(a, b) && same(blank(a as Table), blank(b as Table));
      return { label: `${way}, ${payer}`, fits };
    }),
  );
}
