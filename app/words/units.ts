import { t } from '../language/say';
import type { Option } from '../option/option';
import { amount, wordsOf } from '../option/words';
import type { Effective, Scoring } from '../preset/effective';
import { readAt } from '../preset/pointer';

type Kind = Scoring['method']['kind'];
export type Unit = 'points' | 'doubles' | 'half-doubles' | 'limit';

/** A value of a scoring row. */
export interface Amount {
  readonly value: number;
  readonly unit: Unit;
}

const DOUBLES = {
  'points-doubles': 'doubles',
  'regulated-doubles': 'doubles',
  faan: 'faan',
  'fu-han': 'han',
  points: 'doubles',
  tai: 'tai',
} as const satisfies Readonly<Record<Kind, string>>;

/** The name of a unit under a method: points are fu, and doubles are han, faan or tai. */
export function unitWord(unit: Unit, kind: Kind): string {
  switch (unit) {
    case 'points':
      return kind === 'fu-han' ? t('words.units.fu') : t('words.units.points');
    case 'doubles':
    case 'half-doubles':
      return t(`words.units.${DOUBLES[kind]}`);
    case 'limit':
      return t('words.units.limit');
  }
}

/** A value of a scoring row in words: "2 han", "½ faan", "400 % of the limit". */
export function amountWords({ value, unit }: Amount, kind: Kind): string {
  const word = unitWord(unit, kind);
  switch (unit) {
    case 'limit':
      return t('words.amount', { number: amount(value, 'limit'), unit: word });
    case 'half-doubles':
      return t('words.amount', { number: halves(value), unit: word });
    case 'points':
    case 'doubles':
      return amount(value, 'plain', word);
  }
}

function halves(value: number): string {
  const whole = Math.trunc(value / 2);
  return `${whole > 0 || value === 0 ? String(whole) : ''}${value % 2 === 1 ? '½' : ''}`;
}

/** The unit of an option under given rules; that of the minimum is what the method counts in. */
export function unitOf({ unit }: Option, { rules, scoring }: Effective): string | undefined {
  if (unit !== 'minimum') return unit;
  return rules.winning.minimumUnit === 'points' ? t('words.units.points') : unitWord('doubles', scoring.method.kind);
}

/** The value of an option in words, with the unit that the rules give it; without a value the one that they rule by. */
export function valueWords(
  option: Option,
  effective: Effective,
  value: unknown = readAt(effective, option.pointer),
): string {
  return wordsOf(option, value, unitOf(option, effective));
}
