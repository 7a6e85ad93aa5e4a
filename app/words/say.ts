import { inSentence } from '../language/case';
import { t } from '../language/say';
import { sentences } from '../language/sentences';
import type { Consequence, Objection, Ruling, Transfer, Verdict } from '../ruling';
import type { TransferReason } from '../settlement/reasons';
import type { ObjectionCode } from '../table/codes';
import type { ConsequenceKind } from '../table/effects';
import type { MISSING } from '../table/table';
import { filled } from './template';
import type { Speaker } from './speaker';

// A code without its sentence does not compile.
const OBJECTIONS: Readonly<Record<ObjectionCode, string>> = sentences.objections;
const CONSEQUENCES: Readonly<Record<ConsequenceKind, string>> = sentences.consequences;
const TRANSFERS: Readonly<Record<TransferReason, string>> = sentences.transfers;
const UNKNOWN: Readonly<Record<(typeof MISSING)[number], string>> = sentences.missing;
const VERDICTS: Readonly<Record<Verdict, string>> = sentences.verdicts;

/** Why an event is not simply allowed, as a sentence; the speaker's rules give the value of the option that it names. */
export function sayObjection(objection: Objection, speaker: Speaker = {}): string {
  return said(OBJECTIONS, objection.code, objection.values, speaker);
}

/** What follows from a ruling, as a sentence. */
export function sayConsequence(consequence: Consequence, speaker: Speaker = {}): string {
  const { kind, seat, tile, amount } = consequence;
  return said(CONSEQUENCES, kind, { seat, tile, amount }, speaker);
}

/** Points that move, as a sentence: "West pays East 1,200 for the self-drawn hand." */
export function sayTransfer(transfer: Transfer, speaker: Speaker = {}): string {
  const { from, to, amount } = transfer;
  return said(TRANSFERS, transfer.reason, { from, to, amount }, speaker);
}

/** A verdict in two or three words: "Not allowed". */
export function sayVerdict(verdict: Verdict): string {
  return VERDICTS[verdict];
}

/** What a ruling would need to know, such as `hand:W`, as a sentence. */
export function sayMissing(missing: string, speaker: Speaker = {}): string {
  const [what = '', seat] = missing.split(':');
  const words = said(UNKNOWN, what, { seat }, speaker);
  return t('words.notTold', { what: inSentence(words) });
}

/** All that a ruling says beside its verdict: what speaks against the event, what follows, and what is paid. */
export function sayRuling(ruling: Ruling, speaker: Speaker = {}): string[] {
  const missing = ruling.missing === undefined ? [] : [sayMissing(ruling.missing, speaker)];
  return [
    ...ruling.objections.map((one) => sayObjection(one, speaker)),
    ...missing,
    ...ruling.consequences.map((one) => sayConsequence(one, speaker)),
    ...ruling.transfers.map((one) => sayTransfer(one, speaker)),
  ];
}

/** A code that came from outside (an older file, say) and has no sentence is shown as it is. */
function said(
  messages: Readonly<Record<string, string>>,
  code: string,
  values: Readonly<Record<string, string | number | undefined>>,
  speaker: Speaker,
): string {
  return filled(Object.hasOwn(messages, code) ? (messages[code] ?? code) : code, values, speaker);
}
