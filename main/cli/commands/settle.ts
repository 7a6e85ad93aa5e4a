import { listed } from '../../../app/language/punctuation';
import { parseDeal } from '../../../app/exchange/documents';
import type { Effective } from '../../../app/preset/effective';
import { effectiveOf } from '../../../app/preset/effective-of';
import type { Problem, Result } from '../../../app/result';
import { ENDS } from '../../../app/seats';
import { settleDocument, type SettledDeal } from '../../../app/settlement/deal-document';
import { sayTransfer } from '../../../app/words/say';
import { speakerOf, type Speaker } from '../../../app/words/speaker';
import { seatWords } from '../../../app/words/template';
import { GOOD, PROBLEMS, problemLines, STANDARD_INPUT, told, type Exit } from '../exit';
import { inputLines, wholeInput } from '../io';
import { asJson } from '../json';
import { ruledPreset, type Shelf } from '../presets';

const TOO_LARGE: readonly Problem[] = [
  { code: 'too-large', severity: 'problem', pointer: '', message: 'A deal document has at most 2 MB.' },
];

/** `settle`: what the deal on standard input moves, and the new totals; with `--batch` of one deal on every line. */
export async function settle(
  shelf: Shelf,
  name: string,
  asked: { set?: readonly string[]; batch?: boolean; json?: boolean },
): Promise<Exit> {
  const preset = await ruledPreset(shelf, name, asked.set);
  if (!preset.ok) return told(shelf.io, preset, name);
  const effective = effectiveOf(preset.value);
  const speaker = speakerOf(preset.value);
  if (asked.batch === true) return batch(shelf, effective, speaker);
  const settled = settledDeal(effective, await wholeInput(shelf.io));
  if (asked.json === true) await shelf.io.out(asJson(asAnswer(settled, speaker)));
  else if (settled.ok) await shelf.io.out(lines(settled.value, speaker));
  else shelf.io.err(settled.problems.map((one) => problemLines(one, STANDARD_INPUT)).join(''));
  return settled.ok ? GOOD : PROBLEMS;
}

/** Every line is answered by one line of JSON, in order. */
async function batch(shelf: Shelf, effective: Effective, speaker: Speaker): Promise<Exit> {
  let exit: Exit = GOOD;
  for await (const line of inputLines(shelf.io)) {
    const settled = settledDeal(effective, line);
    if (!settled.ok) exit = PROBLEMS;
    await shelf.io.out(`${JSON.stringify(asAnswer(settled, speaker))}\n`);
  }
  return exit;
}

function settledDeal(effective: Effective, text: string | undefined): Result<SettledDeal> {
  if (text === undefined) return { ok: false, problems: [...TOO_LARGE] };
  const deal = parseDeal(text);
  return deal.ok ? settleDocument(effective, deal.value) : deal;
}

function asAnswer(settled: Result<SettledDeal>, speaker: Speaker): object {
  if (!settled.ok) return settled;
  const { transfers, changes, totals } = settled.value;
  return {
    ok: true,
    transfers: transfers.map((one) => ({ ...one, sentence: sayTransfer(one, speaker) })),
    changes,
    totals,
  };
}

function lines({ transfers, totals }: SettledDeal, speaker: Speaker): string {
  const said = transfers.map((one) => `${sayTransfer(one, speaker)}\n`);
  const after = ENDS.map((end) => `${seatWords(end)} ${String(totals[end])}`);
  return `${said.length === 0 ? 'Nothing is paid.\n' : said.join('')}${listed(after)}\n`;
}
