import { waitingOf } from '../../../app/scoring';
import { answerHands } from '../answers';
import type { Exit } from '../exit';
import type { Shelf } from '../presets';

/** `waits`: what the hand on standard input waits for and how far it is from that; with `--batch` of one on every line. */
export function waits(shelf: Shelf, name: string, asked: { set?: readonly string[]; batch?: boolean }): Promise<Exit> {
  return answerHands(shelf, name, asked, waitingOf);
}
