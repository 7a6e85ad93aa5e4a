import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { CIRCUMSTANCE_BITS as MOMENTS, COMPLETES, FORM_NUMBERS } from '../facts';
import type { View } from '../view';
import { happened } from './basic';
import { type Detector, DRAGONS, onlySuit, once, OUTER_CHOWS, type Settings, SUIT, TERMINALS, WINDS } from './detector';

const REGULAR = FORM_NUMBERS.regular;
const KNITTED_STRAIGHT = FORM_NUMBERS['knitted-straight'];

/** Claimed sets that open the hand; the setting `kongs` says which kongs do not. */
export function opened(view: View, kongs: string): number {
  if (kongs === 'all') return view.claimedSets - view.claimedKongs - view.promotedKongs;
  if (kongs === 'concealed-and-claimed') return view.claimedSets - view.claimedKongs;
  return view.claimedSets;
}

const text = (settings: Settings, id: string): string => String(settings[id]);

/** Every set beside the hand, and none of a sort that the setting `kongs` shuts out. */
export function allClaimed(view: View, kongs: string): boolean {
  if (view.meldCount !== view.setsInHand) return false;
  switch (kongs) {
    case 'all':
      return true;
    case 'promoted':
      return view.concealedKongs === 0 && view.claimedKongs === 0;
    case 'none':
      return view.concealedKongs + view.claimedKongs + view.promotedKongs === 0;
    default:
      return view.concealedKongs === 0;
  }
}

/** A pair that brings no points: no dragon, no own or round wind, nor any other that the preset values. */
export function worthlessPair(view: View): boolean {
  const pair = view.pair;
  if (pair < 0) return false;
  if (pair < 27) return !view.valuesTerminalPairs || (TERMINALS & (1 << pair)) === 0;
  if (pair > 30 || view.valuesOtherWindPairs) return false;
  return pair - 27 !== view.facts.seat && (pair - 27 !== view.facts.round || view.worthlessRoundPair);
}

function onlyChows(view: View): boolean {
  // A knitted straight stands for three of the sets (Mahjong Competition Rules 2006, Knitted Straight).
  if (view.form === KNITTED_STRAIGHT) return view.all.chowCount === view.setsInHand - 3;
  return view.form === REGULAR && view.all.chowCount === view.setsInHand;
}

/** The wait of a chow hand: any, one at both ends of a chow, or any but for one tile only. */
function waitFits(view: View, wait: string): boolean {
  if (wait === 'any') return true;
  return (wait !== 'two-sided' || view.completes === COMPLETES.twoSided) && view.waitCount() !== 1;
}

function outerSets(view: View, honors: boolean): boolean {
  const { chow1, triplets, honorTriplets } = view.all;
  if (view.form !== REGULAR || view.pair < 0) return false;
  if ((chow1 & ~OUTER_CHOWS) !== 0 || (triplets & ~TERMINALS) !== 0) return false;
  if (view.pair < 27 ? (TERMINALS & (1 << view.pair)) === 0 : !honors) return false;
  return honors || honorTriplets === 0;
}

/** Patterns of the hand as a whole. */
export const WHOLE = {
  'concealed-hand': (settings) => {
    const kongs = text(settings, 'kongs');
    return (view) => once(opened(view, kongs) === 0 && view.facts.wins);
  },
  'fully-concealed-hand': (settings) => {
    const kongs = text(settings, 'kongs');
    return (view) => once(view.facts.selfDrawn && opened(view, kongs) === 0);
  },
  'exposed-hand': (settings) => {
    const kongs = text(settings, 'kongs');
    return (view) => once(allClaimed(view, kongs));
  },
  'fully-exposed-hand': (settings) => {
    const kongs = text(settings, 'kongs');
    return (view) => once(view.facts.wins && !view.facts.selfDrawn && allClaimed(view, kongs));
  },
  'no-points-hand': (settings) => {
    const anyWait = settings['wait'] === 'any';
    return (view) =>
      once(
        onlyChows(view) && worthlessPair(view) && (anyWait || view.completes === COMPLETES.twoSided || view.place < 0),
      );
  },
  'chow-hand': (settings) => {
    const pair = text(settings, 'pair');
    const wait = text(settings, 'wait');
    const drawn = settings['selfDrawn'] === true;
    const flowers = settings['flowers'] === true;
    const robbed = settings['robbing'] === true;
    return (view) =>
      once(
        onlyChows(view) &&
          (pair === 'any' || (pair === 'suited' ? view.pair < 27 : worthlessPair(view))) &&
          (drawn || !view.facts.selfDrawn) &&
          (flowers || view.facts.flowers === 0) &&
          (robbed || !happened(view, MOMENTS['robbed-kong'])) &&
          waitFits(view, wait),
      );
  },
  'pung-hand': () => (view) => once(view.form === REGULAR && view.all.tripletCount === view.setsInHand),
  'terminal-or-honor-in-each-set': () => (view) => once(outerSets(view, true)),
  'terminal-in-each-set': () => (view) => once(outerSets(view, false)),
  'all-simples': () => (view) => once(view.honors === 0 && (view.kinds & TERMINALS) === 0),
  'all-terminals-and-honors': (settings) => {
    const pairs = settings['sevenPairs'] === true;
    return (view) =>
      once((view.kinds & ~TERMINALS) === 0 && (view.form === REGULAR || (pairs && view.form === FORM_NUMBERS.pairs)));
  },
  'one-suit-with-honors': () => (view) => once(view.honors !== 0 && onlySuit(view.kinds) >= 0),
  'one-suit-only': () => (view) => once(view.honors === 0 && onlySuit(view.kinds) >= 0),
  'no-honors': () => (view) => once(view.honors === 0),
  'no-flowers-no-honors': () => (view) => once(view.playsFlowers && view.facts.flowers === 0 && view.honors === 0),
  'chow-hand-no-flowers-no-honors': () => (view) =>
    once(onlyChows(view) && view.honors === 0 && view.facts.flowers === 0),
  'all-suits-winds-dragons': () => (view) =>
    once(
      (view.kinds & SUIT) !== 0 &&
        ((view.kinds >> 9) & SUIT) !== 0 &&
        ((view.kinds >> 18) & SUIT) !== 0 &&
        (view.honors & WINDS) !== 0 &&
        (view.honors & DRAGONS) !== 0 &&
        view.form !== FORM_NUMBERS.orphans,
    ),
  'no-jokers': () => (view) => once(view.facts.allJokers === 0),
  'chicken-hand': (settings) => {
    // What else the hand is worth is known only at the end: it is asked last.
    const onePoint = settings['kind'] === 'one-point';
    return (view) => once(onePoint ? view.otherPoints === 0 : view.otherPatterns === 0);
  },
} satisfies Partial<Record<PatternId, Detector>>;
