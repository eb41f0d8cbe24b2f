import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mercadoPagoTexts } from "#domain/payments/payment-texts.ts";
import { charges } from "../payment-tables.ts";
import { orders } from "../tables.ts";
import { PRICE_CENTS, setUpPayments } from "./payments-fixture.ts";

const shop = await setUpPayments();
const { mercadoPago, connect, placeOrder, read, notify, historyOf, work, pay } = shop;
const codesAsked = () => mercadoPago.questions().filter(({ path }) => path === "/v1/payments");

describe("a shop without a payment provider", () => {
  it("shows its own Pix code, as ever, and asks nobody", async () => {
    const { body } = await shop.order();
    await work();
    expect(body.pix_code).toContain("br.gov.bcb.pix");
    expect(await read(body)).not.toHaveProperty("payment");
    expect(mercadoPago.questions()).toEqual([]);
  });

  it("refuses to pay by a provider", async () => {
    const { token } = await placeOrder();
    for (const what of ["pix", "card"] as const) {
      expect(await pay(what, token)).toMatchObject({
        status: 409,
        body: { error: { message: mercadoPagoTexts.nothingDue } },
      });
    }
  });
});

describe("the Pix code of an order", () => {
  it("is the provider's, and the shop's own one is shown no more", async () => {
    await connect();
    const { body } = await shop.order();
    expect(body).toMatchObject({ pix_code: null, payment: { pix: "making", card_instalments: 12 } });
    await work();
    const [payment] = mercadoPago.payments();
    const order = await read(body);
    expect(order.pix_code).toContain(`mercadopago-${payment?.id}`);
    expect(order.payment).toEqual({
      pix: "ready",
      pix_expires_at: payment?.date_of_expiration,
      card_instalments: 12,
    });
    const list = await shop.asOwner("GET", "/api/admin/orders");
    expect(list.body.rows[0].pix_code).toBe(order.pix_code);
  });

  it("is asked for with the order's amount and number, for a day", async () => {
    await connect();
    const { id } = await placeOrder();
    const [asked] = codesAsked();
    expect(asked?.headers["x-idempotency-key"]).toContain(id);
    expect(asked?.body).toEqual({
      transaction_amount: PRICE_CENTS / 100,
      description: `Pedido #${id.slice(0, 8)} Manto`,
      payment_method_id: "pix",
      payer: { email: shop.customer().email },
      external_reference: id,
      date_of_expiration: expect.any(String),
    });
    const minutes = (Date.parse(String(asked?.body.date_of_expiration)) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(24 * 60 + 1);
  });

  it("is made once, even if the process ends before it has written the answer down", async () => {
    await connect();
    const order = await placeOrder();
    const { pix_code } = await read(order);
    await shop
      .db()
      .update(charges)
      .set({ providerId: null, code: null, makeAt: new Date(0) });
    await work();
    expect((await read(order)).pix_code).toBe(pix_code);
    expect(mercadoPago.payments()).toHaveLength(1);
  });

  it("is not made for an order that was deleted meanwhile", async () => {
    await connect();
    mercadoPago.behave(() => true);
    // The attempt that fails is over before the order goes.
    const { id } = await placeOrder();
    await shop.asOwner("DELETE", `/api/admin/orders/${id}`);
    mercadoPago.reset();
    await shop
      .db()
      .update(charges)
      .set({ makeAt: new Date(0) });
    await work();
    expect(codesAsked()).toEqual([]);
  });
});

describe("an order that was open before the provider was connected", () => {
  it("gets the provider's code when its page asks for it", async () => {
    const { id, token } = await placeOrder();
    await connect();
    expect((await read({ id })).payment.pix).toBe("away");
    expect((await pay("pix", token)).body.payment.pix).toBe("ready");
  });
});

describe("a paid code", () => {
  async function payCode(changes: object = {}) {
    await connect();
    const order = await placeOrder();
    const [payment] = mercadoPago.payments();
    const id = payment?.id ?? 0;
    mercadoPago.change(id, { status: "approved", ...changes });
    return { order, id };
  }

  it("marks its order as paid when the provider has notified it, and the history says by whom", async () => {
    const { order, id } = await payCode();
    expect((await notify(id)).status).toBe(200);
    expect(await read(order)).toMatchObject({ paid_at: expect.any(String), pix_code: null });
    expect(await historyOf(order)).toMatchObject([
      {
        action: "order.paid",
        actor_email: null,
        summary: expect.stringContaining(`(Mercado Pago, pagamento ${id})`),
      },
      { action: "order.placed" },
    ]);
  });

  it("changes nothing more, notified 50 times", async () => {
    const { order, id } = await payCode();
    await notify(id);
    const before = [await read(order), await historyOf(order)];
    await Promise.all(Array.from({ length: 50 }, () => notify(id)));
    expect([await read(order), await historyOf(order)]).toEqual(before);
  });

  it("marks its order within minutes if the notification is lost", async () => {
    const { order } = await payCode();
    const [charge] = await shop.db().select().from(charges).where(eq(charges.orderId, order.id));
    const minutes = ((charge?.checkAt?.getTime() ?? 0) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(10);
    await work();
    expect((await read(order)).paid_at).toBeNull();
    await shop.passTime();
    expect((await read(order)).paid_at).toEqual(expect.any(String));
  });

  it("marks an order that was deleted, which is paid when it is restored", async () => {
    const { order, id } = await payCode();
    await shop.asOwner("DELETE", `/api/admin/orders/${order.id}`);
    await notify(id);
    await shop.asOwner("POST", `/api/admin/orders/${order.id}/restore`);
    expect((await read(order)).paid_at).toEqual(expect.any(String));
  });

  it("keeps the time at which somebody has marked its order before", async () => {
    const { order, id } = await payCode();
    const { body } = await shop.asOwner("PUT", `/api/admin/orders/${order.id}/payment`, { paid: true });
    await notify(id);
    expect((await read(order)).paid_at).toBe(body.paid_at);
  });

  it.each([
    ["of another currency", { currency_id: "ARS" }],
    ["of another reference", { external_reference: "outra-loja-17" }],
    ["of an order that does not exist", { external_reference: "a41f09c2-1111-4222-8333-444455556666" }],
    ["of no reference", { external_reference: null }],
  ])("marks nothing if it is %s", async (_, changes) => {
    const { order, id } = await payCode(changes);
    expect((await notify(id)).status).toBe(200);
    expect(await read(order)).toMatchObject({ paid_at: null });
    expect(await historyOf(order)).toHaveLength(1);
  });
});

describe("an expired code", () => {
  async function expire() {
    await connect();
    const order = await placeOrder();
    await shop
      .db()
      .update(charges)
      .set({ expiresAt: new Date(0) });
    return { order, old: mercadoPago.payments()[0]?.id ?? 0 };
  }

  it("is shown no more, and can be renewed with the order's link", async () => {
    const { order } = await expire();
    expect(await read(order)).toMatchObject({ pix_code: null, payment: { pix: "expired" } });
    const { status, body } = await pay("pix", order.token);
    const [, renewed] = mercadoPago.payments();
    expect(status).toBe(200);
    expect(body.pix_code).toContain(`mercadopago-${renewed?.id}`);
    expect(body).not.toHaveProperty("customer");
  });

  it("is renewed once by two who ask at the same time", async () => {
    const { order } = await expire();
    const answers = await Promise.all([pay("pix", order.token), pay("pix", order.token)]);
    const codes = answers.map(({ body }) => body.pix_code);
    expect(new Set(codes).size).toBe(1);
    expect(mercadoPago.payments()).toHaveLength(2);
  });

  it("that is paid late still counts", async () => {
    const { order, old } = await expire();
    await pay("pix", order.token);
    mercadoPago.change(old, { status: "approved" });
    await notify(old);
    expect(await read(order)).toMatchObject({ paid_at: expect.any(String), pix_code: null });
  });

  it("that is paid late, without a notification, is found", async () => {
    const { order, old } = await expire();
    mercadoPago.change(old, { status: "approved" });
    await shop.passTime();
    expect((await read(order)).paid_at).toEqual(expect.any(String));
  });

  it("that is paid beside the new one is an overpayment", async () => {
    const { order, old } = await expire();
    await pay("pix", order.token);
    for (const { id } of mercadoPago.payments()) mercadoPago.change(id, { status: "approved" });
    await notify(old);
    await notify(mercadoPago.payments()[1]?.id ?? 0);
    expect(await read(order)).toMatchObject({ paid_at: null, payment_mark: "overpaid" });
  });
});

describe("whoever says to have paid", () => {
  it("sees the payment as soon as the provider knows of it", async () => {
    await connect();
    const { token } = await placeOrder();
    expect((await pay("check", token)).body.paid_at).toBeNull();
    mercadoPago.change(mercadoPago.payments()[0]?.id ?? 0, { status: "approved" });
    expect((await pay("check", token)).body.paid_at).toEqual(expect.any(String));
  });

  it("of an order that is not there gets no answer", async () => {
    await connect();
    expect((await pay("check", "0".repeat(32))).status).toBe(404);
  });
});

describe("an order that changes while it is unpaid", () => {
  it("asks for another code if its amount is another", async () => {
    await connect();
    const order = await placeOrder();
    await shop.db().update(orders).set({ totalCents: 15_000 }).where(eq(orders.id, order.id));
    expect((await read(order)).payment.pix).toBe("expired");
    await pay("pix", order.token);
    expect(mercadoPago.payments().map((payment) => payment.transaction_amount)).toEqual([199.9, 150]);
  });
});
