import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { formatCents } from "#domain/money.ts";
import { editTexts } from "#domain/orders/editing/edit-texts.ts";
import { eventsDuring } from "../../../../tests/support/events-during.ts";
import { send } from "../../../../tests/support/requests.ts";
import { products } from "../../catalog/tables.ts";
import { setFulfilment } from "../fulfilment/fulfilment-fixture.ts";
import { orders } from "../tables.ts";
import { kept, setUpEditing } from "./editing-fixture.ts";

const shop = setUpEditing();
const { app, db, shirts, admin, place, read, requestFor, edit, historyOf } = shop;
const printed = { customization: { name: "ANA", number: "10" } };
const one = (changes: object = {}) => ({ id: shirts.aurora, size: "M", quantity: 1, ...changes });
const reprice = (priceCents: number) =>
  db().update(products).set({ priceCents }).where(eq(products.id, shirts.aurora));
const pageOf = async ({ token }: { token: string }) =>
  (await send(app, "POST", "/api/payments/check", { body: { token } })).body;

describe("an edit", () => {
  it("changes size, quantity, name and number, and the total with them", async () => {
    const order = await place([one(printed), one({ id: shirts.boreal })]);
    const { status, body } = await edit(order, {
      items: [
        { position: 0, size: "G", quantity: 2, customization: { name: "BIA", number: "7" } },
        { position: 1, size: "P", quantity: 1 },
      ],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total_amount: 540,
      items: [
        { size: "G", quantity: 2, price: 220, customization: { name: "BIA", number: "7" } },
        { size: "P", quantity: 1, price: 100, customization: null },
      ],
    });
  });

  it("adds a shirt at today's price and removes another", async () => {
    const order = await place([one(), one({ size: "G" })]);
    const { body } = await edit(order, {
      items: [
        { position: 1, size: "G", quantity: 1 },
        { id: shirts.boreal, size: "P", quantity: 2 },
      ],
    });
    expect(body.total_amount).toBe(400);
    expect(body.items.map(({ name, size }: { name: string; size: string }) => [name, size])).toEqual([
      ["Camisa Aurora", "G"],
      ["Camisa Boreal", "P"],
    ]);
  });

  it("keeps the price that was agreed on, and adds what a change costs today", async () => {
    const order = await place([one(), one({ size: "G" })]);
    await reprice(25_000);
    try {
      const { body } = await edit(order, {
        items: [
          { position: 0, size: "M", quantity: 3, ...printed },
          { position: 1, size: "P", quantity: 1 },
          { id: shirts.aurora, size: "M", quantity: 1 },
        ],
      });
      expect(body.items.map(({ price }: { price: number }) => price)).toEqual([220, 200, 250]);
    } finally {
      await reprice(20_000);
    }
  });

  it("changes what the delivery costs, and leaves it to be agreed on", async () => {
    const order = await place([one()]);
    const delivery = { name: "Motoboy", price_cents: 1500, days: 1 };
    expect((await edit(order, { delivery })).body).toMatchObject({ total_amount: 215, delivery });
    const { body } = await edit(order, { delivery: null });
    expect(body.total_amount).toBe(200);
    expect(body).not.toHaveProperty("delivery");
  });

  it("gives a discount with a reason that the customer reads", async () => {
    const order = await place([one(), one({ id: shirts.boreal })]);
    const discount = { name: "Atraso na entrega", cents: 3000 };
    const { body } = await edit(order, { discount });
    expect(body).toMatchObject({
      total_amount: 270,
      discount_cents: 3000,
      discounts: [{ name: "Atraso na entrega", code: null, cents: 3000, agreed: true }],
      items: [{ discount_cents: 2000 }, { discount_cents: 1000 }],
    });
    const page = await pageOf(order);
    expect(page).toMatchObject({ total_amount: 270, discounts: [{ name: "Atraso na entrega" }] });
    expect(page.discounts[0]).not.toHaveProperty("agreed");
  });

  it("takes a discount back", async () => {
    const order = await place([one()]);
    await edit(order, { discount: { name: "Cortesia", cents: 3000 } });
    const { body } = await edit(order, { discount: null });
    expect(body.total_amount).toBe(200);
    expect(body).not.toHaveProperty("discounts");
  });

  it("is followed by the customer's page", async () => {
    const order = await place([one(printed)]);
    await edit(order, {
      items: [{ position: 0, size: "GG", quantity: 2, customization: { name: "BIA", number: "7" } }],
    });
    expect(await pageOf(order)).toMatchObject({
      total_amount: 440,
      items: [{ size: "GG", quantity: 2, customization: { name: "BIA", number: "7" } }],
    });
  });

  it("is told by the history, without anybody's name or address", async () => {
    const order = await place([one(printed), one({ id: shirts.boreal })]);
    await edit(order, {
      customer_address: "Rua Secreta, 9",
      items: [
        { position: 0, size: "G", quantity: 1, customization: { name: "SEGREDO", number: "7" } },
        { id: shirts.boreal, size: "P", quantity: 2 },
      ],
      discount: { name: "Cortesia", cents: 1000 },
    });
    const [told] = await historyOf(order);
    expect(told).toBe(
      `Pedido #${order.id.slice(0, 8)} alterado: tamanho de Camisa Aurora de M para G, outro nome ou número em Camisa Aurora, ` +
        "2 × Camisa Boreal (P) a mais, sem 1 × Camisa Boreal (M), endereço, " +
        `desconto de ${formatCents(1000)}, motivo: Cortesia, total de ${formatCents(32_000)} para ${formatCents(41_000)}`,
    );
  });

  it("that changes nothing writes nothing and tells nobody", async () => {
    const order = await place([one(printed)]);
    expect(await eventsDuring(app, () => edit(order))).toEqual([]);
    expect(await historyOf(order)).toHaveLength(1);
  });

  it("reaches open screens", async () => {
    const order = await place([one()]);
    const events = await eventsDuring(app, () => edit(order, { customer: "Bia" }));
    expect(events).toContainEqual({ topic: "orders", id: order.id, kind: "updated" });
  });
});

describe("a product that is no longer sold", () => {
  const withdraw = (id: string) => db().update(products).set({ status: "draft" }).where(eq(products.id, id));

  it("stays in the order, with another name, in fewer units", async () => {
    const order = await place([one({ ...printed, quantity: 2 })]);
    await withdraw(shirts.aurora);
    const { status, body } = await edit(order, {
      items: [{ position: 0, size: "M", quantity: 1, customization: { name: "BIA", number: "7" } }],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ total_amount: 220, items: [{ customization: { name: "BIA" } }] });
  });

  it("is said to be gone by the quote", async () => {
    const order = await place([one(), { ...one(), id: shirts.boreal }]);
    await withdraw(shirts.aurora);
    const { body } = await admin("POST", `/orders/${order.id}/edit-quote`, { items: kept(order) });
    expect(body.items.map((item: object) => "product_gone" in item)).toEqual([true, false]);
  });

  it.each([
    ["another size", { size: "G", quantity: 1 }],
    ["more units", { size: "M", quantity: 2 }],
    ["a name", { size: "M", quantity: 1, ...printed }],
  ])("cannot get %s", async (_, line) => {
    const order = await place([one()]);
    await withdraw(shirts.aurora);
    const { status, body } = await edit(order, { items: [{ position: 0, ...line }] });
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: { code: "cart_changed" }, quote: { items: [{ change: "gone" }] } });
  });
});

describe("an edit is refused", () => {
  it.each([
    ["of a completed order", { status: "completed" }, editTexts.completed],
    ["of an order whose customer was erased", { customerWhatsapp: "" }, editTexts.erased],
  ])("%s", async (_, row, message) => {
    const order = await place([one()]);
    await db().update(orders).set(row);
    const { status, body } = await edit(order, { customer: "Bia" });
    expect([status, body.error.message]).toEqual([409, message]);
  });

  it("once the shirts are produced, and is allowed again when the step is taken back", async () => {
    await setFulfilment(db(), { preparationDays: 2, saysReady: false });
    const order = await place([one()]);
    await admin("PUT", `/orders/${order.id}/step`, { step: "in_production" });
    const refused = await edit(order, { customer: "Bia" });
    expect([refused.status, refused.body.error.message]).toEqual([409, editTexts.produced]);
    await admin("PUT", `/orders/${order.id}/step`, { step: "to_do" });
    expect((await edit(order, { customer: "Bia" })).status).toBe(200);
  });

  it("if somebody else has changed the order meanwhile", async () => {
    const order = await place([one()]);
    const request = await requestFor(order, { customer: "Bia" });
    await edit(order, { customer: "Carla" });
    const { status, body } = await admin("PUT", `/orders/${order.id}`, request);
    expect([status, body.error.message]).toEqual([409, editTexts.stale]);
    expect((await read(order)).customer).toBe("Carla");
  });

  it("if a price is not the one that was shown, and says which it is", async () => {
    const order = await place([one()]);
    const { status, body } = await edit(order, {
      items: [
        { position: 0, size: "M", quantity: 1 },
        { ...one({ id: shirts.boreal }), price: 90 },
      ],
    });
    expect(status).toBe(409);
    expect(body.quote.items).toMatchObject([{ change: "none" }, { change: "price", price: 100 }]);
    expect((await read(order)).items).toHaveLength(1);
  });

  it.each([
    ["without a shirt", { items: [] }, "items"],
    [
      "with a line that the order does not have",
      { items: [{ position: 5, size: "M", quantity: 1 }] },
      "items.0.position",
    ],
    [
      "with the same line twice",
      { items: [0, 0].map((position) => ({ position, size: "M", quantity: 1 })) },
      "items.1.position",
    ],
    [
      "with an offer that the order does not have",
      { offers: [{ position: 0, cents: 100 }] },
      "offers.0.position",
    ],
    ["with a discount above the shirts", { discount: { name: "Tudo", cents: 20_001 } }, "discount.cents"],
    ["with a discount without a reason", { discount: { name: " ", cents: 100 } }, "discount.name"],
  ])("%s", async (_, changes, field) => {
    const order = await place([one()]);
    const { status, body } = await edit(order, changes);
    expect(status).toBe(400);
    expect(body.error.fields).toHaveProperty([field]);
  });

  it("to whoever does not handle orders", async () => {
    const order = await place([one()]);
    const body = await requestFor(order, { customer: "Bia" });
    const { status } = await send(app, "PUT", `/api/admin/orders/${order.id}`, {
      headers: shop.customer().headers,
      body,
    });
    expect(status).toBe(403);
  });
});

describe("the quote of an edit", () => {
  it("says what it would cost and what may be chosen, and writes nothing", async () => {
    const order = await place([one()]);
    const { status, body } = await admin("POST", `/orders/${order.id}/edit-quote`, {
      items: [{ position: 0, size: "G", quantity: 2 }],
      discount: { name: "Cortesia", cents: 5000 },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ total_amount: 350, has_changes: false, items: [{ size: "G", price: 200 }] });
    expect((await read(order)).total_amount).toBe(200);
  });

  it("names the shop's deliveries at the CEP, and keeps the one that was agreed on", async () => {
    const order = await place([one()]);
    const motoboy = { name: "Motoboy", price_cents: 1500, days: 1 };
    await admin("POST", "/delivery-methods", {
      kind: "table",
      name: "PAC",
      rates: [{ state: "SP", up_to_grams: 1000, price_cents: 2290, days: 5 }],
    });
    const { body } = await admin("POST", `/orders/${order.id}/edit-quote`, {
      items: kept(await read(order)),
      delivery: motoboy,
      customer_cep: "01310100",
    });
    expect(body).toMatchObject({
      total_amount: 215,
      delivery: { options: [{ name: "PAC", price_cents: 2290, days: 5 }], chosen: motoboy, change: "none" },
    });
  });
});
