/** Records that only one account may see, stored on this device for offline use. */
export interface PrivateCopy {
  userId: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** The same lifetime as the browser's memory of an administrator (domain/accounts/admin-access.ts). */
const LIFETIME_MS = 24 * 3_600_000;

/** Orders of the back-office are the only records that are copied so far. */
const DATABASE = "admin-orders";
const STORE = "copies";
const KEY = "latest";

/** Reads the copy; undefined where there is none. An expired copy is deleted. */
export async function readPrivateCopy<Copy extends PrivateCopy>(nowMs: number): Promise<Copy | undefined> {
  const found = await inStore<Copy | undefined>("readonly", (store) => store.get(KEY));
  if (found && nowMs - found.savedAt <= LIFETIME_MS) return found;
  if (found) await deletePrivateCopy();
  return undefined;
}

export async function writePrivateCopy(copy: PrivateCopy): Promise<void> {
  await inStore("readwrite", (store) => store.put(copy, KEY));
}

/** Deletes the copy: when the session ends, the role is revoked, or another account signs in. */
export async function deletePrivateCopy(): Promise<void> {
  await inStore("readwrite", (store) => store.clear());
}

/** A browser that forbids storage has nothing to read or delete. */
async function inStore<Output>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Output>,
): Promise<Output | undefined> {
  try {
    const database = await open();
    try {
      return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

function settled<Output>(request: IDBRequest<Output>): Promise<Output> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
