import { baseFor } from './against';
import { presetOf } from '../../../app/editor/document';
import { SCENARIOS } from '../../../app/scenarios/index';
import { createPreview } from '../../../app/scenarios/preview';
import { documentIn } from './derived';
import type { Store } from './store';

/** At most this long, in milliseconds, is worked at a stretch before input and drawing get their turn. */
const STRETCH = 8;

/**
 * Keeps the preview up to date: every change of the preset, or of what it is measured against, is ruled on in short
 * stretches; a later change takes the place of an earlier one, and the last result stays until the next is there.
 */
export function startPreviewer(store: Store): () => void {
  const preview = createPreview(SCENARIOS);
  let turn = 0;

  const work = () => {
    const state = store.getState();
    const document = documentIn(state);
    const preset = presetOf(document);
    const against = baseFor(state.desk, state.view.against);
    if (state.ruled?.preset === preset && state.ruled.against === against.preset) return;
    turn += 1;
    const mine = turn;
    store.setState({ ruling: true });
    const slices = preview.inSlices(preset, against.preset);
    const stretch = () => {
      if (mine !== turn) return;
      const until = performance.now() + STRETCH;
      do {
        const slice = slices.next();
        if (slice.done === true) {
          store.setState({
            ruled: {
              result: slice.value,
              preset,
              against: against.preset,
              againstName: against.name,
              foreign: against.foreign,
            },
            ruling: false,
            failed: false,
          });
          return;
        }
      } while (performance.now() < until);
      setTimeout(guarded);
    };
    const guarded = () => {
      try {
        stretch();
      } catch (error) {
        // A fault of the program: the last result stays, the window says so, and the error goes where errors go.
        store.setState({ ruling: false, failed: true });
        reportError(error);
      }
    };
    setTimeout(guarded);
  };

  work();
  return store.subscribe((state, before) => {
    if (state.desk !== before.desk || state.view.against !== before.view.against) work();
  });
}
