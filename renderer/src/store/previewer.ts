import { baseFor } from './against';
import { presetOf } from '../../../app/editor/document';
import { effectiveWith } from '../../../app/preset/effective-of';
import { SCENARIOS } from '../../../app/scenarios/index';
import { KnownRuns } from '../../../app/scenarios/known-runs';
import { createPreview, joinedResults, type PreviewResult } from '../../../app/scenarios/preview';
import { documentIn } from './derived';
import { hearLikely, type Likely } from './likely';
import { startOwnScenarios } from './own-scenarios';
import type { Preset } from '../../../schemas/generated/preset';
import type { Store } from './store';
import { inStretches } from './stretches';
import { takingTurns } from './turns';

function nothing(): void {
  // There is nothing to say of what was ruled on beforehand.
}

/** How many runs of each scenario are kept: those of what may be changed next are among them. */
const KEPT = 8;

/**
 * Reads the user's scenarios and keeps the preview up to date: every change of the preset, or of what it is measured against, is ruled on in short
 * stretches; a later change takes the place of an earlier one, and the last result stays until the next is there. What is
 * likely to be changed next is ruled on beforehand.
 */
export function startPreviewer(store: Store): () => void {
  const canned = createPreview(SCENARIOS, new KnownRuns(KEPT));
  let own = createPreview([]);
  const turns = takingTurns();
  const stretches = inStretches(turns);
  let likely: Likely | undefined;

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

  function* before(preset: Preset, { pointer, values }: Likely): Generator<void, void> {
    for (const value of values) yield* canned.ahead(effectiveWith(preset, pointer, value));
  }

  const work = () => {
    const state = store.getState();
    const document = documentIn(state);
    const preset = presetOf(document);
    const against = baseFor(state.desk, state.view.against);
    const known = state.ruled?.own === state.ownScenarios;
    if (known && state.ruled.preset === preset && state.ruled.against === against.preset) {
      // What is under way for a change that was taken back at once has no place any more.
      if (state.ruling) {
        turns.drop();
        store.setState({ ruling: false });
      }
      return;
    }
    const { ownScenarios } = state;
    const done = (result: PreviewResult) => {
      const { name, foreign } = against;
      const ruled = { result, own: ownScenarios, preset, against: against.preset, againstName: name, foreign };
      store.setState({ ruled, ruling: false, failed: false });
      aheadNow();
    };
    const failed = (error: unknown) => {
      // A fault of the program: the last result stays, the window says so, and the error goes where errors go.
      store.setState({ ruling: false, failed: true });
      reportError(error);
    };
    likely = undefined;
    if (!stretches.begin(both(preset, against.preset), done, failed)) store.setState({ ruling: true });
  };

  /** Nothing but time is lost where this fails: the edit itself says so then. */
  const aheadNow = () => {
    const { ruling, ruled } = store.getState();
    if (likely === undefined || ruled === undefined || ruling) return;
    stretches.beginLater(before(ruled.preset, likely), nothing, nothing);
    likely = undefined;
  };

  const read = () => {
    own = createPreview(store.getState().ownScenarios.flatMap(({ ruled }) => (ruled === undefined ? [] : [ruled])));
  };
  const stopOwn = startOwnScenarios(store);
  read();
  work();
  const stopLikely = hearLikely(store, (next) => {
    likely = next;
    aheadNow();
  });
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
    stopLikely();
    turns.stop();
  };
}
