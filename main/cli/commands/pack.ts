import { printCollection } from '../../../app/exchange/collection';
import type { Exit } from '../exit';
import { GOOD } from '../exit';
import type { Shelf } from '../presets';
import { written } from '../written';

/** `pack`: the whole library, presets and scenarios, in one file; what cannot be read is left out and named. */
export async function pack(shelf: Shelf, { output }: { readonly output?: string }): Promise<Exit> {
  const [presets, scenarios] = [await shelf.library.list(), await shelf.scenarios.list()];
  for (const { id, problem } of [...presets, ...scenarios])
    if (problem !== undefined) shelf.io.err(`${id} is left out: ${problem.message}\n`);
  const text = printCollection({ presets, scenarios });
  if (output !== undefined) return written(shelf, output, text);
  await shelf.io.out(text);
  return GOOD;
}
