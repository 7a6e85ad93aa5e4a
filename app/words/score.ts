import { inSentence } from '../language/case';
import { t } from '../language/say';
import { sentences } from '../language/sentences';
import type { ScoredPattern, ScoreSheet } from '../ruling';
import type { NoWinReason, ScoreStepCode, UnpaidReason } from '../scoring';
import { filled } from './template';

// A code without its words does not compile.
const STEPS: Readonly<Record<ScoreStepCode, string>> = sentences.steps;
const NO_WIN: Readonly<Record<NoWinReason, string>> = sentences.noWin;
const UNPAID: Readonly<Record<UnpaidReason, string>> = sentences.unpaid;

/** The arithmetic of a sheet in one line: "62 fu from the patterns · rounded from 62 to 70 · 1 han · 560 points". */
export function sayScoreSteps(sheet: ScoreSheet): string {
  return scoreStepLines(sheet).map(inSentence).join(' · ');
}

/** The same with a line for each step. */
export function scoreStepLines({ steps }: ScoreSheet): readonly string[] {
  return steps.map(({ code, values }) => said(STEPS, code, values));
}

/** Why the hand may not win, as a sentence; undefined where it may, or where it was never declared. */
export function sayNoWin(sheet: ScoreSheet): string | undefined {
  return sheet.reason === undefined ? undefined : said(NO_WIN, sheet.reason, {});
}

/** A pattern that is not paid, with the reason: "Concealed hand (contained in Fully concealed hand)". */
export function sayUnpaid(pattern: ScoredPattern): string {
  const reason = unpaidReason(pattern);
  return reason === undefined ? pattern.name : t('words.nameWith', { name: pattern.name, reason });
}

/** Why a pattern is not paid: "contained in Fully concealed hand"; undefined where it only has no value. */
export function unpaidReason({ unpaid }: ScoredPattern): string | undefined {
  if (unpaid === undefined) return undefined;
  return inSentence(said(UNPAID, unpaid.reason, {}).replace('{by}', unpaid.byName ?? t('words.anotherPattern')));
}

function said(
  messages: Readonly<Record<string, string>>,
  code: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const message = Object.hasOwn(messages, code) ? (messages[code] ?? code) : code;
  return message.includes('{by}') ? message : filled(message, values, {});
}
