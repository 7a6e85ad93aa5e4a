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

const DOUBLES: Readonly<Record<Kind, string>> = {
  'points-doubles': 'doubles',
  'regulated-doubles': 'doubles',
  faan: 'faan',
  'fu-han': 'han',
  points: 'doubles',
  tai: 'tai',
};

/** The name of a unit under a method: points are fu, and doubles are han, faan or tai. */
export function unitWord(unit: Unit, kind: Kind): string {
  switch (unit) {
    case 'points':
      return kind === 'fu-han' ? 'fu' : 'points';
    case 'doubles':
    case 'half-doubles':
      return DOUBLES[kind];
    case 'limit':
      return 'of the limit';
  }
}

/** A value of a scoring row in words: "2 han", "½ faan", "400 % of the limit". */
export function amountWords({ value, unit }: Amount, kind: Kind): string {
  const word = unitWord(unit, kind);
  switch (unit) {
    case 'limit':
      return `${amount(value, 'limit')} ${word}`;
    case 'half-doubles':
      return `${Math.trunc(value / 2) > 0 || value === 0 ? String(Math.trunc(value / 2)) : ''}${value % 2 === 1 ? '½' : ''} ${word}`;
    case 'points':
    case 'doubles':
      return amount(value, 'plain', word);
  }
}

/** The effective value of an option in words, with the unit that the method gives it. */
export function valueWords(option: Option, effective: Effective): string {
  const value = readAt(effective, option.pointer);
  if (option.unit !== 'minimum') return wordsOf(option, value);
  const unit = effective.rules.winning.minimumUnit === 'points' ? 'points' : 'doubles';
  return wordsOf(option, value, unit === 'points' ? 'points' : unitWord(unit, effective.scoring.method.kind));
}
