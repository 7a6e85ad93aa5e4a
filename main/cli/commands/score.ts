import { scoreHand } from '../../../app/scoring';
import { answerHands } from '../answers';
import type { Exit } from '../exit';
import type { Shelf } from '../presets';

/** `score`: the score sheet of the hand on standard input; with `--batch` of one hand on every line. */
export function score(shelf: Shelf, name: string, asked: { set?: readonly string[]; batch?: boolean }): Promise<Exit> {
  return answerHands(shelf, name, asked, (effective, hand) => scoreHand(effective, hand));
}
