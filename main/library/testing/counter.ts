/**
 * Raises the number in a preset again and again, as a program does that reads, changes and saves: `counter LIBRARY
 * TIMES`. A save that is refused because another has written meanwhile is done anew. Says how often that was.
 */
import { openLibrary } from '../library';

const [folder = '', times = '0'] = process.argv.slice(2);
const library = openLibrary(folder);
let refused = 0;
for (let done = 0; done < Number(times);) {
  const read = await library.read('club');
  if (!read.ok) throw new Error(read.message);
  const { count } = JSON.parse(read.entry.text) as { count: number };
  const saved = await library.save('club', JSON.stringify({ count: count + 1 }), read.entry.hash);
  if (saved.ok) done++;
  else if (saved.code === 'changed-elsewhere') refused++;
  else throw new Error(saved.message);
}
process.stdout.write(String(refused));
