import { spokenLanguage } from './pack';

/** A sentence or its beginning as a part of another one: a small first letter in English; German nouns keep theirs. */
export function inSentence(text: string): string {
  return spokenLanguage() === 'en' ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
