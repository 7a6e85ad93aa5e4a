import { writeFile } from 'node:fs/promises';
import type { Result } from '../../app/result';
import { GOOD, PROBLEMS, told, type Exit } from './exit';
import type { Shelf } from './presets';

/** Writes a document to a file that was named in the call. Problem: `unwritable`. */
export async function written({ io }: Shelf, file: string, text: string): Promise<Exit> {
  const done: Result<null> = await writeFile(file, text).then(
    () => ({ ok: true, value: null }),
    (error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      const message = `${file} could not be written (${why}).`;
      return { ok: false, problems: [{ code: 'unwritable', severity: 'problem', pointer: '', message }] };
    },
  );
  return done.ok ? GOOD : told(io, { exit: PROBLEMS, problems: done.problems });
}
