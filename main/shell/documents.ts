import { stat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sizeLimit, type OpenedFile, type SavedFile } from '../../app/bridge';
import { failure } from '../../app/shell/problems';
import { disk, patiently } from '../library/disk';
import { decoded } from '../library/entry';
import { systemFailure } from '../library/system';

/** Reads a file that the user picked: at most 2 MB of UTF-8, or 32 MB where it is a whole library. Whether it is a preset is for the editor to say. */
export async function openDocument(file: string): Promise<OpenedFile> {
  try {
    const facts = await stat(file);
    if (!facts.isFile()) return failure('not-a-file');
    if (facts.size > sizeLimit(file)) return failure('too-large');
    const text = decoded(await readFile(file));
    return text === undefined ? failure('not-text') : { ok: true, name: path.basename(file), text };
  } catch (error) {
    return systemFailure(error, 'read');
  }
}

/** Writes a file where the user said, whole or not at all. */
export async function saveDocument(file: string, text: string): Promise<SavedFile> {
  try {
    await patiently(() => disk.write(file, text));
    return { ok: true, where: file };
  } catch (error) {
    return systemFailure(error, 'write');
  }
}

/** The file of a preset or a scenario among a program's arguments, if any: how the system opens a file with the program. */
export function fileInArguments(args: readonly string[]): string | undefined {
  return args.find((arg) => !arg.startsWith('-') && /\.(mjrules|mjscenario|mjlibrary)$/i.test(arg));
}
