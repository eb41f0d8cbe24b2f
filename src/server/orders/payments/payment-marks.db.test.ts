import { describe, expect, it } from "vitest";
import { mercadoPagoTexts } from "#domain/payments/payment-texts.ts";
import { PRICE_CENTS, setUpPayments } from "./payments-fixture.ts";
import { recordPayment } from "./record-payment.ts";

const shop = await setUpPayments();
const { mercadoPago, connect, placeOrder, read, notify, historyOf } = shop;
const REAIS = PRICE_CENTS / 100;

/** An order whose code was paid as given. */
async function paidWith(changes: object) {
  await connect();
  const order = await placeOrder();
  const id = mercadoPago.payments()[0]?.id ?? 0;
  mercadoPago.change(id, { status: "approved", ...changes });
  await notify(id);
  return { order, id };
}

describe("the mark of an order", () => {
  it.each([
    ["underpaid", { transaction_amount: REAIS - 0.01 }],
    ["overpaid", { transaction_amount: REAIS + 0.01 }],
    ["partly_refunded", { transaction_amount_refunded: 50 }],
    ["refunded", { status: "refunded", transaction_amount_refunded: REAIS }],
    ["disputed", { status: "in_mediation" }],
    ["charged_back", { status: "charged_back" }],
  ])("is %s, and never 'Pago'", async (mark, changes) => {
    const { order } = await paidWith(changes);
    const shown = await read(order);
    expect(shown).toMatchObject({ payment_mark: mark, paid_at: null, pix_code: null });
    expect(shown).not.toHaveProperty("payment");
    const { body } = await shop.asOwner("GET", "/api/admin/orders?payment=marked");
    expect(body.rows).toMatchObject([{ id: order.id, payment_mark: mark }]);
  });

  it("replaces 'Pago' when the money leaves again, and the history tells both", async () => {
    const { order, id } = await paidWith({});
    mercadoPago.change(id, { status: "refunded", transaction_amount_refunded: REAIS });
    await notify(id);
    expect(await read(order)).toMatchObject({ paid_at: null, payment_mark: "refunded" });
    expect((await historyOf(order)).map(({ action }) => action)).toEqual([
      "order.payment_marked",
      "order.paid",
      "order.placed",
    ]);
  });

  it("gives way to 'Pago' when the rest is paid", async () => {
    const { order } = await paidWith({ transaction_amount: REAIS - 50 });
    const rest = mercadoPago.add({
      status: "approved",
      transaction_amount: 50,
      external_reference: order.id,
    });
    await notify(rest.id);
    const shown = await read(order);
    expect(shown).toMatchObject({ paid_at: expect.any(String) });
    expect(shown).not.toHaveProperty("payment_mark");
  });

  const payByHand = async ({ id }: { id: string }, paid: boolean) =>
    (await shop.asOwner("PUT", `/api/admin/orders/${id}/payment`, { paid })).body;

  it("can be settled by hand, and is back when that is undone", async () => {
    const { order } = await paidWith({ transaction_amount: REAIS + 1 });
    const settled = await payByHand(order, true);
    expect(settled.paid_at).toEqual(expect.any(String));
    expect(settled).not.toHaveProperty("payment_mark");
    expect(await payByHand(order, false)).toMatchObject({ paid_at: null, payment_mark: "overpaid" });
  });

  it("is counted for the back-office, which hears nothing of marks while there are none", async () => {
    const { order } = await paidWith({ transaction_amount: REAIS + 1 });
    const summary = async () => (await shop.asOwner("GET", "/api/admin/orders/summary")).body;
    expect((await summary()).marked_count).toBe(1);
    await payByHand(order, true);
    expect(await summary()).not.toHaveProperty("marked_count");
  });

  it("that was settled by hand stays so when the provider repeats itself", async () => {
    const { order, id } = await paidWith({ transaction_amount: REAIS + 1 });
    await payByHand(order, true);
    await notify(id);
    expect((await read(order)).paid_at).toEqual(expect.any(String));
  });

  it("is not taken back by an answer that was overtaken", async () => {
    const { order, id } = await paidWith({ status: "charged_back" });
    const ctx = { ...shop.app.services(), desk: shop.app.paymentDesk(), now: new Date() };
    await recordPayment(ctx, {
      id: String(id),
      state: "approved",
      method: "pix",
      amountCents: PRICE_CENTS,
      refundedCents: 0,
      currency: "BRL",
      reference: order.id,
      changedAt: new Date(Date.now() - 60_000),
    });
    expect(await read(order)).toMatchObject({ paid_at: null, payment_mark: "charged_back" });
  });
});

describe("the payments of an order", () => {
  it("are listed with what the provider said of each", async () => {
    const { order, id } = await paidWith({ transaction_amount_refunded: 50 });
    const { body } = await shop.asOwner("GET", `/api/admin/orders/${order.id}/payments`);
    expect(body).toEqual([
      {
        id: String(id),
        state: "approved",
        method: "pix",
        amount_cents: PRICE_CENTS,
        refunded_cents: 5_000,
        changed_at: expect.any(String),
      },
    ]);
  });

  it("are asked for at once when the owner wants it", async () => {
    await connect();
    const order = await placeOrder();
    mercadoPago.change(mercadoPago.payments()[0]?.id ?? 0, { status: "approved" });
    const { body } = await shop.asOwner("POST", `/api/admin/orders/${order.id}/payments/check`);
    expect(body).toMatchObject([{ state: "approved" }]);
    expect((await read(order)).paid_at).toEqual(expect.any(String));
  });

  it("cannot be asked for once the provider is disconnected, and that is said", async () => {
    const { order } = await paidWith({});
    await shop.asOwner("DELETE", "/api/admin/mercado-pago");
    const { status, body } = await shop.asOwner("POST", `/api/admin/orders/${order.id}/payments/check`);
    expect([status, body.error.message]).toEqual([409, mercadoPagoTexts.notConnected]);
    expect((await shop.asOwner("GET", `/api/admin/orders/${order.id}/payments`)).body).toHaveLength(1);
  });
});
