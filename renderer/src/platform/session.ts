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

/** The names of all windows that are open now. */
export async function openSessions(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) === true ? [name.slice(PREFIX.length)] : []));
  return new Set(names);
}
