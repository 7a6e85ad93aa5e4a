import { escaped } from '../preset/pointer';
import type { Pointer } from '../result';

/** Nobody reads more of them than this. */
const MOST = 50;

/** The outermost places of a document that are neither in a list of known ones nor on the way to one. */
export function unknownPlaces(document: unknown, known: readonly Pointer[]): Pointer[] {
  const places = new Set(known);
  const found: Pointer[] = [];
  const look = (at: unknown, pointer: Pointer): void => {
    if (places.has(pointer) || found.length >= MOST) return;
    const inside = known.some((one) => one.startsWith(`${pointer}/`));
    if (!inside || typeof at !== 'object' || at === null) {
      if (pointer !== '') found.push(pointer);
      return;
    }
    for (const [key, value] of Object.entries(at)) look(value, `${pointer}/${escaped(key)}`);
  };
  look(document, '');
  return found;
}
