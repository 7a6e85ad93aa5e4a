import { useCallback, useDeferredValue, useMemo } from 'react';
import { presetOf } from '../../../app/editor/document';
import { handDesk, handOn, type HandDesk } from '../../../app/hand-desk/desk';
import { effectiveOf } from '../../../app/preset/effective-of';
import type { Effective } from '../../../app/preset/effective';
import type { Hand } from '../../../schemas/generated/hand';
import type { Preset } from '../../../schemas/generated/preset';
import { documentIn } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';

const EMPTY = handDesk();

/** What the parts of the hand desk are drawn from, and how they change it. */
export interface HandDeskParts {
  readonly desk: HandDesk;
  readonly hand: Hand;
  readonly preset: Preset;
  readonly effective: Effective;
  readonly update: (change: (desk: HandDesk) => HandDesk) => void;
}

/** The hand that is composed, under the preset in front; `behind`: the same for what may be drawn a moment after the text. */
export function useHandDesk(): HandDeskParts & { readonly behind: HandDeskParts } {
  const { store } = useSurroundings();
  const desk = useWindow((state) => state.handDesk) ?? EMPTY;
  const preset = useWindow((state) => presetOf(documentIn(state)));
  const effective = useMemo(() => effectiveOf(preset), [preset]);
  const update = useCallback(
    (change: (desk: HandDesk) => HandDesk) => {
      store.setState((state) => ({ handDesk: change(state.handDesk ?? EMPTY) }));
    },
    [store],
  );
  const later = useDeferredValue(desk);
  const behind = { desk: later, hand: handOn(later), preset, effective, update };
  return { desk, hand: handOn(desk), preset, effective, update, behind };
}
