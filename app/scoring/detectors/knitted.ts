import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { FORM_NUMBERS } from '../facts';
import { bits } from '../view';
import { type Detector, DRAGONS, once, WINDS } from './detector';

const ALL_HONORS = WINDS | DRAGONS;
const STRAIGHT_TILES = 9;

/** Hands of knitted tiles; which tiles fit is asked when the form is. */
export const KNITTED = {
  'greater-honors-and-knitted-tiles': () => (view) =>
    once(view.form === FORM_NUMBERS.knitted && view.honors === ALL_HONORS),
  'lesser-honors-and-knitted-tiles': () => (view) =>
    once(view.form === FORM_NUMBERS.knitted && view.honors !== ALL_HONORS),
  'knitted-straight': () => (view) =>
    once(
      view.form === FORM_NUMBERS['knitted-straight'] ||
        (view.form === FORM_NUMBERS.knitted && bits(view.kinds) === STRAIGHT_TILES),
    ),
} satisfies Partial<Record<PatternId, Detector>>;
