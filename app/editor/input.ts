import { fieldForm, typedDigits } from '../language/numbers';
import { t } from '../language/say';
import type { Column, NumberOption } from '../option/option';

/** What was typed into a number field: a value, or why it is none. */
export type Typed = { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: string };

/** How a stored number is typed: `half` as 2.5 for 5, `hundredths` as 1.5 for 150, `limit` as 400 (per cent) for 4000. */
export type NumberFormat = Column['format'];

const SCALES: Readonly<Record<NumberFormat, number>> = { plain: 1, half: 2, hundredths: 100, limit: 10 };
const UNITS: Readonly<Record<NumberFormat, string>> = { plain: '', half: '', hundredths: '', limit: ' %' };

/** A stored number as it stands in its field. */
export function typedForm(value: number, format: NumberFormat): string {
  return fieldForm(value / SCALES[format]);
}

/** The bounds and the form of a number field. */
export interface NumberForm {
  readonly min: number;
  readonly max: number;
  readonly format: NumberFormat;
}

/**
 * Reads what was typed into a number field. Nothing is clamped or rounded: what is not a number of the field gives the
 * reason, as a sentence to stand under it. Digits may be grouped ("12,000"); a unit sign after them is allowed.
 */
export function readNumber(text: string, { min, max, format }: NumberForm): Typed {
  const plain = text.trim().replace(/\s*%$/, '').replaceAll('−', '-');
  const digits = typedDigits(plain);
  if (digits === '') return { ok: false, reason: t('editor.typeANumberRange', { range: range(min, max, format) }) };
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(digits))
    return {
      ok: false,
      reason: t('editor.shownIsNotANumberType', { shown: shown(text), range: range(min, max, format) }),
    };
  const value = Number(digits) * SCALES[format];
  const whole = Math.round(value);
  if (Math.abs(value - whole) > 1e-9) return { ok: false, reason: STEPS[format] };
  if (whole < min)
    return {
      ok: false,
      reason: t('editor.shownIsTooSmallTypeA', { shown: shown(text), range: range(min, max, format) }),
    };
  if (whole > max)
    return {
      ok: false,
      reason: t('editor.shownIsTooLargeTypeA', { shown: shown(text), range: range(min, max, format) }),
    };
  return { ok: true, value: whole === 0 ? 0 : whole };
}

const STEPS: Readonly<Record<NumberFormat, string>> = {
  plain: t('editor.onlyWholeNumbersArePossibleHere'),
  half: t('editor.onlyWholeAndHalfNumbersAre'),
  hundredths: t('editor.atMostTwoDigitsAfterThe'),
  limit: t('editor.atMostOneDigitAfterThe'),
};

function range(min: number, max: number, format: NumberFormat): string {
  return t('editor.fromGroupedToGrouped2Units', {
    grouped: grouped(typedForm(min, format)),
    grouped2: grouped(typedForm(max, format)),
    uNITS: UNITS[format],
  });
}

/** Digits in threes, from five digits on. */
function grouped(digits: string): string {
  return digits.replace(/\d{5,}/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ','));
}

function shown(text: string): string {
  const short = text.trim();
  return short.length > 24 ? `${short.slice(0, 24)}…` : short;
}

/** The form of a number option's field. */
export function formOf(option: NumberOption): NumberForm {
  return { min: option.min, max: option.max, format: option.format };
}
