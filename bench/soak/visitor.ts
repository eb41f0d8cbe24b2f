import { type Call, callShop } from "../../tests/support/shop-client.ts";
import type { Tally } from "./tally.ts";

export interface Visitor {
  address: string;
  /** Different for each, so that nobody does another's work. */
  name: string;
  round: number;
  products: readonly string[];
  /** The owner's session. */
  token: string;
  /** Asks the shop and writes down how it went; an answer other than a success counts as a failure. */
  ask(what: string, path: string, call?: Call): Promise<Response>;
  note<T>(what: string, work: () => Promise<T>): Promise<T>;
}

interface Shop {
  address: string;
  products: readonly string[];
  tally: Tally;
  /** A session lasts an hour at most; the soak may last longer. */
  token(): Promise<string>;
}

/** Does it again and again until the time is over. One failure does not end it: they are all counted. */
export async function visitUntil(
  endAt: number,
  shop: Shop,
  name: string,
  act: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const { address, products, tally } = shop;
  const note: Visitor["note"] = (what, work) => tally.time(what, work);
  const ask: Visitor["ask"] = (what, path, call) =>
    note(what, async () => {
      const response = await callShop(address, path, call);
      const body = await response.arrayBuffer();
      if (response.status >= 400) throw new Error(`${what}: ${response.status} ${Buffer.from(body)}`);
      return new Response(body.byteLength > 0 ? body : null, { status: response.status });
    });
  for (let round = 0; performance.now() < endAt; round++) {
    try {
      await act({ address, name, round, products, token: await shop.token(), ask, note });
    } catch (error) {
      if (!tally.knows(error)) throw error;
    }
  }
}
