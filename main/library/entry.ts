import { createHash } from 'node:crypto';
import { DOCUMENT_LIMIT, LIBRARY_FILES, type LibraryEntry, type LibraryKind } from '../../app/bridge';
import { problem } from '../../app/shell/problems';
import type { Disk } from './disk';
import { systemCode, systemFailure } from './system';

/** The name of a text for comparing: its SHA-256 in hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A JSON text's value, or `undefined` where it is not JSON (no JSON text has that value). */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function nameIn(value: unknown, kind: LibraryKind): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const name: unknown = Reflect.get(value, LIBRARY_FILES[kind].name);
  return typeof name === 'string' && name.trim() !== '' ? name : undefined;
}

/** UTF-8 without its byte order mark; `undefined` where the bytes are not UTF-8. */
export function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads one file as an entry; whatever is wrong with it becomes its problem. `undefined` where there is no such file. */
export async function readEntry(
  disk: Disk,
  file: string,
  id: string,
  kind: LibraryKind,
): Promise<LibraryEntry | undefined> {
  const broken = { id, name: id, text: '', hash: '' };
  try {
    const { plain, size, modifiedAt } = await disk.facts(file);
    const at = { modifiedAt: modifiedAt.toISOString() };
    if (!plain) return { ...broken, ...at, problem: problem('not-a-file') };
    if (size > DOCUMENT_LIMIT) return { ...broken, ...at, problem: problem('too-large') };
    const text = decoded(await disk.read(file));
    if (text === undefined) return { ...broken, ...at, problem: problem('not-text') };
    const value = parsed(text);
    const entry = { id, name: nameIn(value, kind) ?? id, text, hash: hashOf(text), ...at };
    return value === undefined ? { ...entry, problem: problem('not-json') } : entry;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    const { code, message } = systemFailure(error, 'read');
    return { ...broken, problem: { code, message } };
  }
}
