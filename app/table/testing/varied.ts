import type { Preset } from '../../../schemas/generated/preset';
import { alternatives } from '../../option/neighbours';
import { OPTIONS } from '../../option/options';
import { readAt, withValue } from '../../preset/pointer';
import { seeded } from './deals';

/** Options that say what tiles there are and how hands are read: a deal is dealt by them, and a card has its own. */
const KEPT: ReadonlySet<string> = new Set([
  '/rules/general/setsInHand',
  '/rules/general/omittedSuit',
  '/rules/general/transparentTiles',
]);

const CHANGED = 8;

/** The rules of a preset with some options set to other values, drawn by seed: seldom what anybody plays, and rules all the same. */
export function varied(preset: Preset, seed: number): Preset {
  const random = seeded(seed ^ 0x2545f491);
  const open = OPTIONS.filter(({ pointer }) => pointer.startsWith('/rules') && !KEPT.has(pointer));
  let now = preset;
  for (let change = 0; change < CHANGED; change += 1) {
    const option = open[Math.floor(random() * open.length)];
    if (option === undefined) continue;
    const others = alternatives(option, readAt(now, option.pointer));
    const value = others[Math.floor(random() * others.length)];
    if (value !== undefined) now = withValue(now, option.pointer, value);
  }
  return now;
}
