import { sentences } from '../language/sentences';
import type { Preset } from '../../schemas/generated/preset';
import { effectiveOf } from '../preset/effective-of';
import type { Effective } from '../preset/effective';

/** Vocabularies that have terms of their own; a club's own words come on top of the English ones. */
export const VOCABULARIES = ['english', 'japanese', 'cantonese', 'mandarin'] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];
export type Term = keyof typeof sentences.terms.english;

/** The terms of the game in each vocabulary. */
export const TERMS: Readonly<Record<Vocabulary, Readonly<Record<Term, string>>>> = sentences.terms;

/** Whose words a sentence is in: the vocabulary, the club's own words, and the rules that it may name. */
export interface Speaker {
  readonly vocabulary?: Vocabulary;
  readonly customWords?: Readonly<Record<string, string>>;
  /** The rules that were ruled on, so that a sentence can say what an option is. */
  readonly effective?: Effective;
}

/** The speaker of a preset. */
export function speakerOf(preset: Preset): Speaker {
  const vocabulary = preset.vocabulary === undefined || preset.vocabulary === 'custom' ? 'english' : preset.vocabulary;
  return {
    vocabulary,
    effective: effectiveOf(preset),
    ...(preset.customWords === undefined ? {} : { customWords: preset.customWords }),
  };
}

/** A term in the words of the speaker. */
export function term(speaker: Speaker, name: Term): string {
  const own = speaker.customWords;
  if (own !== undefined && Object.hasOwn(own, name)) return own[name] ?? '';
  return TERMS[speaker.vocabulary ?? 'english'][name];
}

/** Whether a word is the name of a term. */
export function isTerm(name: string): name is Term {
  return Object.hasOwn(sentences.terms.english, name);
}
