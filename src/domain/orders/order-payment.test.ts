import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderPixCode } from "./order-payment.ts";

const order = {
  id: "a41f09c2-1111-4222-8333-444455556666",
  status: "pending",
  totalCents: 96970,
  pixCents: null,
  paidAt: null,
};
const account = {
  keyType: "email" as const,
  key: "loja@exemplo.com.br",
  receiverName: "Manto",
  receiverCity: "São Paulo",
};

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
