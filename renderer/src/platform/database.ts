import type { BridgeFailure } from '../../../app/bridge';
import { failure } from '../../../app/shell/problems';

/** A preset or a scenario as the browser keeps it. */
export interface StoredDocument {
  readonly id: string;
  readonly text: string;
  readonly hash: string;
  readonly modifiedAt: string;
  /** The text that the last save has replaced. */
  readonly backup?: string;
}

/** The presets and those that were deleted; the same for scenarios; unsaved work. */
export const STORES = ['library', 'trash', 'scenarios', 'scenarios-trash', 'journal'] as const;
export type Store = (typeof STORES)[number];

const NAME = 'prevailing-wind';

/** Version 1 had the stores for presets only, version 2 no journal. */
const VERSION = 3;

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
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const { objectStoreNames } = request.result;
    for (const name of STORES) {
      if (objectStoreNames.contains(name)) continue;
      request.result.createObjectStore(name, name.endsWith('trash') ? { autoIncrement: true } : { keyPath: 'id' });
    }
  };
  return answered(request);
}

/** What the browser's refusal means for the user. Anything else is a bug and goes on. */
export function refused(error: unknown): BridgeFailure {
  if (!(error instanceof DOMException)) throw error;
  return error.name === 'QuotaExceededError' ? failure('disk-full', error.name) : failure('unwritable', error.name);
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
