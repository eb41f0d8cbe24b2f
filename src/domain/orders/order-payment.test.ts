import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PixCharge, waysToPay } from "./order-payment.ts";

const order = {
  id: "a41f09c2-1111-4222-8333-444455556666",
  status: "pending",
  totalCents: 96970,
  pixCents: null,
  paidAt: null,
  paymentMark: null,
};
const now = new Date("2026-11-18T12:00:00Z");
const account = {
  keyType: "email" as const,
  key: "loja@exemplo.com.br",
  receiverName: "Manto",
  receiverCity: "São Paulo",
};

const orderPixCode = (payable: Parameters<typeof waysToPay>[0], pixAccount: typeof account | null) =>
  waysToPay(payable, { pixAccount, provider: null, pixCharge: null }, now).pixCode;

describe("the Pix code of an order", () => {
  it("asks for the order's exact total and has the order's number as its reference", () => {
    const code = orderPixCode(order, account);
    expect(code).toContain("5406969.70");
    expect(code).toContain("0514PEDIDOA41F09C2");
  });

  it("asks for what is due by Pix where that is less", () => {
    expect(orderPixCode({ ...order, pixCents: 92122 }, account)).toContain("5406921.22");
  });

  it("differs for every total", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (one, other) => {
        const codes = [one, other].map((totalCents) => orderPixCode({ ...order, totalCents }, account));
        expect(codes[0] === codes[1]).toBe(one === other);
      }),
    );
  });

  it.each(["processing", "shipped", "em_analise"])("exists while an unpaid order is %s", (status) => {
    expect(orderPixCode({ ...order, status }, account)).not.toBeNull();
  });

  it.each(["completed", "delivered", "cancelled"])("no longer exists once the order is %s", (status) => {
    expect(orderPixCode({ ...order, status }, account)).toBeNull();
  });

  it("no longer exists once the order is paid", () => {
    expect(orderPixCode({ ...order, paidAt: new Date(0) }, account)).toBeNull();
  });

  it("does not exist for a total of zero", () => {
    expect(orderPixCode({ ...order, totalCents: 0 }, account)).toBeNull();
  });

  it("needs a key", () => {
    expect(orderPixCode(order, null)).toBeNull();
  });
});

describe("an order in a shop with a payment provider", () => {
  const provider = { cardInstalments: 12 };
  const made: PixCharge = {
    code: "código do provedor",
    amountCents: order.totalCents,
    expiresAt: new Date("2026-11-19T12:00:00Z"),
    createdAt: now,
    failedAt: null,
  };
  const pay = (pixCharge: PixCharge | null, changes: Partial<typeof order> = {}) =>
    waysToPay({ ...order, ...changes }, { pixAccount: account, provider, pixCharge }, now);

  it("is paid by the provider's code, and not by the shop's own one", () => {
    expect(pay(made)).toEqual({
      pixCode: "código do provedor",
      payment: { pix: "ready", pixExpiresAt: made.expiresAt, cardInstalments: 12 },
    });
  });

  it("has no code in the seconds in which the provider makes it", () => {
    const making = { ...made, code: null, createdAt: new Date(now.getTime() - 14_000) };
    expect(pay(making)).toMatchObject({ pixCode: null, payment: { pix: "making" } });
  });

  it.each([
    ["fails to make it", { ...made, code: null, failedAt: now }],
    ["takes long to make it", { ...made, code: null, createdAt: new Date(now.getTime() - 15_000) }],
    ["was never asked for it", null],
  ])("is paid by the shop's own code while the provider %s", (_, charge) => {
    const { pixCode, payment } = pay(charge);
    expect(pixCode).toContain("br.gov.bcb.pix");
    expect(payment?.pix).toBe("away");
  });

  it.each([
    ["expired", { ...made, expiresAt: now }],
    ["asks for another amount", { ...made, amountCents: order.totalCents - 1 }],
  ])("has no code where the provider's one %s", (_, charge) => {
    expect(pay(charge)).toMatchObject({ pixCode: null, payment: { pix: "expired" } });
  });

  it("cannot be paid again once it has a mark", () => {
    const marked = { ...order, paymentMark: "underpaid" as const };
    expect(waysToPay(marked, { pixAccount: account, provider, pixCharge: made }, now)).toEqual({
      pixCode: null,
    });
  });
});
