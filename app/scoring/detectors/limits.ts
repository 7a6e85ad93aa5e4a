import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { isShiftedPairs } from '../../hand/shapes';
import { COMPLETES, FORM_NUMBERS } from '../facts';
import type { View } from '../view';
import {
  CHOWS,
  type Detect,
  type Detector,
  DRAGONS,
  onlySuit,
  once,
  STRAIGHT,
  SUIT,
  TERMINALS,
  WINDS,
} from './detector';
import { opened } from './whole';

const REGULAR = FORM_NUMBERS.regular;
const PAIRS = FORM_NUMBERS.pairs;
/** Bamboo 2, 3, 4, 6 and 8. */
const GREENS = 0b010101110 << 18;
const DOT_GREENS = 0b010101110 << 9;
/** Bamboo 1, 5, 7 and 9. */
const REDS = 0b101010001 << 18;
/** 2 to 8. */
const TWO_TO_EIGHT = 0b011111110;
/** 1 and 9. */
const OUTER_NUMBERS = 0b100000001;
const WHITE = 1 << 4;
const GREEN = 1 << 5;
const RED = 1 << 6;

/** Only the named tiles, honors by bit. */
function onlyOf(view: View, kinds: number, honors: number): boolean {
  return (view.kinds & ~kinds) === 0 && (view.honors & ~honors) === 0;
}

/** Whether 1112345678999 of one suit is in the hand, and whether it was there before the winning tile. */
function gates(view: View): { body: boolean; before: boolean } {
  const suit = view.honors === 0 && view.meldCount === 0 && view.form === REGULAR ? onlySuit(view.kinds) : -1;
  if (suit < 0 || view.setsInHand !== 4) return { body: false, before: false };
  let before = true;
  for (let rank = 0; rank < 9; rank++) {
    const kind = suit * 9 + rank;
    const wanted = rank === 0 || rank === 8 ? 3 : 1;
    const count = view.counts[kind] as number;
    if (count < wanted) return { body: false, before: false };
    if (count - (kind === view.facts.winKind ? 1 : 0) < wanted) before = false;
  }
  return { body: true, before };
}

/** A serpent is concealed unless the row allows melds; the winning tile may be a discard. */
function serpent(shape: (view: View) => boolean): Detector {
  return (settings): Detect => {
    const melded = settings['melded'] === true;
    return (view) => once(view.form === REGULAR && (melded || view.claimedSets === 0) && shape(view));
  };
}

/** Chows 123, 456 and 789 of a suit: which one, -1 for none. */
function straight(view: View): number {
  for (let suit = 0; suit < 3; suit++) if (((view.all.chow1 >> (suit * 7)) & STRAIGHT) === STRAIGHT) return suit;
  return -1;
}

/** A serpent of 1 to 9 in one suit with the dragons of its color and a pair of honors. */
function colored(suit: number, dragon: number): Detector {
  return (settings): Detect => {
    const melded = settings['melded'] === true;
    const own = settings['ownWind'] === true;
    return (view) =>
      once(
        view.form === REGULAR &&
          (melded || view.claimedSets === 0) &&
          straight(view) === suit &&
          (view.all.honorTriplets & dragon) !== 0 &&
          view.pair >= 27 &&
          (!own || view.pair - 27 === view.facts.seat),
      );
  };
}

const CLASSICAL = {
  'all-green': (settings) => {
    const honors = GREEN | (settings['whiteDragons'] === true ? WHITE : 0);
    const pairs = settings['sevenPairs'] === true;
    const noChows = settings['noChows'] === true;
    return (view) => {
      if (!onlyOf(view, GREENS, honors)) return 0;
      return once(view.form === REGULAR ? !noChows || view.all.chowCount === 0 : pairs && view.form === PAIRS);
    };
  },
  'hidden-treasure': (settings) => {
    const kongs = String(settings['kongs']);
    const fully = settings['fullyConcealed'] === true;
    const onPair = settings['onPair'] === true;
    const oneSuit = settings['noMixedSuits'] === true;
    return (view) => {
      if (view.form !== REGULAR || view.all.tripletCount !== view.setsInHand) return 0;
      if (view.claimedSets !== view.claimedKongs + view.promotedKongs) return 0;
      if (view.concealedKongs > 0 && kongs === 'none') return 0;
      if (view.claimedKongs > 0 && kongs !== 'concealed-and-claimed' && kongs !== 'all') return 0;
      if (view.promotedKongs > 0 && kongs !== 'all') return 0;
      if (!view.facts.selfDrawn && (fully || view.completes === COMPLETES.triplet)) return 0;
      if (onPair && view.completes !== COMPLETES.pair) return 0;
      return once(!oneSuit || onlySuit(view.kinds) >= 0 || view.kinds === 0);
    };
  },
  'all-honors': () => (view) => once(view.kinds === 0 && (view.form === REGULAR || view.form === PAIRS)),
  'all-terminals': (settings) => {
    const pairs = settings['sevenPairs'] === true;
    return (view) => once(onlyOf(view, TERMINALS, 0) && (view.form === REGULAR || (pairs && view.form === PAIRS)));
  },
  'nine-gates': () => (view) => {
    const { body, before } = gates(view);
    return once(body && before);
  },
  'nine-gates-impure': () => (view) => once(gates(view).body),
  'thirteen-orphans': () => (view) => once(view.form === FORM_NUMBERS.orphans),
  'concealed-suit-hand': (settings) => {
    const kongs = String(settings['kongs']);
    const onDiscard = settings['onDiscard'] === true;
    return (view) =>
      once(
        view.honors === 0 &&
          onlySuit(view.kinds) >= 0 &&
          opened(view, kongs) === 0 &&
          view.facts.wins &&
          (onDiscard || view.facts.selfDrawn),
      );
  },
} satisfies Partial<Record<PatternId, Detector>>;

const SERPENTS = {
  'squirming-snake': serpent((view) => {
    const suit = onlySuit(view.kinds);
    if (suit < 0 || view.honors !== 0 || view.all.tripletCount !== 2 || view.setsInHand !== 4) return false;
    const rank = view.pair - suit * 9;
    if (rank !== 1 && rank !== 4 && rank !== 7) return false;
    // Two chows of the numbers that are left: none is missing.
    return ((view.all.triplets >> (suit * 9)) & SUIT) === OUTER_NUMBERS && ((view.kinds >> (suit * 9)) & SUIT) === SUIT;
  }),
  'great-snake': serpent((view) => {
    if (straight(view) < 0 || view.pair < 27) return false;
    const winds = (view.all.honorTriplets & WINDS) !== 0;
    const dragons = (view.all.honorTriplets & DRAGONS) !== 0;
    return view.pair < 31 ? dragons : winds;
  }),
  'run-pung-and-pair': serpent((view) => {
    return (
      straight(view) >= 0 &&
      view.honors === 0 &&
      onlySuit(view.kinds) >= 0 &&
      view.all.tripletCount === view.setsInHand - 3
    );
  }),
  'emerald-snake': colored(2, GREEN),
  'ruby-snake': colored(0, RED),
  'diamond-snake': colored(1, WHITE),
} satisfies Partial<Record<PatternId, Detector>>;

/** The suit of which a hand has the numbers 2 to 8 twice each, -1 without one. */
function wheelSuit({ kinds, honors, counts }: View): number {
  const suit = honors === 0 ? onlySuit(kinds) : -1;
  if (suit < 0 || kinds !== TWO_TO_EIGHT << (9 * suit)) return -1;
  for (let kind = 9 * suit + 1; kind < 9 * suit + 8; kind++) if (counts[kind] !== 2) return -1;
  return suit;
}

const PAIR_HANDS = {
  'seven-pairs': () => (view) => once(view.form === PAIRS),
  'seven-shifted-pairs': () => (view) => once(view.form === PAIRS && isShiftedPairs(view.counts)),
  'big-wheels': (settings) => {
    const any = settings['anySuit'] === true;
    return (view) => once(view.meldCount === 0 && wheelSuit(view) >= 0 && (any || wheelSuit(view) === 1));
  },
  'all-honor-pairs': () => (view) => once(view.form === PAIRS && view.kinds === 0),
  'all-terminal-pairs': () => (view) => once(view.form === PAIRS && onlyOf(view, TERMINALS, 0)),
  'all-terminal-and-honor-pairs': () => (view) =>
    once(view.form === PAIRS && (view.kinds & ~TERMINALS) === 0 && view.kinds !== 0 && view.honors !== 0),
  'one-suit-pairs': () => (view) => once(view.form === PAIRS && view.honors === 0 && onlySuit(view.kinds) >= 0),
  'one-suit-and-honor-pairs': () => (view) =>
    once(view.form === PAIRS && view.honors !== 0 && view.kinds !== 0 && onlySuit(view.kinds) >= 0),
} satisfies Partial<Record<PatternId, Detector>>;

/** Sets of the named tiles of one suit, and a pair of dragons. */
function jewel(kinds: number, dragon: number, chows: boolean): Detector {
  return (settings): Detect => {
    const melded = settings['melded'] === true;
    const pairs = settings['sevenPairs'] === true;
    return (view) => {
      if (!melded && view.claimedSets > 0) return 0;
      if (!onlyOf(view, kinds, dragon) || view.honors === 0) return 0;
      if (view.form === PAIRS) return once(pairs);
      if (view.form !== REGULAR || (view.all.honorPairs & dragon) === 0) return 0;
      return once(chows || (view.all.chow1 & (CHOWS | (CHOWS << 7) | (CHOWS << 14))) === 0);
    };
  };
}

const AMERICAN = {
  'jade-hand': jewel(GREENS, GREEN, true),
  'pearl-hand': jewel(DOT_GREENS, WHITE, true),
  'ruby-hand': jewel(REDS, RED, false),
  'card-hand': () => (view) => once(view.form === FORM_NUMBERS.card),
} satisfies Partial<Record<PatternId, Detector>>;

/** Limit and special hands that the tiles decide. */
export const LIMITS = { ...CLASSICAL, ...SERPENTS, ...PAIR_HANDS, ...AMERICAN };

/** Forms of limit hands that are worth twice where the preset pays double limits. */
export const DOUBLE_FORMS: Partial<Record<PatternId, Detect>> = {
  'thirteen-orphans': (view) => once(view.counts[view.facts.winKind] === 2),
  'hidden-treasure': (view) => once(view.completes === COMPLETES.pair),
  'big-four-winds': () => 1,
  'nine-gates': () => 1,
};
