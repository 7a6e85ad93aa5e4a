import { spokenLanguage } from './pack';

const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it: 1500 and 12,000 in English, 12.000 and 3,5 in German; a real minus sign. */
export function figures(value: number, language: string = spokenLanguage()): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(language, { useGrouping: 'min2', maximumFractionDigits: 3 });
    formats.set(language, format);
  }
  return format.format(value).replace('-', '−');
}

let rules: Intl.PluralRules | undefined;

/** Whether a number takes the first of two forms: one tile, two tiles. */
export function isOne(value: number): boolean {
  rules ??= new Intl.PluralRules(spokenLanguage());
  return rules.select(value) === 'one';
}
