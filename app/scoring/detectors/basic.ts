import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { bits, type View } from '../view';
import { type Detector, DRAGONS, once, TERMINALS, WINDS } from './detector';

const pungs = (view: View): number => view.sets.triplets & ~view.sets.kongs;
const honorPungs = (view: View): number => view.sets.honorTriplets & ~view.sets.honorKongs;
const wind = (which: number): number => (which < 0 ? 0 : 1 << which);
const ownWinds = (view: View): number => wind(view.facts.seat) | wind(view.facts.round);

/** Points for single sets and pairs; they are asked of the exposed and of the concealed sets apart. */
export const BASIC = {
  'pung-simples': () => (view) => bits(pungs(view) & ~TERMINALS),
  'pung-terminals': () => (view) => bits(pungs(view) & TERMINALS),
  'pung-winds': () => (view) => bits(honorPungs(view) & WINDS),
  'pung-dragons': () => (view) => bits(honorPungs(view) & DRAGONS),
  'kong-simples': () => (view) => bits(view.sets.kongs & ~TERMINALS),
  'kong-terminals': () => (view) => bits(view.sets.kongs & TERMINALS),
  'kong-winds': () => (view) => bits(view.sets.honorKongs & WINDS),
  'kong-dragons': () => (view) => bits(view.sets.honorKongs & DRAGONS),
  kong: () => (view) => view.sets.kongCount,
  'pair-own-wind': () => (view) => bits(view.sets.honorPairs & wind(view.facts.seat)),
  'pair-round-wind': () => (view) => bits(view.sets.honorPairs & wind(view.facts.round)),
  'pair-dragons': () => (view) => bits(view.sets.honorPairs & DRAGONS),
  'pair-other-winds': () => (view) => bits(view.sets.honorPairs & WINDS & ~ownWinds(view)),
  'pair-terminals': () => (view) => bits(view.sets.pairs & TERMINALS),
} satisfies Partial<Record<PatternId, Detector>>;

const lowNibble = (view: View): number => view.facts.flowers & 15;
const highNibble = (view: View): number => (view.facts.flowers >> 4) & 15;

/** Flowers and seasons beside the hand. */
export const FLOWERS = {
  flower: () => (view) => bits(view.facts.flowers),
  'own-flower': () => (view) => bits(lowNibble(view) & wind(view.facts.seat)),
  'own-season': () => (view) => bits(highNibble(view) & wind(view.facts.seat)),
  'own-flower-and-season': () => (view) => once((lowNibble(view) & highNibble(view) & wind(view.facts.seat)) !== 0),
  'round-flower': () => (view) =>
    bits(lowNibble(view) & wind(view.facts.round)) + bits(highNibble(view) & wind(view.facts.round)),
  'all-flowers': () => (view) => once(lowNibble(view) === 15),
  'all-seasons': () => (view) => once(highNibble(view) === 15),
  'no-flowers': () => (view) => once(view.playsFlowers && view.facts.flowers === 0),
} satisfies Partial<Record<PatternId, Detector>>;

/** Bonus tiles. */
export const DORA = {
  dora: () => (view) => view.facts.dora,
  'kong-dora': () => (view) => view.facts.kongDora,
  'under-dora': () => (view) => view.facts.underDora,
  'under-kong-dora': () => (view) => view.facts.underKongDora,
  'red-five': () => (view) => view.facts.redFives,
} satisfies Partial<Record<PatternId, Detector>>;

/** Whether circumstances hold, all of them. */
export function happened(view: View, circumstances: number): boolean {
  return (view.facts.circumstances & circumstances) === circumstances;
}
