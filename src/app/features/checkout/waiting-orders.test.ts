import { describe, expect, it } from "vitest";
import { parseWaiting, type WaitingOrder } from "./waiting-orders.ts";

const NOW = Date.UTC(2026, 10, 15);
const DAY_MS = 86_400_000;

const order = (given: Partial<WaitingOrder> = {}): WaitingOrder => ({
  key: "a",
  request: "{}",
  items: [{ id: "1", name: "Camisa", image: null, size: "M", quantity: 1, priceCents: 10000 }],
  draft: { name: "Marta", cep: "01310100", address: "Rua 1", whatsapp: "11912345678" },
  keptAt: NOW,
  owner: null,
  ...given,
});

const user = { id: "marta", role: "authenticated" };

describe("the stored data", () => {
  it("is the waiting orders and the account that was last known", () => {
    expect(parseWaiting({ orders: [order()], user }, NOW)).toEqual({ orders: [order()], user });
  });

  it.each([
    null,
    "x",
    {},
    { orders: "x" },
    { orders: [null, 1, {}, { ...order(), items: [] }] },
    { user: 1 },
  ])("is nothing where it cannot be understood: %j", (stored) => {
    expect(parseWaiting(stored, NOW)).toEqual({ orders: [], user: null });
  });

  it("is forgotten after a month", () => {
    const old = { orders: [order({ keptAt: NOW - 31 * DAY_MS })], user };
    expect(parseWaiting(old, NOW).orders).toEqual([]);
  });

  it("holds the chosen delivery, which orders of an older version do not have", () => {
    const delivery = { methodId: "sedex", name: "SEDEX", priceCents: 3190 };
    const orders = [order({ delivery }), order({ key: "b" })];
    expect(parseWaiting({ orders, user }, NOW).orders).toEqual(orders);
  });

  it("of a version that did not know the account is a visitor's", () => {
    expect(parseWaiting({ orders: [order()] }, NOW)).toEqual({ orders: [order()], user: null });
  });
});
