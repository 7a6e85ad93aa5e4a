import { inSentence } from '../language/case';
import { clauses, listed } from '../language/punctuation';
import { t } from '../language/say';
import { sentences } from '../language/sentences';
import { amount } from '../option/words';
import type { Outcome, Ruling, ScoreSheet, Transfer } from '../ruling';
import { ENDS, type Seat } from '../seats';
import { gainOf } from '../transfers';
import { sayVerdict } from './say';
import type { Speaker } from './speaker';
import { optionWords, seatWords } from './template';
import { tileWords } from './tile-words';

const DEAL_ENDS: Readonly<Record<Extract<Outcome, { arises: true }>['end'], string>> = sentences.ends;
const ACTS: Readonly<Record<string, string>> = sentences.acts;

/** An outcome in one line: who has won with how many points, and what each seat gains or loses. */
export function sayOutcome(outcome: Outcome, speaker: Speaker = {}): string {
  if (!outcome.arises) {
    const because = clauses(outcome.because.map((pointer) => optionWords(pointer, speaker)));
    return because === '' ? t('words.outcome.notArising') : t('words.outcome.notArisingBecause', { because });
  }
  const won = outcome.winners.map((seat) => winWords(seat, outcome.sheets.find((one) => one.seat === seat)?.sheet));
  const scored = outcome.winners.length > 0 ? [] : outcome.sheets.map(({ seat, sheet }) => sheetLine(seat, sheet));
  const head =
    won.length > 0
      ? won.join(t('words.blank'))
      : scored.length > 0
        ? scored.join(t('words.blank'))
        : DEAL_ENDS[outcome.end];
  const moved = changes(outcome.transfers);
  const parts = [
    head,
    ...(moved === '' ? [] : [t('words.outcome.moved', { moved })]),
    ...(outcome.deal === undefined ? [] : [t(`words.outcome.deal.${outcome.deal}`)]),
  ];
  return parts.join(t('words.blank'));
}

function winWords(seat: Seat, sheet: ScoreSheet | undefined): string {
  const who = seatWords(seat);
  return sheet === undefined
    ? t('words.outcome.wins', { seat: who })
    : t('words.outcome.winsWith', { seat: who, score: scoreWords(sheet) });
}

function sheetLine(seat: Seat, sheet: ScoreSheet): string {
  return sheet.win
    ? winWords(seat, sheet)
    : t('words.outcome.scored', { seat: seatWords(seat), score: scoreWords(sheet) });
}

/** A score in short: "70 fu and 1 han, 560 points". */
export function scoreWords(sheet: ScoreSheet): string {
  const { fu, han, faan, tai, points } = sheet;
  const parts = [
    ...(fu === undefined || han === undefined ? [] : [t('words.fuAndHan', { fu, han })]),
    ...(faan === undefined ? [] : [t('words.amount', { number: faan, unit: t('words.units.faan') })]),
    ...(tai === undefined ? [] : [t('words.amount', { number: tai, unit: t('words.units.tai') })]),
    amount(points, 'plain', t('words.units.points')),
  ];
  return listed(parts);
}

/** What each end gains or loses, such as "East −640, West +640". */
export function changes(transfers: readonly Transfer[]): string {
  const ends = ENDS.flatMap((end) => {
    const sum = gainOf(transfers, end);
    return sum === 0
      ? []
      : [t('words.gain', { seat: seatWords(end), gain: `${sum > 0 ? '+' : ''}${amount(sum, 'plain')}` })];
  });
  return listed(ends);
}

/** What was done, and the verdict: "West declares a win on the 7 bamboo: A mistake". */
export function sayEvent(ruling: Ruling, speaker: Speaker = {}): string {
  return t('words.event', { act: sayAct(ruling, speaker), verdict: inSentence(sayVerdict(ruling.verdict)) });
}

/** What is done, without a verdict: "West declares a win on the 7 bamboo". */
export function sayAct({ seat, act, tile }: Pick<Ruling, 'seat' | 'act' | 'tile'>, speaker: Speaker = {}): string {
  const done = ACTS[act] ?? act;
  const said = seat === undefined ? done : t('words.does', { seat: seatWords(seat), act: done });
  return tile === undefined ? said : t('words.doesWith', { act: said, tile: tileWords(tile, speaker) });
}
