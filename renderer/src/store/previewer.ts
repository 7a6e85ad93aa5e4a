import { baseFor } from './against';
import { presetOf } from '../../../app/editor/document';
import { SCENARIOS } from '../../../app/scenarios/index';
import { createPreview, joinedResults, type PreviewResult } from '../../../app/scenarios/preview';
import { documentIn } from './derived';
import { startOwnScenarios } from './own-scenarios';
import type { Preset } from '../../../schemas/generated/preset';
import type { Store } from './store';
import { takingTurns } from './turns';

/** At most this long, in milliseconds, is worked at a stretch before input and drawing get their turn. */
const STRETCH = 8;

/**
 * Reads the user's scenarios and keeps the preview up to date: every change of the preset, or of what it is measured against, is ruled on in short
 * stretches; a later change takes the place of an earlier one, and the last result stays until the next is there.
 */
export function startPreviewer(store: Store): () => void {
  const canned = createPreview(SCENARIOS);
  let own = createPreview([]);
  const turns = takingTurns();
  let turn = 0;

  /** The canned scenarios, then the user's own. One of those that is beyond the program must not take the others along. */
  function* both(edited: Preset, base: Preset): Generator<void, PreviewResult> {
    const first = yield* canned.inSlices(edited, base);
    try {
      return joinedResults(first, yield* own.inSlices(edited, base));
    } catch (error) {
      reportError(error);
      return first;
    }
  }

  const work = () => {
    const state = store.getState();
    const document = documentIn(state);
    const preset = presetOf(document);
    const against = baseFor(state.desk, state.view.against);
    const known = state.ruled?.own === state.ownScenarios;
    if (known && state.ruled.preset === preset && state.ruled.against === against.preset) return;
    const { ownScenarios } = state;
    turn += 1;
    const mine = turn;
    store.setState({ ruling: true });
    const slices = both(preset, against.preset);
    const stretch = () => {
      if (mine !== turn) return;
      const until = performance.now() + STRETCH;
      do {
        const slice = slices.next();
        if (slice.done === true) {
          store.setState({
            ruled: {
              result: slice.value,
              own: ownScenarios,
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
      turns.next(guarded);
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
    turns.next(guarded);
  };

  const read = () => {
    own = createPreview(store.getState().ownScenarios.flatMap(({ ruled }) => (ruled === undefined ? [] : [ruled])));
  };
  const stopOwn = startOwnScenarios(store);
  read();
  work();
  const stop = store.subscribe((state, before) => {
    if (state.ownScenarios !== before.ownScenarios) {
      read();
      work();
      return;
    }
    if (state.desk !== before.desk || state.view.against !== before.view.against) work();
  });
  return () => {
    stopOwn();
    stop();
    turns.stop();
  };
}
