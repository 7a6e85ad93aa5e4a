import { FIRST_WIND, KINDS } from '../tiles';
import { KNITTED_STRAIGHTS } from './knitted';
import { missingTiles } from './sets-away';
import type { Shapes } from './shapes';

/** How far a hand is from calling for a knitted straight with the other sets and the pair. */
export function awayFromStraight(shapes: Shapes, counts: Uint8Array, most: Uint8Array, sets: number): number {
  const each = KNITTED_STRAIGHTS.map((straight) => {
    const rest = Uint8Array.from(counts);
    const left = Uint8Array.from(most);
    let missing = 0;
    for (const kind of straight) {
      left[kind] = Math.max(0, (left[kind] as number) - 1);
      if (rest[kind] === 0) missing += 1;
      else rest[kind] = (rest[kind] as number) - 1;
    }
    return missing + missingTiles({ counts: rest, most: left, sets: sets - 3, jokers: 0, rules: shapes.jokers });
  });
  return Math.min(...each) - 1;
}

/** How far it is from calling for fourteen single knitted tiles and honors; undefined where the preset scores none. */
export function awayFromKnitted(shapes: Shapes, counts: Uint8Array): number | undefined {
  if (shapes.sets !== 4) return undefined;
  const numbers = [...(shapes.greaterKnitted ? [7] : []), ...(shapes.lesserKnitted ? [5, 6] : [])];
  if (numbers.length === 0) return undefined;
  let held = 0;
  for (let kind = FIRST_WIND; kind < KINDS; kind++) if (counts[kind] !== 0) held += 1;
  const each = KNITTED_STRAIGHTS.flatMap((straight) => {
    const single = straight.filter((kind) => counts[kind] !== 0).length;
    return numbers.map((honors) => 14 - Math.min(honors, held) - Math.min(14 - honors, single));
  });
  return Math.min(...each) - 1;
}
