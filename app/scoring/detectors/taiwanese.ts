import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { CIRCUMSTANCE_BITS as MOMENTS, FORM_NUMBERS } from '../facts';
import type { View } from '../view';
import { happened } from './basic';
import { type Detect, type Detector, once, type Settings } from './detector';
import { allClaimed } from './whole';

/** Won before the player has discarded more tiles than the row says. */
function early(settings: Settings): Detect {
  const most = Number(settings['discards']);
  return ({ facts }) => once(facts.wins && facts.discards >= 0 && facts.discards <= most);
}

/** Whether the dealer wins, or has thrown the winning tile. */
function ofTheDealer({ facts }: View): boolean {
  return facts.wins && (facts.seat === 0 || facts.discarder === 'E');
}

/** Patterns of the sixteen-tile game that other games do not have. */
export const TAIWANESE = {
  'very-early-win': early,
  'early-win': early,
  'exposed-hand-self-drawn': (settings) => {
    const kongs = String(settings['kongs']);
    return (view) => once(view.facts.selfDrawn && allClaimed(view, kongs));
  },
  'ready-as-dealt': () => (view) => once(view.facts.wins && happened(view, MOMENTS['ready-as-dealt'])),
  dealer: () => (view) => once(ofTheDealer(view)),
  'dealer-streak': () => (view) => (ofTheDealer(view) ? view.facts.extraHands : 0),
  'five-kongs': () => (view) => once(view.sets.kongCount >= 5),
  'flower-win-as-dealt': () => (view) =>
    once(
      view.form === FORM_NUMBERS.flowers &&
        (happened(view, MOMENTS['dealt-hand']) ||
          happened(view, MOMENTS['own-first-draw'] | MOMENTS['no-melds-yet']) ||
          happened(view, MOMENTS.heavenly) ||
          happened(view, MOMENTS.earthly)),
    ),
} satisfies Partial<Record<PatternId, Detector>>;
