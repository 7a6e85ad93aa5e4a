import { noteReads, unwatched, watchedLike, type Effective, type Rules } from '../preset/effective';
import { jokersOf } from '../hand/in-play';
import { slotOf } from '../preset/slots';
import type { State } from './state';

const variants = new WeakMap<Effective, Effective>();
const bases = new WeakMap<Effective, Effective>();

/**
 * The rules of a deal: in a goulash jokers are added, chows may be left out and tiles passed on before play, as the
 * preset says; every other deal has the rules as they are. The same rules give the same object.
 * Source: Four Winds help, "Goulash".
 */
export function rulesOfDeal(effective: Effective, state: State): Effective {
  const base = bases.get(effective) ?? effective;
  return state.goulash > 0 && base.rules.draw.goulash ? goulashRules(base) : base;
}

/** Whether a goulash is being played. */
export function isGoulash(rules: Rules, state: State): boolean {
  return state.goulash > 0 && rules.draw.goulash;
}

const OPTIONS = ['goulashChows', 'goulashJokers', 'goulashCharleston'] as const satisfies (keyof Rules['draw'])[];
const READ = OPTIONS.map((key) => slotOf(`/rules/draw/${key}`));

function goulashRules(effective: Effective): Effective {
  noteReads(effective, READ);
  const before = variants.get(effective);
  if (before) return before;
  const plain = unwatched(effective);
  const { general, winning, draw } = plain.rules;
  const rules: Rules = {
    ...plain.rules,
    general: {
      ...general,
      jokers: jokersOf(plain.rules, true),
      charleston: draw.goulashCharleston ? 'every-deal' : general.charleston,
    },
    winning: { ...winning, maxChows: draw.goulashChows ? winning.maxChows : 0 },
  };
  const made = watchedLike(effective, { ...plain, rules });
  variants.set(effective, made);
  bases.set(made, effective);
  return made;
}
