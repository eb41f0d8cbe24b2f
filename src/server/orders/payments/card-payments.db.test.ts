import { describe, expect, it } from "vitest";
import { mercadoPagoTexts } from "#domain/payments/payment-texts.ts";
import { PRICE_CENTS, setUpPayments } from "./payments-fixture.ts";

const shop = await setUpPayments({ secureCookies: true });
const { mercadoPago, connect, placeOrder, read, notify, pay } = shop;
const linksAsked = () => mercadoPago.questions().filter(({ path }) => path === "/checkout/preferences");

describe("paying with a card", () => {
  it("leads to the provider's page, which gets the order and nothing of the customer", async () => {
    await connect();
    const { id, token } = await placeOrder();
    const { status, body } = await pay("card", token);
    expect([status, body]).toEqual([200, { url: expect.stringContaining("/checkout/v1/redirect?pref_id=") }]);
    const page = `https://loja.test/pedido/${token}`;
    expect(linksAsked()[0]?.body).toEqual({
      items: [
        {
          id,
          title: `Pedido #${id.slice(0, 8)} Manto`,
          quantity: 1,
          currency_id: "BRL",
          unit_price: PRICE_CENTS / 100,
        },
      ],
      external_reference: id,
      back_urls: { success: page, pending: page, failure: page },
      auto_return: "approved",
      payment_methods: {
        installments: 12,
        excluded_payment_types: [{ id: "ticket" }, { id: "bank_transfer" }],
      },
      notification_url: "https://loja.test/api/payments/mercado-pago/notifications?source_news=webhooks",
    });
  });

  it("leads to the same page the second time", async () => {
    await connect();
    const { token } = await placeOrder();
    const [first, second] = [await pay("card", token), await pay("card", token)];
    expect(second.body).toEqual(first.body);
    expect(linksAsked()).toHaveLength(1);
  });

  it("takes as many instalments as the owner wants", async () => {
    await connect({ card_instalments: 3 });
    const order = await placeOrder();
    expect((await read(order)).payment.card_instalments).toBe(3);
    await pay("card", order.token);
    expect(linksAsked()[0]?.body).toMatchObject({ payment_methods: { installments: 3 } });
  });

  it("is refused where the owner takes no cards", async () => {
    await connect({ card_instalments: null });
    const { token } = await placeOrder();
    const { status, body } = await pay("card", token);
    expect([status, body.error.message]).toEqual([409, mercadoPagoTexts.noCard]);
  });

  const payByCard = (reference: string) =>
    mercadoPago.add({
      status: "approved",
      payment_type_id: "credit_card",
      transaction_amount: PRICE_CENTS / 100,
      external_reference: reference,
    });

  it("marks the order when the provider notifies it", async () => {
    await connect();
    const order = await placeOrder();
    await pay("card", order.token);
    await notify(payByCard(order.id).id);
    expect((await read(order)).paid_at).toEqual(expect.any(String));
  });

  it("is found if the notification is lost", async () => {
    await connect();
    const order = await placeOrder();
    await pay("card", order.token);
    payByCard(order.id);
    await shop.passTime();
    expect((await read(order)).paid_at).toEqual(expect.any(String));
  });
});
