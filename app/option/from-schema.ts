import type { Pointer } from '../result';
import type {
  Choice,
  Column,
  Conditions,
  Constraint,
  Group,
  Option,
  Page,
  PayoffTable,
  RowNeed,
  TableRow,
} from './option';

/** An entry of a page schema, with the annotations that make it an option. */
interface EntrySchema {
  readonly title: string;
  readonly section: string;
  readonly type: 'boolean' | 'string' | 'integer' | 'array' | 'object';
  readonly enum?: readonly (string | number)[];
  readonly items?: { readonly enum?: readonly string[]; readonly minimum?: number; readonly maximum?: number };
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly words?: Readonly<Record<string, string>>;
  readonly control?: 'limit' | 'sequence' | 'table' | 'payoff' | 'placement' | 'patterns';
  readonly columns?: readonly (Pick<Column, 'key' | 'title'> & Partial<Column>)[];
  readonly default: unknown;
  readonly unit?: string;
  readonly help: string;
  readonly synonyms: readonly string[];
  readonly needs?: Conditions;
  readonly otherwise?: unknown;
  readonly constraints?: readonly Omit<Constraint, 'owner'>[];
  readonly landmarks?: readonly number[];
  readonly divisibleBy?: readonly number[];
  readonly rowUnits?: Readonly<Record<string, readonly string[]>>;
  readonly informing?: string;
  readonly since?: string;
  readonly before?: unknown;
}

/** A page schema as it stands under `schemas/rules` and `schemas/scoring`. */
export interface PageSchema {
  readonly title: string;
  readonly page: Pointer;
  readonly group: Group;
  readonly order: number;
  readonly help: string;
  readonly synonyms?: readonly string[];
  readonly properties: Readonly<Record<string, EntrySchema>>;
  readonly additionalProperties?: unknown;
  readonly rowNeeds?: readonly RowNeed[];
}

/** The page that a schema describes. */
export function pageOf(schema: PageSchema): Page {
  const options = Object.entries(schema.properties).map(([key, entry]) => optionOf(schema.page, key, entry));
  const titles = [...new Set(options.map((option) => option.section))];
  return {
    pointer: schema.page,
    group: schema.group,
    title: schema.title,
    help: schema.help,
    synonyms: schema.synonyms ?? [],
    rows: schema.additionalProperties !== undefined,
    rowNeeds: schema.rowNeeds ?? [],
    sections: titles.map((title) => ({ title, options: options.filter((option) => option.section === title) })),
    options,
  };
}

function optionOf(page: Pointer, key: string, entry: EntrySchema): Option {
  const common = commonOf(page, key, entry);
  const { default: standard } = entry;
  const min = entry.minimum ?? 0;
  const max = entry.maximum ?? 0;
  if (entry.control === 'table') {
    const columns = (entry.columns ?? []).map(columnOf);
    return { ...common, kind: 'table', default: standard as TableRow[], columns };
  }
  if (entry.control === 'payoff')
    return { ...common, kind: 'payoff', default: standard as PayoffTable, min: 0, max: 10_000 };
  if (entry.control === 'placement') {
    const { minimum = 0, maximum = 0 } = entry.items ?? {};
    return { ...common, kind: 'placement', default: standard as number[], min: minimum, max: maximum };
  }
  if (entry.control === 'patterns') return { ...common, kind: 'patterns', default: standard as string[] };
  if (entry.type === 'array') {
    const choices = choicesOf(entry.items?.enum ?? [], entry.words);
    if (entry.control !== 'sequence') return { ...common, kind: 'set', default: standard as string[], choices };
    const { minItems = 0, maxItems = choices.length } = entry;
    return { ...common, kind: 'sequence', default: standard as string[], choices, minItems, maxItems };
  }
  if (entry.type === 'boolean')
    return { ...common, kind: 'boolean', default: standard as boolean, choices: choicesOf([false, true], entry.words) };
  if (entry.enum)
    return {
      ...common,
      kind: 'choice',
      default: standard as string | number,
      choices: choicesOf(entry.enum, entry.words),
      ...(entry.rowUnits === undefined ? {} : { rowUnits: entry.rowUnits }),
    };
  return {
    ...common,
    kind: 'number',
    default: standard as number,
    min,
    max,
    format: entry.control === 'limit' ? 'limit' : 'plain',
    choices: choicesOf(Object.keys(entry.words ?? {}).map(Number), entry.words),
    landmarks: entry.landmarks ?? [],
    divisibleBy: entry.divisibleBy ?? [],
  };
}

function commonOf(page: Pointer, key: string, entry: EntrySchema) {
  const pointer = `${page}/${key}`;
  return {
    pointer,
    page,
    key,
    title: entry.title,
    section: entry.section,
    help: entry.help,
    synonyms: entry.synonyms,
    constraints: (entry.constraints ?? []).map((one) => ({ ...one, owner: pointer })),
    ...(entry.unit === undefined ? {} : { unit: entry.unit }),
    ...(entry.needs === undefined ? {} : { needs: entry.needs }),
    ...(entry.otherwise === undefined ? {} : { otherwise: entry.otherwise }),
    ...(entry.informing === undefined ? {} : { informing: entry.informing }),
    ...(entry.since === undefined ? {} : { since: entry.since }),
    ...(entry.before === undefined ? {} : { before: entry.before }),
  };
}

function choicesOf(values: readonly (boolean | number | string)[], words: EntrySchema['words'] = {}): Choice[] {
  return values.map((value) => ({ value, words: words[String(value)] ?? String(value) }));
}

function columnOf(column: Pick<Column, 'key' | 'title'> & Partial<Column>): Column {
  return { format: 'plain', min: 0, max: 1_000_000, ...column };
}
