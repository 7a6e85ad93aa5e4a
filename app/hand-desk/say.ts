import type { Answer } from './answer';

/** How far a hand is from waiting for one tile, as a sentence. @param away infinite where it can never come to that */
export function sayAway(away: number): string {
  if (away === 0) return 'It calls.';
  if (!Number.isFinite(away)) return 'It can make no winning hand any more.';
  return `${String(away)} ${away === 1 ? 'tile' : 'tiles'} away from calling.`;
}

/** What a hand that is composed still lacks, as a sentence. */
export function sayShort({ missing, winning }: Extract<Answer, { kind: 'short' }>): string {
  if (missing === 0) return 'Choose the winning tile.';
  const tiles = `${String(missing)} more ${missing === 1 ? 'tile' : 'tiles'}`;
  return `${tiles}${winning ? ' and the winning one' : ''}, and the hand is whole.`;
}

/** An answer in one line, to be read out. */
export function sayAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'empty':
      return 'The desk is empty.';
    case 'short':
      return sayShort(answer);
    case 'impossible':
      return 'This hand cannot be held.';
    case 'won':
      return answer.sheet.win ? `${String(answer.sheet.points)} points.` : 'No win.';
    case 'waiting': {
      const { away, waits } = answer.waiting;
      return away === 0
        ? `It waits for ${String(waits.length)} ${waits.length === 1 ? 'tile' : 'tiles'}.`
        : sayAway(away);
    }
    case 'full':
      return `After the best discard: ${sayAway(answer.away)}`;
  }
}
