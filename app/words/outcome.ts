import en from '../../schemas/words/en.json';
import { amount } from '../option/words';
import type { Outcome, Ruling, ScoreSheet, Transfer } from '../ruling';
import { ENDS, type Seat } from '../seats';
import { gainOf } from '../transfers';
import { sayVerdict } from './say';
import type { Speaker } from './speaker';
import { optionWords, seatWords } from './template';
import { tileWords } from './tile-words';

const DEAL_ENDS: Readonly<Record<Extract<Outcome, { arises: true }>['end'], string>> = en.ends;
const ACTS: Readonly<Record<string, string>> = en.acts;

/** An outcome in one line: who has won with how many points, and what each seat gains or loses. */
export function sayOutcome(outcome: Outcome, speaker: Speaker = {}): string {
  if (!outcome.arises) {
    const because = outcome.because.map((pointer) => optionWords(pointer, speaker)).join(' and ');
    return because === '' ? 'This does not arise.' : `This does not arise: ${because}.`;
  }
  const won = outcome.winners.map((seat) => winWords(seat, outcome.sheets.find((one) => one.seat === seat)?.sheet));
  const scored = outcome.winners.length > 0 ? [] : outcome.sheets.map(({ seat, sheet }) => sheetLine(seat, sheet));
  const head = won.length > 0 ? won.join(' ') : scored.length > 0 ? scored.join(' ') : DEAL_ENDS[outcome.end];
  const moved = changes(outcome.transfers);
  const deal = outcome.deal === undefined ? '' : outcome.deal === 'stays' ? ' The deal stays.' : ' The deal passes.';
  return `${head}${moved === '' ? '' : ` ${moved}.`}${deal}`;
}

function winWords(seat: Seat, sheet: ScoreSheet | undefined): string {
  return sheet === undefined ? `${seatWords(seat)} wins.` : `${seatWords(seat)} wins with ${scoreWords(sheet)}.`;
}

function sheetLine(seat: Seat, sheet: ScoreSheet): string {
  return sheet.win ? winWords(seat, sheet) : `${seatWords(seat)}: ${scoreWords(sheet)}.`;
}

/** A score in short: "70 fu and 1 han, 560 points". */
export function scoreWords(sheet: ScoreSheet): string {
  const { fu, han, faan, tai, points } = sheet;
  const parts = [
    ...(fu === undefined || han === undefined ? [] : [`${String(fu)} fu and ${String(han)} han`]),
    ...(faan === undefined ? [] : [`${String(faan)} faan`]),
    ...(tai === undefined ? [] : [`${String(tai)} tai`]),
    amount(points, 'plain', 'points'),
  ];
  return parts.join(', ');
}

/** What each end gains or loses, such as "East −640, West +640". */
export function changes(transfers: readonly Transfer[]): string {
  return ENDS.flatMap((end) => {
    const sum = gainOf(transfers, end);
    return sum === 0 ? [] : [`${seatWords(end)} ${sum > 0 ? '+' : ''}${amount(sum, 'plain')}`];
  }).join(', ');
}

/** What was done, and the verdict: "West declares a win on the 7 bamboo: A mistake". */
export function sayEvent(ruling: Ruling, speaker: Speaker = {}): string {
  return `${sayAct(ruling, speaker)}: ${sayVerdict(ruling.verdict).toLowerCase()}`;
}

/** What is done, without a verdict: "West declares a win on the 7 bamboo". */
export function sayAct({ seat, act, tile }: Pick<Ruling, 'seat' | 'act' | 'tile'>, speaker: Speaker = {}): string {
  const who = seat === undefined ? '' : `${seatWords(seat)} `;
  return `${who}${ACTS[act] ?? act}${tile === undefined ? '' : ` (${tileWords(tile, speaker)})`}`;
}
