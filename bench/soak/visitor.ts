import { type Call, callShop } from "../../tests/support/shop-client.ts";
import type { Tally } from "./tally.ts";

export interface Visitor {
  address: string;
  /** Unique for each visitor, so that no two change the same records. */
  name: string;
  round: number;
  products: readonly string[];
  /** The owner's session. */
  token: string;
  /** Sends a request and records the result; a status other than success counts as a failure. */
  ask(what: string, path: string, call?: Call): Promise<Response>;
  record<T>(what: string, work: () => Promise<T>): Promise<T>;
}

interface Shop {
  address: string;
  products: readonly string[];
  tally: Tally;
  /** A session lasts an hour at most; the soak may last longer. */
  token(): Promise<string>;
}

/** Repeats the action until the time is over. A failure is counted and does not end the loop. */
export async function visitUntil(
  endAt: number,
  shop: Shop,
  name: string,
  act: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const { address, products, tally } = shop;
  const record: Visitor["record"] = (what, work) => tally.time(what, work);
  const ask: Visitor["ask"] = (what, path, call) =>
    record(what, async () => {
      const response = await callShop(address, path, call);
      const body = await response.arrayBuffer();
      if (response.status >= 400) throw new Error(`${what}: ${response.status} ${Buffer.from(body)}`);
      return new Response(body.byteLength > 0 ? body : null, { status: response.status });
    });
  for (let round = 0; performance.now() < endAt; round++) {
    try {
      await act({ address, name, round, products, token: await shop.token(), ask, record });
    } catch (error) {
      if (!tally.knows(error)) throw error;
    }
  }
}
