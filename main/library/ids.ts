/** The ending of the library's files. */
export const ENDING = '.mjrules';

/** Names that Windows keeps for devices, whatever their ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;

/** Control characters, path separators and what Windows refuses in a name. */
const FORBIDDEN = /[\p{Cc}<>:"/\\|?*]/u;

/**
 * Whether a text may be the stem of a library file on every system: one path segment, not hidden, no device name,
 * at most 100 bytes, so that the ending and a temporary suffix still fit.
 */
export function isLibraryId(id: string): boolean {
  return (
    id.length > 0 &&
    new TextEncoder().encode(id).length <= 100 &&
    id.isWellFormed() &&
    !FORBIDDEN.test(id) &&
    !DEVICES.test(id) &&
    !/^[. ]|[. ]$/.test(id)
  );
}
