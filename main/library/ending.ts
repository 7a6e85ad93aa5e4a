import { LIBRARY_FILES, LIBRARY_KINDS, type LibraryKind } from '../../app/bridge';

/** The ending of the library's files of one sort. */
export function endingOf(kind: LibraryKind): string {
  return `.${LIBRARY_FILES[kind].ending}`;
}

/** The endings of all its files. */
export const ENDINGS = LIBRARY_KINDS.map(endingOf);
