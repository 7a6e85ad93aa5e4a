import { t } from '../../../language/say';
import type { ScoringRow } from '../../../../schemas/generated/preset';
import { readAt } from '../../../preset/pointer';
import type { Effective } from '../../../preset/effective';
import type { Pointer } from '../../../result';
import type { Fact, Meaning } from '../../fact';
import { isObject } from '../../json-format';
import type { Worth } from './document';
import { callingKey } from './rules';

type Amount = ScoringRow['exposed'];
type Extra = Pick<ScoringRow, 'implies' | 'settings'>;

const NOTHING: Amount = { value: 0, unit: 'points' };
const EXPECTED: Meaning = { ok: false, expected: t('formats.worthOneOf') };

/** What kajongg's value is in ours; `undefined` for a rule that is not played, or for what is no value. */
export function amountOf(value: unknown): Amount | undefined {
  if (!isObject(value)) return undefined;
  const { points = 0, doubles = 0, limits = 0 } = value as Worth;
  if (limits !== 0) return { value: Math.round(limits * 1000), unit: 'limit' };
  return doubles === 0 ? { value: points, unit: 'points' } : { value: doubles, unit: 'doubles' };
}

/** Our value in kajongg's; null for nothing. */
export function worthOf(amount: Amount | undefined): Worth | null {
  const { value = 0, unit } = amount ?? {};
  if (value === 0) return null;
  switch (unit) {
    case undefined:
      return null;
    case 'limit':
      return { limits: value / 1000 };
    case 'doubles':
      return { doubles: value };
    case 'half-doubles':
      return value < 2 ? null : { doubles: Math.floor(value / 2) };
    case 'points':
      return { points: value };
  }
}

export const rowAt = (rules: Effective, pointer: Pointer): ScoringRow | undefined =>
  readAt(rules, pointer) as ScoringRow | undefined;

/** A value that stands in the list as something else than a rule. */
function isWorth(value: unknown): boolean {
  return value === null || isObject(value);
}

/** The rule for the winner alone, and what a loser gets who waits for the hand. */
export function winners(name: string, rows: readonly Pointer[], extra: Extra = {}): Fact[] {
  const [first = ''] = rows;
  const calling = `/${callingKey(name)}`;
  return [
    {
      key: `/${name}`,
      ours: rows,
      write: (rules) => worthOf(rowAt(rules, first)?.concealed),
      read(value, document) {
        if (!isWorth(value)) return EXPECTED;
        const row = winnerRow(amountOf(value), amountOf(readAt(document, calling)), extra);
        return { ok: true, sets: Object.fromEntries(rows.map((pointer) => [pointer, row])) };
      },
      reason: t('formats.kajonggAlike'),
    },
    callingFact(name, first),
  ];
}

function winnerRow(amount: Amount | undefined, waiting: Amount | undefined, extra: Extra): ScoringRow | undefined {
  if (amount === undefined) return undefined;
  return {
    exposed: amount,
    concealed: amount,
    ...(waiting === undefined
      ? {}
      : { losers: { exposed: waiting, concealed: waiting, when: 'waiting' as const }, implies: [] }),
    ...extra,
  };
}

/** What a loser gets who waits for a hand is written beside the hand and read with it. */
export function callingFact(name: string, row: Pointer): Fact {
  return {
    key: `/${callingKey(name)}`,
    ours: [],
    write(rules) {
      const losers = rowAt(rules, row)?.losers;
      return losers?.when === 'waiting' ? worthOf(losers.concealed) : null;
    },
    read: (value) => (isWorth(value) ? { ok: true, sets: {} } : EXPECTED),
  };
}

/** A rule for every player. */
export function everybody(name: string, row: Pointer, extra: Extra = {}): Fact {
  return {
    key: `/${name}`,
    ours: [row],
    write: (rules) => worthOf(rowAt(rules, row)?.concealed),
    read: (value) => (isWorth(value) ? { ok: true, sets: { [row]: everybodyRow(amountOf(value), extra) } } : EXPECTED),
    reason: t('formats.kajonggEveryPlayer'),
  };
}

export function everybodyRow(amount: Amount | undefined, extra: Extra = {}): ScoringRow | undefined {
  return (
    amount && {
      exposed: amount,
      concealed: amount,
      losers: { exposed: amount, concealed: amount, when: 'always' as const },
      ...extra,
    }
  );
}

/** The two rules for an exposed and a concealed set, for every player; several rows of ours may share them. */
export function sets(exposed: string, concealed: string, rows: readonly Pointer[]): Fact[] {
  const [first = ''] = rows;
  return [
    {
      key: `/${exposed}`,
      ours: rows,
      write: (rules) => worthOf(rowAt(rules, first)?.exposed),
      read(value, document) {
        if (!isWorth(value)) return EXPECTED;
        const open = amountOf(value);
        const closed = amountOf(readAt(document, `/${concealed}`));
        const amounts = { exposed: open ?? NOTHING, concealed: closed ?? NOTHING };
        const row =
          open === undefined && closed === undefined
            ? undefined
            : { ...amounts, losers: { ...amounts, when: 'always' as const } };
        return { ok: true, sets: Object.fromEntries(rows.map((pointer) => [pointer, row])) };
      },
      reason: t('formats.kajonggCountsSets'),
    },
    {
      key: `/${concealed}`,
      ours: [],
      write: (rules) => worthOf(rowAt(rules, first)?.concealed),
      read: (value) => (isWorth(value) ? { ok: true, sets: {} } : EXPECTED),
    },
  ];
}

interface Great {
  /** The rule by which it is a limit hand for the winner. */
  readonly limit: string;
  /** The rule by which it doubles every hand. */
  readonly hand: string;
  readonly row: Pointer;
  /** The lesser hands that it takes the place of. */
  readonly lesser: readonly string[];
}

/** A hand of all dragons or winds: a limit hand for the winner, and doubles for every other hand that shows it. */
export function great({ limit, hand, row, lesser }: Great): Fact[] {
  return [
    {
      key: `/${limit}`,
      ours: [row],
      write(rules) {
        const held = rowAt(rules, row);
        const worth = worthOf(held?.concealed);
        if (held?.concealed.unit !== 'limit' || worth === null) return null;
        return held.settings?.['noChows'] === true ? { ...worth, options: 'nochow' } : worth;
      },
      read(value, document) {
        if (!isWorth(value)) return EXPECTED;
        const amount = amountOf(value);
        const doubles = everybodyRow(amountOf(readAt(document, `/${hand}`)), { implies: [...lesser] });
        if (amount === undefined) return { ok: true, sets: { [row]: doubles } };
        const noChows = isObject(value) && value['options'] === 'nochow' ? { settings: { noChows: true } } : {};
        const waiting = doubles === undefined ? amountOf(readAt(document, `/${callingKey(limit)}`)) : undefined;
        const won = winnerRow(amount, waiting, noChows);
        return {
          ok: true,
          sets: { [row]: won && { ...won, ...(doubles && { losers: doubles.losers, implies: [...lesser] }) } },
        };
      },
    },
    {
      key: `/${hand}`,
      ours: [],
      write(rules) {
        const held = rowAt(rules, row);
        if (held?.losers?.when === 'always') return worthOf(held.losers.concealed);
        return held?.concealed.unit === 'limit' ? null : worthOf(held?.concealed);
      },
      read: (value) => (isWorth(value) ? { ok: true, sets: {} } : EXPECTED),
    },
    callingFact(limit, row),
  ];
}
