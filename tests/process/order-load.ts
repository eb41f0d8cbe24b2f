import { openDatabase } from "#server/db/client.ts";
import { compareItemSales } from "#server/reports/item-sales-fixture.ts";
import { compareSalesRollups } from "#server/sales-rollups/sales-rollups-fixture.ts";
import {
  addProduct,
  callShop,
  PASSWORD,
  placeOrder,
  readJson,
  signIn,
  signInOwner,
  signUp,
} from "../support/shop-client.ts";
import { silentLog } from "../support/silent-log.ts";

const EMAIL = "ana@exemplo.com.br";

export interface Customer {
  token: string;
  signedInAt: number;
  productId: string;
}

/** A customer with a session, and a product to order. */
export async function prepareCustomer(address: string): Promise<Customer> {
  const product = await addProduct(address, await signInOwner(address));
  return { token: await signUp(address, EMAIL), signedInAt: Date.now(), productId: product.id };
}

/** Renews the session, because a long run takes longer than the token's quarter of an hour. */
export async function keepSignedIn(address: string, customer: Customer): Promise<Customer> {
  if (Date.now() - customer.signedInAt < 5 * 60_000) return customer;
  const token = await signIn(address, { email: EMAIL, password: PASSWORD });
  return { ...customer, token, signedInAt: Date.now() };
}

/** The orders from the customers' view: the order id for each idempotency key, or that no response came. */
export interface OrderBook {
  confirmed: Map<string, string>;
  unanswered: Set<string>;
  /** Responses other than a placed order, by status. */
  refused: Map<number, number>;
}

export const newOrderBook = (): OrderBook => ({
  confirmed: new Map(),
  unanswered: new Set(),
  refused: new Map(),
});

interface Attempt {
  address: string;
  customer: Customer;
  book: OrderBook;
  key: string;
}

/** Sends one order, records the result, and returns whether it was placed. Throws if the connection breaks. */
export async function tryOrder({ address, customer, book, key }: Attempt): Promise<boolean> {
  book.unanswered.add(key);
  const response = await placeOrder(address, { ...customer, key });
  if (response.status !== 201) {
    book.refused.set(response.status, (book.refused.get(response.status) ?? 0) + 1);
    // A shirt that is sold out is an answer, too.
    if (response.status === 409) book.unanswered.delete(key);
    await response.arrayBuffer();
    return false;
  }
  const { id } = await readJson<{ id: string }>(response);
  const known = book.confirmed.get(key);
  if (known !== undefined && known !== id)
    throw new Error(`The key ${key} made the orders ${known} and ${id}`);
  book.confirmed.set(key, id);
  book.unanswered.delete(key);
  return true;
}

/** Sends orders without a response again with the same idempotency key, like a shopper's browser. */
export async function retryUnanswered(attempt: Omit<Attempt, "key">): Promise<number> {
  const keys = [...attempt.book.unanswered];
  for (const key of keys) await tryOrder({ ...attempt, key });
  return keys.length;
}

interface StoredOrder {
  id: string;
  key: string;
}

export async function readStoredOrders(place: {
  url: string | undefined;
  dataDir: string;
}): Promise<StoredOrder[]> {
  const database = await openDatabase({ ...place, log: silentLog });
  const { rows } = await database.pool.query<StoredOrder>("select id, customer as key from orders");
  await database.close();
  return rows;
}

/** The sums that the shop shows and the same computed from its orders, each with what is not folded yet. */
export async function compareStoredSums(place: { url: string | undefined; dataDir: string }) {
  const database = await openDatabase({ ...place, log: silentLog });
  const sales = await compareSalesRollups(database.db);
  const items = await compareItemSales(database.db);
  await database.close();
  return { shown: [sales.rollups, items.rollups], computed: [sales.counted, items.counted] };
}

/** Receives shirts, as the owner. A size that was unlimited is counted from then on. */
export async function receiveShirts(address: string, { productId }: Customer, units: number): Promise<void> {
  const items = [{ product_id: productId, size: "M", units }];
  const token = await signInOwner(address);
  await readJson(await callShop(address, "/api/admin/stock/deliveries", { token, json: { items } }));
}

/** What is left of all counted shirts, what the ledger says about that, and what was sold. */
export async function readStoredStock(place: { url: string | undefined; dataDir: string }) {
  const database = await openDatabase({ ...place, log: silentLog });
  const { rows } = await database.pool.query<{ units: number; moved: number; sold: number }>(`
    select (select sum(units)::int from stock_levels) as units,
      (select sum(delta)::int from stock_movements) as moved,
      (select sum(quantity)::int from order_items) as sold`);
  await database.close();
  return rows[0];
}

/** The violations of the two guarantees, lost and duplicate orders, as lists that must be empty. */
export function findBrokenPromises(book: OrderBook, stored: readonly StoredOrder[]) {
  const byKey = Map.groupBy(stored, ({ key }) => key);
  return {
    missing: [...book.confirmed].filter(([key, id]) => !byKey.get(key)?.some((order) => order.id === id)),
    doubled: [...byKey].filter(([, orders]) => orders.length > 1).map(([key]) => key),
  };
}
