import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { isSpecialHand, type SpecialHand } from '../../hand/special';
import { FORM_NUMBERS } from '../facts';
import { type Detector, once, onlySuit } from './detector';

/** Of the special hands that the tiles may be at once each is one for itself. */
function special(hand: SpecialHand): Detector {
  return () => (view) => once(view.form === FORM_NUMBERS.special && isSpecialHand(hand, view.counts));
}

/** Hands of the British rule books. */
export const BRITISH = {
  'gates-of-heaven': special('gates-of-heaven'),
  'wriggling-snake': special('wriggling-snake'),
  'wind-snake': special('wind-snake'),
  knitting: special('knitting'),
  'triple-knitting': special('triple-knitting'),
  purity: () => (view) =>
    once(
      view.form === FORM_NUMBERS.regular &&
        view.all.tripletCount === view.setsInHand &&
        view.honors === 0 &&
        onlySuit(view.kinds) >= 0,
    ),
} satisfies Partial<Record<PatternId, Detector>>;
