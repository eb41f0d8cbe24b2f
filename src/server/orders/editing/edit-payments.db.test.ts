import { describe, expect, it } from "vitest";
import { faults, fine } from "../../../../tests/support/mercado-pago-stand-in.ts";
import { PRICE_CENTS, setUpPayments } from "../payments/payments-fixture.ts";

const shop = await setUpPayments();
const { mercadoPago, connect, placeOrder, read, notify, work, pay, asOwner } = shop;
const REAIS = PRICE_CENTS / 100;

async function edit(order: { id: string }, changes: object) {
  const { customer, customer_cep, customer_address, customer_whatsapp, updated_at } = await read(order);
  const { status } = await asOwner("PUT", `/api/admin/orders/${order.id}`, {
    ...{ customer, customer_cep, customer_address, customer_whatsapp, updated_at },
    items: [{ position: 0, size: "M", quantity: 1 }],
    ...changes,
  });
  expect(status).toBe(200);
  await work();
}
const twoShirts = { items: [{ position: 0, size: "M", quantity: 2 }] };
const otherSize = { items: [{ position: 0, size: "G", quantity: 1 }] };
const discount = { discount: { name: "Cortesia", cents: 1000 } };
const markPaid = ({ id }: { id: string }) =>
  asOwner("PUT", `/api/admin/orders/${id}/payment`, { paid: true });
const amountOf = (code: string) => /5303986540[0-9](\d+\.\d\d)/.exec(code)?.[1];

describe("the Pix code of an edited order", () => {
  it("is for the new amount, by the shop's own key", async () => {
    const order = await placeOrder();
    await edit(order, twoShirts);
    expect(amountOf((await read(order)).pix_code)).toBe((2 * REAIS).toFixed(2));
  });

  it("is made anew by the provider for the new amount, and the old one is not shown any more", async () => {
    await connect();
    const order = await placeOrder();
    const { pix_code: before } = await read(order);
    await edit(order, twoShirts);
    const shown = await read(order);
    expect(shown.payment.pix).toBe("ready");
    expect(shown.pix_code).not.toBe(before);
    expect(mercadoPago.payments().map(({ transaction_amount }) => transaction_amount)).toEqual([
      REAIS,
      2 * REAIS,
    ]);
  });

  it("stays while the amount does", async () => {
    await connect();
    const order = await placeOrder();
    await edit(order, otherSize);
    expect(mercadoPago.payments()).toHaveLength(1);
  });

  it("is the new one even if the provider had not made the old one yet", async () => {
    await connect();
    mercadoPago.behave(faults["is out of order"] ?? fine);
    const order = await placeOrder();
    await edit(order, twoShirts);
    mercadoPago.behave(fine);
    await pay("pix", (await read(order)).token);
    expect(mercadoPago.payments().map(({ transaction_amount }) => transaction_amount)).toEqual([2 * REAIS]);
  });

  it("pays the order if the old one is paid and the amount was put back", async () => {
    await connect();
    const order = await placeOrder();
    await edit(order, twoShirts);
    const [old] = mercadoPago.payments();
    mercadoPago.change(old?.id ?? 0, { status: "approved" });
    await notify(old?.id ?? 0);
    expect(await read(order)).toMatchObject({ payment_mark: "underpaid", paid_at: null });
    await edit(order, otherSize);
    const shown = await read(order);
    expect(shown.paid_at).toEqual(expect.any(String));
    expect(shown).not.toHaveProperty("payment_mark");
  });
});

describe("a paid order that is edited", () => {
  async function paidOrder() {
    await connect();
    const order = await placeOrder();
    const [payment] = mercadoPago.payments();
    mercadoPago.change(payment?.id ?? 0, { status: "approved" });
    await notify(payment?.id ?? 0);
    return order;
  }

  it.each([
    ["underpaid if it costs more", twoShirts, "underpaid"],
    ["overpaid if it costs less", discount, "overpaid"],
  ])("is %s, by what the provider has reported", async (_, changes, mark) => {
    const order = await paidOrder();
    await edit(order, changes);
    expect(await read(order)).toMatchObject({ payment_mark: mark, paid_at: null, pix_code: null });
  });

  it.each([
    ["underpaid if it costs more", twoShirts, "underpaid"],
    ["overpaid if it costs less", discount, "overpaid"],
  ])("is %s, if it was marked by hand, until it is marked again", async (_, changes, mark) => {
    const order = await placeOrder();
    await markPaid(order);
    await edit(order, changes);
    expect(await read(order)).toMatchObject({ payment_mark: mark, paid_at: null });
    const { body } = await markPaid(order);
    expect(body.paid_at).toEqual(expect.any(String));
    expect(body).not.toHaveProperty("payment_mark");
  });

  it("is paid again if it costs again what was marked by hand", async () => {
    const order = await placeOrder();
    await markPaid(order);
    await edit(order, discount);
    await edit(order, otherSize);
    const shown = await read(order);
    expect(shown.paid_at).toEqual(expect.any(String));
    expect(shown).not.toHaveProperty("payment_mark");
  });

  it("counts what the provider reports after it was marked by hand", async () => {
    const order = await paidOrder();
    const { id = 0 } = mercadoPago.payments()[0] ?? {};
    await edit(order, discount);
    await markPaid(order);
    mercadoPago.change(id, { status: "refunded", transaction_amount_refunded: REAIS });
    await notify(id);
    await edit(order, otherSize);
    expect(await read(order)).toMatchObject({ payment_mark: "refunded", paid_at: null });
  });

  it("stays paid, since the same moment, if it costs the same", async () => {
    const order = await paidOrder();
    const { paid_at } = await read(order);
    await edit(order, otherSize);
    expect((await read(order)).paid_at).toBe(paid_at);
  });
});
