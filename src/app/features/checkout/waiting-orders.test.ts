import { describe, expect, it } from "vitest";
import type { AccountUser, SessionState } from "#app/features/session/session.ts";
import { ownWaitingOrders, parseWaitingOrders, type WaitingOrder } from "./waiting-orders.ts";

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

const signedIn = (id: string): SessionState => ({
  status: "authenticated",
  user: { id } as AccountUser,
  expiresAt: 0,
});

describe("the stored data", () => {
  it("is the waiting orders", () => {
    expect(parseWaitingOrders({ orders: [order()] }, NOW)).toEqual([order()]);
  });

  it.each([null, "x", {}, { orders: "x" }, { orders: [null, 1, {}, { ...order(), items: [] }] }])(
    "is nothing where it cannot be understood: %j",
    (stored) => {
      expect(parseWaitingOrders(stored, NOW)).toEqual([]);
    },
  );

  it("is forgotten after a month", () => {
    expect(parseWaitingOrders({ orders: [order({ keptAt: NOW - 31 * DAY_MS })] }, NOW)).toEqual([]);
  });
});

describe("whose a waiting order is", () => {
  it("becomes known when the session does", () => {
    expect(ownWaitingOrders([order()], signedIn("marta"))).toEqual([order({ owner: "marta" })]);
  });

  it("it stays theirs", () => {
    const orders = [order({ owner: "marta" })];
    expect(ownWaitingOrders(orders, signedIn("marta"))).toBe(orders);
  });

  it("it is gone when another user signs in", () => {
    expect(ownWaitingOrders([order({ owner: "marta" })], signedIn("pedro"))).toEqual([]);
  });

  it("it is gone when its owner signs out", () => {
    const session: SessionState = { status: "anonymous", reason: "signed out" };
    expect(ownWaitingOrders([order({ owner: "marta" }), order({ key: "b" })], session)).toEqual([
      order({ key: "b" }),
    ]);
  });

  it.each([
    { status: "loading" },
    { status: "anonymous" },
    { status: "anonymous", reason: "expired" },
  ] as const)("it waits while the user is unknown: %j", (session) => {
    const orders = [order({ owner: "marta" })];
    expect(ownWaitingOrders(orders, session)).toBe(orders);
  });
});
