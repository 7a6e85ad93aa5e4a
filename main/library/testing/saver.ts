/**
 * Edits and saves generation after generation of a few presets until it is killed:
 * `saver LIBRARY JOURNAL FIRST-GENERATION RECORD-FILE`. Each step that is done is said on standard output.
 */
import { readFileSync } from 'node:fs';
import { openJournal } from '../journal';
import { openLibrary } from '../library';
import { generation, IDS, SENTINEL } from './generations';

const [folder = '', records = '', first = '0', file = ''] = process.argv.slice(2);
const library = openLibrary(folder);
const journal = openJournal(records);
const record = readFileSync(file, 'utf8');

async function step(name: string, done: Promise<{ ok: boolean }>): Promise<void> {
  if (!(await done).ok) throw new Error(name);
  process.stdout.write(`${name}\n`);
}

for (let number = Number(first); ; number++) {
  for (const [at, id] of IDS.entries()) {
    const entry = `saver.${String(at)}`;
    await step(`edited ${id} ${number}`, journal.put(entry, record.replace(SENTINEL, String(number))));
    await step(`saved ${id} ${number}`, library.save(id, generation(id, number)));
    await step(`dropped ${id} ${number}`, journal.drop(entry));
  }
}
