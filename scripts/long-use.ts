/**
 * A long day at the window: random actions on its state, with library, journal and preview, over 24 hours of a clock of
 * its own: `npm run long-use [ACTIONS] [SEED]`. Prints the memory that is in use after collection, and fails where it has
 * grown by more than a tenth since action 1,000. What is drawn is not part of it.
 */
import { mock } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Bridge, JournalBridge, LibraryBridge, LibraryEntry } from '../app/bridge';
import { isDirty, presetOf } from '../app/editor/document';
import { OPTIONS } from '../app/option/options';
import { builtins } from '../app/preset/builtin';
import { SCENARIOS } from '../app/scenarios';
import { createPreview } from '../app/scenarios/preview';
import { seeded } from '../app/table/testing/deals';
import { baseIn, documentIn, factsOf } from '../renderer/src/store/derived';
import { editingOf } from '../renderer/src/store/editing';
import { keepJournal } from '../renderer/src/store/journal';
import { libraryOf } from '../renderer/src/store/library';
import { createWindowStore } from '../renderer/src/store/store';

const actions = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 1);
const DAY = 24 * 60 * 60 * 1000;
/** More presets than this are not kept by anybody in a day: the oldest goes. */
const KEPT = 8;
/**
 * The preview rules on every so many-th state, since it is by far the slowest part: more often up to action 1,000, so that
 * what it keeps for a while is there, as it is at once in a window that rules on each.
 */
const RULED = { first: 10, then: 50 };

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function inUse(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** A library and a journal in memory. */
function surroundings(): Pick<Bridge, 'library' | 'journal'> {
  const files = new Map<string, LibraryEntry>();
  const records = new Map<string, string>();
  let saves = 0;
  const done = Promise.resolve({ ok: true as const });
  const missing = Promise.resolve({ ok: false as const, code: 'not-found' as const, message: '' });
  const library: LibraryBridge = {
    list: () => Promise.resolve([...files.values()]),
    read: () => missing,
    backup: () => missing,
    save: (id, text) => {
      saves += 1;
      const { name } = JSON.parse(text) as { name: string };
      files.set(id, { id, name, text, hash: String(saves) });
      return Promise.resolve({ ok: true, hash: String(saves) });
    },
    rename: () => done,
    remove: (id) => {
      files.delete(id);
      return done;
    },
    restore: () => missing,
  };
  const journal: JournalBridge = {
    list: () => Promise.resolve([]),
    put: (id, text) => {
      records.set(id, text);
      return done;
    },
    drop: (id) => {
      records.delete(id);
      return done;
    },
  };
  return { library, journal };
}

mock.timers.enable({ apis: ['setTimeout', 'Date'] });
const random = seeded(seed);
const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
const bridge = surroundings();
const store = createWindowStore();
const editing = editingOf(store);
const library = libraryOf(store, bridge as Bridge, (dialog) => {
  store.setState({ dialog });
});
keepJournal(store, bridge.journal, 'day', () => undefined);
const preview = createPreview(SCENARIOS);
const current = () => documentIn(store.getState());

/** A choice, or a number near the one that stands there, at a random option. */
function change(): void {
  const option = one(OPTIONS);
  if (!option) return;
  if (option.kind === 'choice') editing.change({ set: { [option.pointer]: one(option.choices)?.value } });
  else editing.change({ set: { '/scoring/payments/limitPoints': 1000 + Math.floor(random() * 9000) }, key: 'limit' });
}

async function leave(): Promise<void> {
  const { dialog } = store.getState();
  if (dialog?.kind === 'unsaved') {
    dialog.then();
    library.discard(dialog.key);
  }
  store.setState({ dialog: undefined });
  const own = store.getState().desk.library;
  const [oldest] = own;
  if (own.length <= KEPT || !oldest) return;
  library.choose({ own: oldest.id });
  await library.remove(current().key);
}

async function act(): Promise<void> {
  const choice = random();
  if (choice < 0.55) change();
  else if (choice < 0.65) editing.undo();
  else if (choice < 0.7) editing.redo();
  else if (choice < 0.75) editing.keepTyped('/scoring/payments/limitPoints', random() < 0.5 ? '12x' : undefined);
  else if (choice < 0.78) editing.resetPage(one(OPTIONS)?.page ?? '');
  else if (choice < 0.8) editing.revert();
  else if (choice < 0.85) library.choose({ builtin: one(builtins())?.id ?? '' });
  else if (choice < 0.9) library.choose({ own: one(store.getState().desk.library)?.id ?? '' });
  else if (choice < 0.97) await library.save(current().key);
  else if (isDirty(current())) await library.saveAs(current().key, `Club ${String(Math.floor(random() * 1e6))}`);
  await leave();
}

const began = performance.now();
let basis = 0;
let last = 0;
// The day begins with a look at every preset, each of which is ruled on: what is known of them stays, and what is known of
// their rulings up to its bounds.
for (const { id } of builtins()) {
  library.choose({ builtin: id });
  factsOf(store.getState(), 'desktop');
  preview.rule(presetOf(current()), baseIn(current()).preset);
}
for (let count = 1; count <= actions; count++) {
  await act();
  factsOf(store.getState(), 'desktop');
  if (count % (count <= 1000 ? RULED.first : RULED.then) === 0)
    preview.rule(presetOf(current()), baseIn(current()).preset);
  mock.timers.tick(DAY / actions);
  // What waits for an answer gets its turn.
  await new Promise((resolve) => setImmediate(resolve));
  if (count % 1000 === 0) last = inUse();
  if (count === 1000) basis = last;
  if (count % 1000 === 0)
    console.log(
      `${String(count)} actions: ${(last / 1e6).toFixed(1)} MB, ${String(Object.keys(store.getState().desk.documents).length)} documents`,
    );
}
const grown = last / basis - 1;
console.log(
  `seed ${String(seed)}: ${(grown * 100).toFixed(1)} % more than after action 1,000; ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
process.exit(grown > 0.1 ? 1 : 0);
