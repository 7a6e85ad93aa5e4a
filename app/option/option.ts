import type { Pointer } from '../result';

/** The groups of pages, as in the window's tree. */
export const GROUPS = ['rules', 'scoring'] as const;
export type Group = (typeof GROUPS)[number];

/**
 * What a value must be: one of a list; a number from and to; any value but some; a list that holds all of some. An array
 * is compared as a whole.
 */
export type Values =
  | readonly unknown[]
  | { readonly min?: number; readonly max?: number }
  | { readonly not: readonly unknown[] }
  | { readonly has: readonly unknown[] };

/** Options and what each must be; all of them have to hold. */
export type Conditions = Readonly<Record<Pointer, Values>>;

/** A rule across options: while `when` holds, something is required, excluded, or implied. */
export interface Constraint {
  readonly id: string;
  /** The option in whose schema entry it stands. */
  readonly owner: Pointer;
  readonly when: Conditions;
  readonly requires?: Conditions;
  readonly excludes?: Conditions;
  /** Values that are ruled on whatever is stored. */
  readonly implies?: Readonly<Record<Pointer, unknown>>;
  readonly severity: 'problem' | 'note';
  readonly message: string;
  readonly fix: readonly { readonly label: string; readonly set: Readonly<Record<Pointer, unknown>> }[];
}

/** An allowed value and its words. */
export interface Choice {
  readonly value: boolean | number | string;
  readonly words: string;
}

/** A column of a table; `half`: stored as twice the number shown, `hundredths` and `limit` (thousandths): as the unit says. */
export interface Column {
  readonly key: string;
  readonly title: string;
  readonly format: 'plain' | 'half' | 'hundredths' | 'limit';
  readonly min: number;
  readonly max: number;
}

interface Common {
  readonly pointer: Pointer;
  /** The pointer of its page. */
  readonly page: Pointer;
  /** Its name in the page. */
  readonly key: string;
  readonly title: string;
  readonly section: string;
  readonly help: string;
  readonly synonyms: readonly string[];
  readonly unit?: string;
  /** The option is in use only while these hold. */
  readonly needs?: Conditions;
  /** What is ruled while `needs` do not hold; absent: the stored value, which then plays no part. */
  readonly otherwise?: unknown;
  readonly constraints: readonly Constraint[];
  /** Set where the option informs and no ruling depends on it: the reason. */
  readonly informing?: string;
  /** The program's version that brought the option, and the value that means "as it was" in older files. */
  readonly since?: string;
  readonly before?: unknown;
}

export interface BooleanOption extends Common {
  readonly kind: 'boolean';
  readonly default: boolean;
  readonly choices: readonly Choice[];
}

/** One of a list, in the order in which it is shown. */
export interface ChoiceOption extends Common {
  readonly kind: 'choice';
  readonly default: number | string;
  readonly choices: readonly Choice[];
  /** For the method: the units of scoring rows that each value can count. */
  readonly rowUnits?: Readonly<Record<string, readonly string[]>>;
}

export interface NumberOption extends Common {
  readonly kind: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** `limit`: kept in thousandths of the limit points, shown in per cent. */
  readonly format: 'plain' | 'limit';
  /** Words for single values, such as "None" for 0. */
  readonly choices: readonly Choice[];
  /** Values worth trying besides those that built-in presets have. */
  readonly landmarks: readonly number[];
  /** A legal value is a multiple of each of these. */
  readonly divisibleBy: readonly number[];
}

/** Any of a list; the order in which they are stored has no meaning. */
export interface SetOption extends Common {
  readonly kind: 'set';
  readonly default: readonly string[];
  readonly choices: readonly Choice[];
}

/** Several of a list in an order, repetitions allowed. */
export interface SequenceOption extends Common {
  readonly kind: 'sequence';
  readonly default: readonly string[];
  readonly choices: readonly Choice[];
  readonly minItems: number;
  readonly maxItems: number;
}

export type TableRow = Readonly<Record<string, number>>;

/** Rows of whole numbers, ascending by their first column. */
export interface TableOption extends Common {
  readonly kind: 'table';
  readonly default: readonly TableRow[];
  readonly columns: readonly Column[];
}

export type PayoffTable = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Multipliers in hundredths: for every way to win, what each payer gives. */
export interface PayoffOption extends Common {
  readonly kind: 'payoff';
  readonly default: PayoffTable;
  readonly min: number;
  readonly max: number;
}

/** Points for the first to the fourth. */
export interface PlacementOption extends Common {
  readonly kind: 'placement';
  readonly default: readonly number[];
  readonly min: number;
  readonly max: number;
}

/** Any of the patterns of the catalogue, by id. */
export interface PatternsOption extends Common {
  readonly kind: 'patterns';
  readonly default: readonly string[];
}

/** One thing that a club can decide. */
export type Option =
  | BooleanOption
  | ChoiceOption
  | NumberOption
  | SetOption
  | SequenceOption
  | TableOption
  | PayoffOption
  | PlacementOption
  | PatternsOption;

/** Scoring rows that score nothing unless options allow it. */
export interface RowNeed {
  readonly id: string;
  /** Pattern ids. */
  readonly rows: readonly string[];
  readonly needs: Conditions;
  readonly message: string;
}

/** A page of the window. A page of rows holds scoring rows by pattern id instead of options. */
export interface Page {
  readonly pointer: Pointer;
  readonly group: Group;
  readonly title: string;
  readonly help: string;
  readonly synonyms: readonly string[];
  readonly rows: boolean;
  readonly rowNeeds: readonly RowNeed[];
  readonly sections: readonly { readonly title: string; readonly options: readonly Option[] }[];
  readonly options: readonly Option[];
}
