import { readFileSync } from 'node:fs';
import writeFileAtomic from 'write-file-atomic';
import { FIRST, parseState, type WindowState } from './window-state';

/** Reads the kept state; a missing or broken file is the first start. */
export function readState(file: string): WindowState {
  try {
    return parseState(readFileSync(file, 'utf8'));
  } catch {
    return FIRST;
  }
}

/** Keeps the state. Where that fails, the next start is as the first: nothing of the user's depends on it. */
export function writeState(file: string, state: WindowState): void {
  try {
    writeFileAtomic.sync(file, `${JSON.stringify(state)}\n`);
  } catch {
    // See above.
  }
}
