/** One call of the library, its answer as JSON on standard output: `ask FOLDER METHOD [ARGUMENT]...`. */
import { openLibrary } from '../library';

const [folder = '', method = '', first = '', second = ''] = process.argv.slice(2);
const library = openLibrary(folder);

function answer(): Promise<unknown> {
  switch (method) {
    case 'list':
      return library.list();
    case 'save':
      return library.save(first, second);
    case 'remove':
      return library.remove(first);
    case 'rename':
      return library.rename(first, second);
    default:
      return Promise.reject(new Error(`no method ${method}`));
  }
}
process.stdout.write(JSON.stringify(await answer()));
