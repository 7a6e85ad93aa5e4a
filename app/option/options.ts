import claiming from '../../schemas/rules/claiming.schema.json';
import deadHands from '../../schemas/rules/dead-hands.schema.json';
import draw from '../../schemas/rules/draw.schema.json';
import general from '../../schemas/rules/general.schema.json';
import ready from '../../schemas/rules/ready.schema.json';
import winning from '../../schemas/rules/winning.schema.json';
import extras from '../../schemas/scoring/extras.schema.json';
import limits from '../../schemas/scoring/limits.schema.json';
import method from '../../schemas/scoring/method.schema.json';
import patterns from '../../schemas/scoring/patterns.schema.json';
import payments from '../../schemas/scoring/payments.schema.json';
import penalties from '../../schemas/scoring/penalties.schema.json';
import sets from '../../schemas/scoring/sets.schema.json';
import type { Pointer } from '../result';
import { overlaid } from '../language/overlay';
import { packed } from '../language/pack';
import { pageOf, type PageSchema } from './from-schema';
import { GROUPS, type Constraint, type Group, type Option, type Page } from './option';

const SCHEMAS = [
  general,
  claiming,
  ready,
  winning,
  draw,
  deadHands,
  method,
  sets,
  patterns,
  limits,
  payments,
  extras,
  penalties,
] as unknown as readonly PageSchema[];

const ordered = [...SCHEMAS]
  .sort((a, b) => a.order - b.order)
  .map(spoken)
  .map(pageOf);

/**
 * A page schema in the language that is spoken; the English titles find their options in every language,
 * and `more` of the pack are further words to find one by.
 */
function spoken(schema: PageSchema): PageSchema {
  const options = packed('options', 'options');
  if (options === undefined) return schema;
  const properties = Object.entries(schema.properties).map(([key, entry]) => {
    const said = overlaid(entry, packed('options', 'options', `${schema.page}/${key}`));
    const section = overlaid(entry.section, packed('options', 'sections', entry.section));
    const more = packed('options', 'options', `${schema.page}/${key}`, 'more');
    const synonyms = [
      ...entry.synonyms,
      ...(said.title === entry.title ? [] : [entry.title]),
      ...(Array.isArray(more) ? more.filter((one): one is string => typeof one === 'string') : []),
    ];
    return [key, { ...said, section, synonyms }] as const;
  });
  const page = overlaid(schema, packed('options', 'pages', schema.page));
  const synonyms = [...(schema.synonyms ?? []), ...(page.title === schema.title ? [] : [schema.title])];
  return { ...page, synonyms, properties: Object.fromEntries(properties) };
}

/** The pages of the window in their order, in the two groups Rules and Scoring. */
export const PAGES: Readonly<Record<Group, readonly Page[]>> = {
  rules: ordered.filter((page) => page.group === 'rules'),
  scoring: ordered.filter((page) => page.group === 'scoring'),
};

/** All pages, in the order of the window. */
export const ALL_PAGES: readonly Page[] = GROUPS.flatMap((group) => PAGES[group]);

/** Every option, in the order of the window. Scoring rows are no options: see `rowAt`. */
export const OPTIONS: readonly Option[] = ALL_PAGES.flatMap((page) => page.options);

/** Every rule across options. */
export const CONSTRAINTS: readonly Constraint[] = OPTIONS.flatMap((option) => option.constraints);

const byPointer: ReadonlyMap<Pointer, Option> = new Map(OPTIONS.map((option) => [option.pointer, option]));
const pages: ReadonlyMap<Pointer, Page> = new Map(ALL_PAGES.map((page) => [page.pointer, page]));

/** The option that a pointer such as `/rules/claiming/missedDiscard` names. */
export function optionAt(pointer: Pointer): Option | undefined {
  return byPointer.get(pointer);
}

/** The page that a pointer such as `/rules/claiming` names. */
export function pageAt(pointer: Pointer): Page | undefined {
  return pages.get(pointer);
}

/** The page and pattern id that a pointer such as `/scoring/patterns/pung-hand` names. */
export function rowAt(pointer: Pointer): { readonly page: Page; readonly id: string } | undefined {
  const at = pointer.lastIndexOf('/');
  const page = pages.get(pointer.slice(0, at));
  const id = pointer.slice(at + 1);
  return page?.rows === true && id !== '' ? { page, id } : undefined;
}

/** The option or scoring row that holds a place of a preset: `/scoring/method/hanTable/2/limit` is in the Han table. */
export function unitAt(pointer: Pointer): Pointer | undefined {
  const unit = pointer.split('/').slice(0, 4).join('/');
  return byPointer.has(unit) || rowAt(unit) ? unit : undefined;
}
