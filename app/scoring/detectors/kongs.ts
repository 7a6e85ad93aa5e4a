import type { PatternId } from '../../../schemas/generated/pattern-ids';
import type { View } from '../view';
import { type Detector, once } from './detector';

/** Kongs among the sets that are looked at; a melded one is never among the concealed sets. */
function melded(view: View): number {
  return view.sets === view.concealed ? 0 : view.claimedKongs + view.promotedKongs;
}

function concealed(view: View): number {
  return view.sets === view.exposed ? 0 : view.concealedKongs;
}

/** Kongs by how they were made. Source: Mahjong Competition Rules 2006, fan table. */
export const KONGS = {
  'melded-kong': () => melded,
  'concealed-kong': () => concealed,
  'two-melded-kongs': () => (view) => once(melded(view) === 2 && view.concealedKongs === 0),
  'melded-and-concealed-kong': () => (view) => once(melded(view) === 1 && concealed(view) === 1),
  'two-concealed-kongs': () => (view) =>
    once(concealed(view) === 2 && view.claimedKongs === 0 && view.promotedKongs === 0),
} satisfies Partial<Record<PatternId, Detector>>;
