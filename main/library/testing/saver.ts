/** Saves generation after generation of a few presets until it is killed: `saver FOLDER FIRST-GENERATION`. */
import { openLibrary } from '../library';
import { generation, IDS } from './generations';

const [folder = '', first = '0'] = process.argv.slice(2);
const library = openLibrary(folder);
for (let number = Number(first); ; number++) {
  for (const id of IDS) {
    const saved = await library.save(id, generation(id, number));
    if (!saved.ok) throw new Error(saved.message);
    process.stdout.write(`${id} ${number}\n`);
  }
}
