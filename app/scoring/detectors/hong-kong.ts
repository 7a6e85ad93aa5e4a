import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { FORM_NUMBERS } from '../facts';
import { type Detector, once, onlySuit } from './detector';

/** Triplets of one suit and of the dragon of its color, with a pair of that suit. */
function coloredDragon(suit: number, dragon: number): Detector {
  return () => (view) =>
    once(
      view.form === FORM_NUMBERS.regular &&
        view.all.tripletCount === view.setsInHand &&
        view.honors === 1 << dragon &&
        (view.all.honorTriplets & (1 << dragon)) !== 0 &&
        onlySuit(view.kinds) === suit,
    );
}

/** Limit hands that Hong Kong tables have beside the classical ones. */
export const HONG_KONG = {
  'jade-dragon': coloredDragon(2, 5),
  'ruby-dragon': coloredDragon(0, 6),
  'pearl-dragon': coloredDragon(1, 4),
} satisfies Partial<Record<PatternId, Detector>>;
