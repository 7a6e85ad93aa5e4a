import { THEMES, type Theme } from '../../../app/bridge';
import { emptyDesk, type Desk } from '../../../app/editor/desk';
import { FIRST_VIEW, type View } from '../../../app/editor/view';
import { readTaste } from '../../../app/editor/taste';
import { pageAt } from '../../../app/option/options';
import { documentIn } from './derived';
import type { Store } from './store';

const KEY = 'prevailing-wind';

/** What the window remembers of its last time: taste and place, never anything of a preset. */
interface Memory {
  readonly theme?: string;
  readonly page?: string;
  readonly builtin?: string;
  readonly own?: string;
  readonly taste?: unknown;
}

function read(): Memory {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/** The desk and the view as they were left, as far as that is remembered, and the preset of the library seen last. */
export function restored(): { readonly desk: Desk; readonly view: View; readonly own: string | undefined } {
  const { theme, page, builtin, own, taste } = read();
  return {
    desk: emptyDesk(typeof builtin === 'string' ? builtin : undefined),
    view: {
      ...FIRST_VIEW,
      taste: readTaste(taste),
      ...(isTheme(theme) ? { theme } : {}),
      ...(typeof page === 'string' && pageAt(page) ? { page } : {}),
    },
    own: typeof own === 'string' ? own : undefined,
  };
}

/** Writes down, after each change, what is to be remembered. */
export function remember(store: Store): () => void {
  return store.subscribe((state, before) => {
    if (state.view === before.view && state.desk.current === before.desk.current && state.desk === before.desk) return;
    const document = documentIn(state);
    const own = document.stored?.id;
    const memory: Memory = {
      theme: state.view.theme,
      page: state.view.page,
      taste: state.view.taste,
      ...(document.base === undefined ? {} : { builtin: document.base.id }),
      ...(own === undefined ? {} : { own }),
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(memory));
    } catch {
      // Without storage the window simply begins anew each time.
    }
  });
}
