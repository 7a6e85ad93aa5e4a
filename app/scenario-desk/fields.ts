import scenario from '../../schemas/scenario.schema.json';
import type words from '../../schemas/words/en/window.json';
import { overlaid } from '../language/overlay';
import { packed } from '../language/pack';
import { t } from '../language/say';
import { sentences } from '../language/sentences';
import type { ActName } from '../table/act';
import { SEATS } from '../seats';
import { seatWords } from '../words/template';

/** One thing that can be said of an event, a seat or a position, as the schema of scenarios declares it. */
export interface Field {
  readonly key: string;
  readonly title: string;
  readonly help?: string;
  readonly form: FieldForm;
}

export type FieldForm =
  | { readonly kind: 'text' }
  /** One tile, or a row of them, in mpsz notation. */
  | { readonly kind: 'tile' | 'tiles' }
  | { readonly kind: 'check' }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly whole: boolean }
  | {
      readonly kind: 'choice';
      readonly choices: readonly { readonly value: string | boolean; readonly words: string }[];
    }
  | { readonly kind: 'melds' }
  /** Several values under one key. */
  | { readonly kind: 'group'; readonly fields: readonly Field[] };

interface Node {
  readonly title?: string;
  readonly group?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | boolean)[];
  readonly notation?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Node>>;
  /** The events with which it means something; left out: all. */
  readonly events?: readonly string[];
  readonly $ref?: string;
}

const event = spoken('event');
const position = spoken('position');
const seat = spoken('seat');
const NODES: Readonly<Record<string, Node>> = { '#/$defs/seat': seat };

/** What can happen at a table, in the order of the schema. */
export const ACTS = (event.properties?.['do']?.enum ?? []) as readonly ActName[];

const ACT_WORDS: Readonly<Record<string, string>> = sentences.acts;

/** What happens, in words: "draws". */
export function actWords(act: ActName): string {
  return ACT_WORDS[act] ?? act;
}

/** What can be said of an event of a kind, beside what it is. */
export function eventFields(act: ActName): readonly Field[] {
  return fieldsOf(event, (one) => one.events?.includes(act) !== false).filter(({ key }) => key !== 'do');
}

/** What can be said of a position beside its seats. */
export const POSITION_FIELDS = fieldsOf(position).filter(({ key }) => key !== 'seats');

/** What can be said of a seat. */
export const SEAT_FIELDS = fieldsOf(seat);

function fieldsOf(node: Node, wanted: (node: Node) => boolean = () => true): readonly Field[] {
  return Object.entries(node.properties ?? {})
    .filter(([, one]) => wanted(one))
    .map(([key, given]): Field => {
      const one = given.$ref === undefined ? given : { ...NODES[given.$ref], ...given };
      const title = one.title ?? one.group ?? key;
      return {
        key,
        title: SEATS.some((name) => name === key) ? seatWords(key) : title,
        ...(given.description === undefined || one.notation !== undefined ? {} : { help: given.description }),
        form: formOf(one),
      };
    });
}

function formOf(node: Node): FieldForm {
  const { type, minimum, maximum } = node;
  if (node.notation === 'tile' || node.notation === 'tiles') return { kind: node.notation };
  if (node.enum !== undefined)
    return { kind: 'choice', choices: node.enum.map((value) => ({ value, words: said(value) })) };
  if (type === 'boolean') return { kind: 'check' };
  if (type === 'array') return { kind: 'melds' };
  if (node.properties !== undefined) return { kind: 'group', fields: fieldsOf(node) };
  if (type === 'integer' || type === 'number') {
    const bounds = {
      ...(minimum === undefined ? {} : { min: minimum }),
      ...(maximum === undefined ? {} : { max: maximum }),
    };
    return { kind: 'number', ...bounds, whole: type === 'integer' };
  }
  return { kind: 'text' };
}

/** A part of the schema of scenarios with its titles in the language that is spoken. */
function spoken(name: 'event' | 'position' | 'seat'): Node {
  const node: Node = scenario.$defs[name];
  return { ...node, properties: overlaid(node.properties ?? {}, packed('fields', name)) };
}

/** A value as a reader says it. */
function said(value: string | boolean): string {
  const name = SEATS.find((one) => one === value);
  if (name !== undefined) return seatWords(name);
  const key = value === true ? 'yes' : value === false ? 'no' : value;
  return t(`fieldValues.${key as keyof (typeof words)['fieldValues']}`);
}
