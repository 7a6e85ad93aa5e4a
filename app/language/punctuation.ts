import { t } from './say';

/** Things one after the other: "East, South", in Japanese 東家、南家. */
export function listed(parts: readonly string[]): string {
  return parts.join(t('words.comma'));
}

/** Parts that may hold commas themselves: "1 han; losers 2 han". */
export function series(parts: readonly string[]): string {
  return parts.join(t('words.semicolon'));
}

/** Things that are meant all of them: "Chinese Official and Korean", in Japanese 中国国標・韓国. */
export function both(parts: readonly string[]): string {
  return parts.join(t('words.and'));
}

/** Facts that hold all of them: "Ready is None and Jokers is 0". */
export function clauses(parts: readonly string[]): string {
  return parts.join(t('words.andClause'));
}

/** Things between which there is a choice: "6 or 12". */
export function alternatives(parts: readonly string[]): string {
  return parts.join(t('words.or'));
}

/** What something is called, and what is said of it: "Missed discard: Extended". */
export function titled(title: string, words: string): string {
  return `${title}${t('words.colon')}${words}`;
}

/** With a remark in brackets: "Nine Gates (九蓮宝燈)". */
export function aside(words: string, remark: string): string {
  return `${words}${t('words.bracket')}${remark}${t('words.bracketEnd')}`;
}

/** Between the quotation marks of the language. */
export function quoted(words: string): string {
  return `${t('words.quote')}${words}${t('words.quoteEnd')}`;
}

/** With the full stop of the language. */
export function sentence(words: string): string {
  return `${words}${t('words.fullStop')}`;
}

/** Sentences one after the other, in Japanese without a blank between them. */
export function sentences(parts: readonly string[]): string {
  return parts.join(t('words.blank'));
}
