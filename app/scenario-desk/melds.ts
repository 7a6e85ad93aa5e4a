import { t } from '../language/say';
import type { Meld } from '../../schemas/generated/hand';
import { readMeld, writeMeld } from '../hand-desk/meld-text';
import { failed, ok, type Problem, type Result } from '../result';

/** Sets in one line as the hand desk writes them: `[234p<N] (5555z)`. */
export function writeMelds(melds: readonly Meld[]): string {
  return melds.map(writeMeld).join(' ');
}

/** The sets that a line describes. Problems: those of `readMeld`, and `no-set` where something stands outside of brackets. */
export function readMelds(text: string): Result<readonly Meld[]> {
  const parts = text.match(/\[[^\]]*\]|\([^)]*\)|\S+/g) ?? [];
  const melds: Meld[] = [];
  for (const part of parts) {
    const open = part.at(0);
    if (open !== '[' && open !== '(') return failed(noSet(part));
    const meld = readMeld(part.slice(1, -1), open === '(');
    if (!meld.ok) return meld;
    melds.push(meld.value);
  }
  return ok(melds);
}

function noSet(found: string): Problem {
  const expected = t('scenarioDesk.setsInBracketsSuchAs234p');
  return {
    code: 'no-set',
    severity: 'problem',
    pointer: '',
    message: t('scenarioDesk.foundIsNoSet', { found }),
    found,
    expected,
  };
}
