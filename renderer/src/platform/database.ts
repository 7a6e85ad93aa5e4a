/** A preset as the browser keeps it. */
export interface StoredPreset {
  readonly id: string;
  readonly text: string;
  readonly hash: string;
  readonly modifiedAt: string;
}

export const STORES = ['library', 'trash'] as const;
export type Store = (typeof STORES)[number];

const NAME = 'prevailing-wind';

/** The answer of one request. */
export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('the database gave no reason'));
    };
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('library', { keyPath: 'id' });
    request.result.createObjectStore('trash', { autoIncrement: true });
  };
  return answered(request);
}

/**
 * Runs a piece of work in one transaction: all of it happens or nothing, and nobody else writes in between. The work may
 * wait for requests of this transaction only.
 */
export async function transaction<T>(
  mode: IDBTransactionMode,
  work: (store: (name: Store) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await opened();
  try {
    const running = database.transaction(STORES, mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      running.oncomplete = () => {
        resolve();
      };
      running.onabort = () => {
        reject(running.error ?? new Error('the transaction was given up'));
      };
    });
    const [result] = await Promise.all([work((name) => running.objectStore(name)), done]);
    return result;
  } finally {
    database.close();
  }
}
