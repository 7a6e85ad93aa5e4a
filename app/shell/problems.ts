import type { BridgeFailure, BridgeProblem, BridgeProblemCode } from '../bridge';

const MESSAGES: { readonly [C in BridgeProblemCode]: string } = {
  'bad-id': 'This name cannot be the name of a file.',
  'id-taken': 'Something else in the library has this name already.',
  'not-found': 'There is no such file in the library.',
  'changed-elsewhere': 'The file was changed by another program since it was read.',
  'too-large': 'The file is larger than 2 MB, the most that is kept.',
  'not-text': 'The file is not text in UTF-8.',
  'not-json': 'The file is not JSON.',
  'not-a-file': 'This is not a plain file.',
  'broken-file': 'The file on disk is broken and is not overwritten: remove it or choose another name.',
  'read-only': 'The folder or file may not be written.',
  'disk-full': 'The disk is full.',
  unreadable: 'The file could not be read.',
  unwritable: 'The file could not be written.',
};

/** An expected failure with its standard sentence, and what the system said after it. */
export function problem(code: BridgeProblemCode, detail?: string): BridgeProblem {
  return detail === undefined
    ? { code, message: MESSAGES[code] }
    : { code, message: `${MESSAGES[code]} (${detail})`, detail };
}

export function failure(code: BridgeProblemCode, detail?: string): BridgeFailure {
  return { ok: false, ...problem(code, detail) };
}
