import { describe, expect, it } from "vitest";
import { mercadoPagoTexts } from "#domain/payments/payment-texts.ts";
import { faults, fine } from "../../../../tests/support/mercado-pago-stand-in.ts";
import { storeSettings } from "../../settings/tables.ts";
import { charges, paymentNotices } from "../payment-tables.ts";
import { setUpPayments } from "./payments-fixture.ts";

const shop = await setUpPayments();
const { mercadoPago, connect, placeOrder, read, notify, pay, work } = shop;

/** Lets the time come at which what failed is tried again. */
async function tryAgain() {
  mercadoPago.behave(fine);
  await shop
    .db()
    .update(charges)
    .set({ makeAt: new Date(0) });
  await shop
    .db()
    .update(paymentNotices)
    .set({ askAt: new Date(0) });
  await work();
}

describe.each(Object.entries(faults))("while the provider %s", (_, fault) => {
  it("an order is placed with the shop's own code, and gets the provider's one later", async () => {
    await connect();
    mercadoPago.behave(fault);
    const { status, body } = await shop.order();
    await work();
    expect(status).toBe(201);
    const waiting = await read(body);
    expect(waiting.payment.pix).toBe("away");
    expect(waiting.pix_code).toContain("loja@exemplo.com.br");
    await tryAgain();
    expect((await read(body)).payment.pix).toBe("ready");
  });

  it("a notified payment is not lost", async () => {
    await connect();
    const order = await placeOrder();
    const id = mercadoPago.payments()[0]?.id ?? 0;
    mercadoPago.change(id, { status: "approved" });
    mercadoPago.behave(fault);
    expect((await notify(id)).status).toBe(200);
    expect((await read(order)).paid_at).toBeNull();
    await tryAgain();
    expect((await read(order)).paid_at).toEqual(expect.any(String));
  });

  it("whoever wants to pay is told so, and not by an error of the shop", async () => {
    await connect();
    const { token } = await placeOrder();
    await shop
      .db()
      .update(charges)
      .set({ expiresAt: new Date(0) });
    mercadoPago.behave(fault);
    for (const what of ["pix", "card"] as const) {
      const { status, body } = await pay(what, token);
      expect([status, body.error.message]).toEqual([409, mercadoPagoTexts.away]);
    }
  });
});

describe("a shop without a Pix key of its own", () => {
  it("shows no code while the provider is away, and takes the order", async () => {
    await shop.db().update(storeSettings).set({ pix: null });
    await connect();
    mercadoPago.behave(faults["is out of order"] ?? fine);
    const { body } = await shop.order();
    await work();
    expect(await read(body)).toMatchObject({ pix_code: null, payment: { pix: "away" } });
  });
});

describe("a token that the provider refuses", () => {
  it("is shown as refused, and every owner gets one mail about it", async () => {
    await connect();
    const sent = (await shop.app.mails()).length;
    mercadoPago.behave(faults["refuses the token"] ?? fine);
    await placeOrder();
    await placeOrder();
    const { body } = await shop.asOwner("GET", "/api/admin/mercado-pago");
    expect(body.token_state).toBe("refused");
    const mails = (await shop.app.mails()).slice(sent);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "O Mercado Pago não aceita mais a credencial da Manto",
    ]);
  });

  it("counts as good again once it is taken", async () => {
    await connect();
    mercadoPago.behave(faults["refuses the token"] ?? fine);
    await placeOrder();
    await tryAgain();
    const { body } = await shop.asOwner("GET", "/api/admin/mercado-pago");
    expect(body.token_state).toBe("good");
  });
});
