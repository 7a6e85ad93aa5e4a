/**
 * Names that Windows keeps for devices, whatever their ending (Microsoft, "Naming Files, Paths, and Namespaces": the
 * superscript figures count, too).
 */
const DEVICES = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\..*)?$/i;

/** Control characters, path separators and what Windows refuses in a name. */
const FORBIDDEN = /[\p{Cc}<>:"/\\|?*]/u;

/** How many bytes a text takes in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/**
 * Whether a text may be the stem of a library file on every system: one path segment, not hidden, no device name,
 * at most 100 bytes, so that the ending and a temporary suffix still fit.
 */
export function isLibraryId(id: string): boolean {
  return (
    id.length > 0 &&
    utf8Length(id) <= 100 &&
    id.isWellFormed() &&
    !FORBIDDEN.test(id) &&
    !isDeviceName(id) &&
    !/^[. ]|[. ]$/.test(id)
  );
}

/** Whether Windows keeps the name of a file for one of its devices. */
export function isDeviceName(name: string): boolean {
  return DEVICES.test(name);
}

/** Two ids with one key are one file on Windows and macOS. */
export function libraryKey(id: string): string {
  return id.normalize('NFC').toLowerCase();
}

/** Whether a text may name a record of unsaved work: a session's letters, figures and hyphens, a full stop, and the number of a document or the name of a desk. */
export function isJournalId(id: string): boolean {
  return /^[0-9a-z-]{1,60}\.(?:\d{1,9}|hand|scenario)$/.test(id);
}
