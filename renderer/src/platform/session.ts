const PREFIX = 'prevailing-wind-window-';

let own: Promise<string> | undefined;

/**
 * The name of this window among all that are open. It is held by a lock of the browser's, which falls with the window,
 * however that ends: a name that nobody holds is that of a window that has gone.
 */
export function ownSession(): Promise<string> {
  own ??= new Promise((resolve) => {
    const name = crypto.randomUUID();
    void navigator.locks.request(PREFIX + name, () => {
      resolve(name);
      return new Promise<never>(() => undefined);
    });
  });
  return own;
}

const CARRIED = 'prevailing-wind-carried';

/** The window is about to load itself anew, and wants its unsaved work back then. */
export async function carryOver(): Promise<void> {
  const name = await ownSession();
  try {
    sessionStorage.setItem(CARRIED, name);
  } catch {
    // The work is still in the journal.
  }
}

/** The name of the window that this one was before it loaded itself anew, once. */
export function carriedSession(): string | undefined {
  try {
    const name = sessionStorage.getItem(CARRIED) ?? undefined;
    sessionStorage.removeItem(CARRIED);
    return name;
  } catch {
    // Without storage the work is offered as that of any other window.
    return undefined;
  }
}

/** The names of all windows that are open now. */
export async function openSessions(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) === true ? [name.slice(PREFIX.length)] : []));
  return new Set(names);
}
