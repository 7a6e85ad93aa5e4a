import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { CIRCUMSTANCE_BITS as MOMENTS, COMPLETES, FORM_NUMBERS } from '../facts';
import { bits, type View } from '../view';
import { happened } from './basic';
import { type Detector, once, type Settings } from './detector';

const DOT_1 = 9;
const DOT_5 = 13;
const BAMBOO_2 = 19;

/** A supplement tile, after a kong or, unless the row says otherwise, after a flower. */
function supplement(view: View, onlyKongs: boolean): boolean {
  return (
    happened(view, MOMENTS['supplement-after-kong']) ||
    (!onlyKongs && happened(view, MOMENTS['supplement-after-flower']))
  );
}

/** Whether tiles have been replaced that the row does not allow to be: all of them, or those after a kong. */
function supplemented(view: View, settings: Settings): boolean {
  if (settings['supplements'] !== true)
    return supplement(view, false) || view.facts.flowers !== 0 || view.meldCount > 0;
  return settings['kongs'] !== true && (view.meldCount > 0 || happened(view, MOMENTS['supplement-after-kong']));
}

/** Patterns of the way in which the hand was won. */
export const WINNING = {
  winning: (settings) => {
    const twice = settings['doubledFullyConcealed'] === true;
    return ({ facts, claimedSets }) => (!facts.wins ? 0 : twice && facts.selfDrawn && claimedSets === 0 ? 2 : 1);
  },
  'self-drawn': () => (view) => once(view.facts.selfDrawn),
  'one-chance-chow': (settings) => {
    const only = settings['onlyWait'] === true;
    return (view) =>
      once(
        (view.completes === COMPLETES.edge || view.completes === COMPLETES.closed) && (!only || view.waitCount() === 1),
      );
  },
  'edge-wait': () => (view) => once(view.completes === COMPLETES.edge && view.waitCount() === 1),
  'closed-wait': () => (view) => once(view.completes === COMPLETES.closed && view.waitCount() === 1),
  'out-on-pair': (settings) => {
    const only = settings['onlyWait'] === true;
    return (view) => once(view.completes === COMPLETES.pair && (!only || view.waitCount() === 1));
  },
  'single-wait': (settings) => {
    const triplets = settings['triplets'] === true;
    return (view) =>
      once(view.facts.wins && (triplets || view.completes !== COMPLETES.triplet) && view.waitCount() === 1);
  },
  'last-of-its-kind': () => (view) => once(happened(view, MOMENTS['last-of-its-kind'])),
  'last-wall-tile': (settings) => {
    const beside = settings['besideSupplement'] === true;
    return (view) => once(happened(view, MOMENTS['last-wall-tile']) && (beside || !supplement(view, false)));
  },
  'last-discard': () => (view) => once(happened(view, MOMENTS['last-discard'])),
  'supplement-tile': (settings) => {
    const onlyKongs = settings['onlyKongs'] === true;
    return (view) => once(supplement(view, onlyKongs));
  },
  'robbing-kong': () => (view) =>
    once(happened(view, MOMENTS['robbed-kong']) || happened(view, MOMENTS['robbed-concealed-kong'])),
  'ready-declaration': () => (view) =>
    once(view.facts.wins && (happened(view, MOMENTS.ready) || happened(view, MOMENTS['ready-first-turn']))),
  'ready-first-turn': () => (view) => once(view.facts.wins && happened(view, MOMENTS['ready-first-turn'])),
  'one-shot': () => (view) => once(happened(view, MOMENTS['one-shot'])),
  'open-ready': () => (view) => once(view.facts.wins && happened(view, MOMENTS['open-ready'])),
} satisfies Partial<Record<PatternId, Detector>>;

/** Limit hands of the way in which the hand was won. */
export const SPECIAL_WAYS = {
  'heavenly-hand': (settings) => (view) =>
    once(
      happened(view, MOMENTS.heavenly) ||
        (happened(view, MOMENTS['dealt-hand']) &&
          view.facts.selfDrawn &&
          view.facts.seat === 0 &&
          !supplemented(view, settings)),
    ),
  'earthly-hand': (settings) => {
    const onDiscard = settings['when'] !== 'narrowed';
    const onDraw = settings['when'] !== 'first-discard';
    return (view) => {
      if (happened(view, MOMENTS.earthly)) return 1;
      if (view.facts.seat <= 0 || !view.facts.wins || supplemented(view, settings)) return 0;
      return once(
        view.facts.selfDrawn
          ? onDraw && happened(view, MOMENTS['own-first-draw'] | MOMENTS['no-melds-yet'])
          : onDiscard && happened(view, MOMENTS['dealer-first-discard']),
      );
    };
  },
  'human-hand': () => (view) =>
    once(
      happened(view, MOMENTS.human) ||
        (view.facts.wins &&
          !view.facts.selfDrawn &&
          view.facts.seat > 0 &&
          (happened(view, MOMENTS['dealt-hand'] | MOMENTS['no-melds-yet']) ||
            happened(view, MOMENTS['dealer-first-discard']))),
    ),
  'east-wins-running': (settings) => {
    const before = Number(settings['wins']) - 1;
    const keeps = settings['draws'] === 'keep';
    return ({ facts }) =>
      once(facts.wins && facts.seat === 0 && (keeps ? facts.dealerWins : facts.dealerWinsInRow) >= before);
  },
  'kong-on-kong': () => (view) =>
    once(
      happened(view, MOMENTS['second-supplement']) &&
        happened(view, MOMENTS['supplement-after-kong']) &&
        view.concealedKongs + view.claimedKongs + view.promotedKongs > 1,
    ),
  'moon-from-the-sea': (settings) => {
    const drawn = settings['drawn'] === true;
    return (view) =>
      once(
        view.facts.winKind === DOT_1 &&
          (happened(view, MOMENTS['last-wall-tile']) || (!drawn && happened(view, MOMENTS['last-discard']))),
      );
  },
  'plum-blossom-on-the-roof': (settings) => {
    const onlyKongs = settings['onlyKongs'] === true;
    return (view) => once(view.facts.winKind === DOT_5 && supplement(view, onlyKongs));
  },
  'carrying-pole': () => (view) => once(view.facts.winKind === BAMBOO_2 && happened(view, MOMENTS['robbed-kong'])),
  'seven-flowers': () => (view) =>
    once(bits(view.facts.flowers) === 7 || (view.form === FORM_NUMBERS.flowers && !view.facts.selfDrawn)),
  'eight-flowers': () => (view) =>
    once(bits(view.facts.flowers) === 8 && (view.form !== FORM_NUMBERS.flowers || view.facts.selfDrawn)),
} satisfies Partial<Record<PatternId, Detector>>;
