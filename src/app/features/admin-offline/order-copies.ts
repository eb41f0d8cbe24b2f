import type { AdminOrder } from "#app/features/admin-orders/admin-order.ts";

/** The last orders as they were when the shop was last asked, for one administrator on this device. */
export interface OrderCopies {
  userId: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  orders: AdminOrder[];
}

export const MOST_COPIES = 100;
/** As long as the browser remembers that somebody administered the shop here (domain/accounts/admin-access.ts). */
const LIFETIME_MS = 24 * 3_600_000;

const DATABASE = "admin-orders";
const STORE = "copies";
const KEY = "latest";

/** Undefined where there are none, or they are too old to be left lying about: those are wiped. */
export async function readCopies(nowMs: number): Promise<OrderCopies | undefined> {
  const found = await inStore<OrderCopies | undefined>("readonly", (store) => store.get(KEY));
  if (found && nowMs - found.savedAt <= LIFETIME_MS) return found;
  if (found) await wipeCopies();
  return undefined;
}

export async function writeCopies(copies: OrderCopies): Promise<void> {
  const orders = copies.orders.slice(0, MOST_COPIES);
  await inStore("readwrite", (store) => store.put({ ...copies, orders }, KEY));
}

/** When the session ends, the role is taken, or somebody else is here. */
export async function wipeCopies(): Promise<void> {
  await inStore("readwrite", (store) => store.clear());
}

/** Where the browser keeps nothing there is nothing to read or to wipe. */
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
