import { spokenLanguage } from './pack';

const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it: 1500 and 12,000 in English, 1.500, 12.000 and 3,5 in German; a real minus sign. */
export function figures(value: number, language: string = spokenLanguage()): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(language, {
      useGrouping: language === 'de' ? 'always' : 'min2',
      maximumFractionDigits: 3,
    });
    formats.set(language, format);
  }
  return format.format(value).replace('-', '−');
}

/**
 * A number that was typed, with a point for its fraction and without groups: 12,000 in English and 12.000 in German are
 * 12000, and 2,5 in German is 2.5. What does not look so is given back as it is.
 */
export function typedDigits(text: string, language: string = spokenLanguage()): string {
  const [group, fraction] = language === 'de' ? ['.', ','] : [',', '.'];
  const grouped = new RegExp(`^[+-]?\\d{1,3}([${group} \\u202f]\\d{3})+(\\${fraction}\\d+)?$`).test(text);
  const digits = grouped ? text.replaceAll(new RegExp(`[${group} \\u202f]`, 'g'), '') : text;
  return fraction === ',' && /^[+-]?\d*,\d+$/.test(digits) ? digits.replace(',', '.') : digits;
}

/** A number as it stands in a field, without groups: 2.5, in German 2,5. */
export function fieldForm(value: number, language: string = spokenLanguage()): string {
  return language === 'de' ? String(value).replace('.', ',') : String(value);
}

let rules: Intl.PluralRules | undefined;

/** Whether a number takes the first of two forms: one tile, two tiles. */
export function isOne(value: number): boolean {
  rules ??= new Intl.PluralRules(spokenLanguage());
  return rules.select(value) === 'one';
}
