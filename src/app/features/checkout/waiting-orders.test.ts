import { describe, expect, it } from "vitest";
import type { AccountUser, SessionState } from "#app/features/accounts/session.ts";
import { ownWaiting, readWaiting, type WaitingOrder } from "./waiting-orders.ts";

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

describe("what the browser kept", () => {
  it("is the waiting orders", () => {
    expect(readWaiting({ orders: [order()] }, NOW)).toEqual([order()]);
  });

  it.each([null, "x", {}, { orders: "x" }, { orders: [null, 1, {}, { ...order(), items: [] }] }])(
    "is nothing where it cannot be understood: %j",
    (kept) => {
      expect(readWaiting(kept, NOW)).toEqual([]);
    },
  );

  it("is forgotten after a month", () => {
    expect(readWaiting({ orders: [order({ keptAt: NOW - 31 * DAY_MS })] }, NOW)).toEqual([]);
  });
});

describe("whose a waiting order is", () => {
  it("becomes known when the session does", () => {
    expect(ownWaiting([order()], signedIn("marta"))).toEqual([order({ owner: "marta" })]);
  });

  it("it stays theirs", () => {
    const orders = [order({ owner: "marta" })];
    expect(ownWaiting(orders, signedIn("marta"))).toBe(orders);
  });

  it("it is gone when somebody else signs in", () => {
    expect(ownWaiting([order({ owner: "marta" })], signedIn("pedro"))).toEqual([]);
  });

  it("it is gone when its owner signs out", () => {
    const session: SessionState = { status: "anonymous", reason: "signed out" };
    expect(ownWaiting([order({ owner: "marta" }), order({ key: "b" })], session)).toEqual([
      order({ key: "b" }),
    ]);
  });

  it.each([
    { status: "loading" },
    { status: "anonymous" },
    { status: "anonymous", reason: "expired" },
  ] as const)("it waits while nobody is known: %j", (session) => {
    const orders = [order({ owner: "marta" })];
    expect(ownWaiting(orders, session)).toBe(orders);
  });
});
