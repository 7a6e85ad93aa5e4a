import { catalogueOf } from '../../../app/option/catalogue';
import type { ScoredPattern } from '../../../app/ruling';
import { scoreHand } from '../../../app/scoring';
import { patternNameFor } from '../../../app/words/pattern-name';
import type { Preset } from '../../../schemas/generated/preset';
import { answerHands } from '../answers';
import type { Exit } from '../exit';
import type { Shelf } from '../presets';

/** `score`: the score sheet of the hand on standard input; with `--batch` of one hand on every line. */
export function score(shelf: Shelf, name: string, asked: { set?: readonly string[]; batch?: boolean }): Promise<Exit> {
  return answerHands(shelf, name, asked, (effective, hand, preset) => {
    const sheet = scoreHand(effective, hand);
    return sheet.ok ? { ...sheet, patterns: sheet.patterns.map(namedFor(preset)) } : sheet;
  });
}

/** A line of the sheet with the names of its patterns in the words of the preset. */
function namedFor(preset: Preset): (one: ScoredPattern) => ScoredPattern {
  const { all } = catalogueOf(preset.patterns);
  const nameOf = (id: string, name: string): string => {
    const pattern = all.find((one) => one.id === id);
    return pattern === undefined ? name : patternNameFor(pattern, preset);
  };
  return (one) => {
    const line = { ...one, name: nameOf(one.id, one.name) };
    const { by, byName } = one.unpaid ?? {};
    if (one.unpaid === undefined || by === undefined || byName === undefined) return line;
    return { ...line, unpaid: { ...one.unpaid, byName: nameOf(by, byName) } };
  };
}
