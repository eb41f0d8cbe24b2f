import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deliveryTexts } from "#domain/delivery/delivery-texts.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts, readerContext } from "../catalog/catalog-fixture.ts";
import { deliveryMethods } from "../delivery/tables.ts";
import { findOrderByToken } from "./own-orders-service.ts";
import { orders } from "./tables.ts";

const app = setUpTestApp();
let ana: SignedInTester;
let owner: SignedInTester;
let shirt: string;

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  [shirt = ""] = await insertProducts(db, [{ name: "Camisa Aurora", priceCents: 28_990 }]);
  ana = await signedInAs(app, "customer");
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  await app.database.db().delete(deliveryMethods);
});

const customer = {
  customer: "Ana Lima",
  customer_cep: "01310100",
  customer_address: "Avenida Paulista, 1000",
  customer_whatsapp: "11912345678",
};
const line = (quantity = 1) => ({ id: shirt, size: "G", quantity, price: 289.9 });
const newKey = () => crypto.randomUUID();

async function addMethod(changes: object = {}) {
  const body = {
    kind: "table",
    name: "Correios PAC",
    free_from_units: 3,
    rates: [{ state: "SP", up_to_grams: 1000, price_cents: 1890, days: 4 }],
    ...changes,
  };
  const made = await send(app, "POST", "/api/admin/delivery-methods", { headers: owner.headers, body });
  expect(made.status).toBe(201);
  return made.body;
}

const place = (body: object = {}, key = newKey()) =>
  send(app, "POST", "/api/orders", {
    headers: { ...ana.headers, "Idempotency-Key": key },
    body: { ...customer, items: [line()], ...body },
  });

const quote = (body: object) =>
  send(app, "POST", "/api/cart/quote", { body: { items: [line()], customer_cep: "01310100", ...body } });

const countOrders = () => app.database.db().$count(orders);

describe("in a shop without delivery methods", () => {
  it("an order and its quote say nothing of a delivery, whatever is sent", async () => {
    const choice = { delivery: { method_id: newKey(), price_cents: 0 } };
    const quoted = await quote(choice);
    expect(Object.keys(quoted.body)).toEqual(["total_amount", "has_changes", "items"]);
    const { status, body } = await place(choice);
    expect(status).toBe(201);
    expect(body).not.toHaveProperty("delivery");
    expect(decodeURIComponent(body.whatsapp_url)).not.toContain("Frete");
  });
});

describe("an order with a delivery", () => {
  it("costs the goods and the delivery, and keeps name, price and days when the method is deleted", async () => {
    const { id } = await addMethod();
    const { status, body } = await place({ delivery: { method_id: id, price_cents: 1890 } });
    expect(status).toBe(201);
    const delivery = { name: "Correios PAC", price_cents: 1890, days: 4 };
    expect(body).toMatchObject({ total_amount: 308.8, delivery });
    await app.database.db().delete(deliveryMethods);
    const again = await send(app, "GET", `/api/account/orders/${body.id}`, { headers: ana.headers });
    expect(again.body).toMatchObject({ total_amount: 308.8, delivery });
    const managed = await send(app, "GET", `/api/admin/orders/${body.id}`, { headers: owner.headers });
    expect(managed.body).toMatchObject({ total_amount: 308.8, delivery });
  });

  it("says both in its message", async () => {
    const { id } = await addMethod();
    const { body } = await place({ delivery: { method_id: id, price_cents: 1890 } });
    expect(new URL(body.whatsapp_url).searchParams.get("text")).toContain(
      "\n\nSubtotal: R$ 289,90\nFrete: Correios PAC, R$ 18,90 (até 4 dias úteis)\nTotal: R$ 308,80\n\n",
    );
  });

  it.each([
    ["a price that somebody invented", (id: string) => ({ method_id: id, price_cents: 1 }), "price"],
    ["no choice", () => undefined, "choose"],
    ["a method that does not exist", () => ({ method_id: newKey(), price_cents: 1890 }), "gone"],
  ])("is not created with %s; the answer says what is offered", async (_, choose, change) => {
    const { id } = await addMethod();
    const before = await countOrders();
    const { status, body } = await place({ delivery: choose(id) });
    expect(status).toBe(409);
    expect(body.error).toEqual({ code: "cart_changed", message: deliveryTexts.changed });
    expect(body.quote.delivery).toMatchObject({
      change,
      options: [{ method_id: id, name: "Correios PAC", price_cents: 1890, days: 4, missing_units: 2 }],
    });
    expect(await countOrders()).toBe(before);
  });

  it("is free where the owner has said so, and not a cent before", async () => {
    const { id } = await addMethod();
    const free = await place({ items: [line(3)], delivery: { method_id: id, price_cents: 0 } });
    expect(free.body).toMatchObject({ total_amount: 869.7, delivery: { price_cents: 0 } });
    expect(decodeURIComponent(free.body.whatsapp_url)).toContain("Frete: Correios PAC, grátis");
    const two = await place({ items: [line(2)], delivery: { method_id: id, price_cents: 0 } });
    expect(two.body.quote).toMatchObject({ total_amount: 598.7, delivery: { change: "price" } });
  });

  it("is possible without one where nothing reaches the CEP or carries the weight", async () => {
    await addMethod();
    const far = await place({ customer_cep: "20040002" });
    expect(far.status).toBe(201);
    expect(far.body).not.toHaveProperty("delivery");
    await app.database.db().delete(deliveryMethods);
    await addMethod({ rates: [{ up_to_grams: 100, price_cents: 1890, days: 4 }] });
    expect((await place()).status).toBe(201);
  });

  it("is the same order when its request is repeated, after the owner has changed the price", async () => {
    const { id } = await addMethod();
    const key = newKey();
    const body = { delivery: { method_id: id, price_cents: 1890 } };
    const first = await place(body, key);
    await app.database.db().delete(deliveryMethods);
    await addMethod();
    expect((await place(body, key)).body.id).toBe(first.body.id);
  });

  it("is refused when its key has served an order with another delivery", async () => {
    const { id } = await addMethod();
    const key = newKey();
    await place({ delivery: { method_id: id, price_cents: 1890 } }, key);
    const other = await addMethod({ name: "SEDEX" });
    expect((await place({ delivery: { method_id: other.id, price_cents: 1890 } }, key)).status).toBe(422);
  });

  it("shows its delivery to whoever has the link", async () => {
    const { id } = await addMethod();
    const { body } = await place({ delivery: { method_id: id, price_cents: 1890 } });
    expect(await findOrderByToken(readerContext(app.database.db()), body.token)).toMatchObject({
      totalCents: 30_880,
      delivery: { name: "Correios PAC", priceCents: 1890, days: 4 },
    });
  });
});

describe("a cart's quote", () => {
  it("has the options of its CEP, cheapest first, and the total with the one that is chosen", async () => {
    const pac = await addMethod();
    await addMethod({ name: "SEDEX", rates: [{ price_cents: 3290, days: 1 }] });
    const { body } = await quote({ delivery: { method_id: pac.id, price_cents: 1890 } });
    expect(body).toMatchObject({
      total_amount: 308.8,
      has_changes: false,
      delivery: { change: "none", chosen: { name: "Correios PAC" } },
    });
    expect(body.delivery.options.map(({ name }: { name: string }) => name)).toEqual([
      "Correios PAC",
      "SEDEX",
    ]);
  });

  it("is that of the goods until there is a CEP", async () => {
    await addMethod();
    const { body } = await quote({ customer_cep: undefined });
    expect(body.total_amount).toBe(289.9);
    expect(body).not.toHaveProperty("delivery");
  });
});

describe("an order that an administrator enters", () => {
  it("has the delivery that was agreed on, whatever the shop offers", async () => {
    await addMethod();
    const { status, body } = await send(app, "POST", "/api/admin/orders", {
      headers: owner.headers,
      body: { ...customer, items: [line()], delivery: { name: "Motoboy", price_cents: 1500, days: 1 } },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      total_amount: 304.9,
      delivery: { name: "Motoboy", price_cents: 1500, days: 1 },
    });
  });

  it("may have none", async () => {
    await addMethod();
    const { status, body } = await send(app, "POST", "/api/admin/orders", {
      headers: owner.headers,
      body: { ...customer, items: [line()] },
    });
    expect([status, body.total_amount]).toEqual([201, 289.9]);
  });
});

describe("the spreadsheet of all orders", () => {
  const exported = async (query = "") =>
    (await send(app, "GET", `/api/admin/orders/export${query}`, { headers: owner.headers })).body as string;

  beforeEach(() => app.database.db().delete(orders));

  it("has the delivery of each order once there is one, in its complete form", async () => {
    const { id } = await addMethod();
    await place({ customer_cep: "20040002" });
    await place({ delivery: { method_id: id, price_cents: 1890 } });
    const [head, newest, oldest] = (await exported("?complete=true")).split("\r\n");
    expect(head).toMatch(/;Pago em;Entrega;Frete;Prazo \(dias úteis\)$/);
    expect(newest).toMatch(/;308,80;.*;Correios PAC;18,90;4$/);
    expect(oldest).toMatch(/;289,90;.*;;;$/);
  });

  it("is as before in a shop whose deliveries have no price", async () => {
    await place();
    expect((await exported("?complete=true")).split("\r\n")[0]).toMatch(/;Pago em$/);
  });

  it("keeps the columns of its short form", async () => {
    const { id } = await addMethod();
    await place({ delivery: { method_id: id, price_cents: 1890 } });
    expect((await exported()).split("\r\n")[0]).toMatch(/;Status;Data Criação$/);
  });
});

it("the production sheet says how an order is sent, and not what that costs", async () => {
  const { id } = await addMethod();
  const { body: order } = await place({ delivery: { method_id: id, price_cents: 1890 } });
  const { body } = await send(app, "GET", `/api/admin/production?ids=${order.id}`, {
    headers: owner.headers,
  });
  expect(body).toMatchObject([{ id: order.id, delivery_name: "Correios PAC" }]);
  expect(JSON.stringify(body)).not.toContain("1890");
});

describe("the report of sales by period", () => {
  const totals = async () =>
    (await send(app, "GET", "/api/admin/reports/sales?by=period&preset=today", { headers: owner.headers }))
      .body.totals.current;

  beforeEach(() => app.database.db().delete(orders));

  it("says how much of the sales paid for deliveries", async () => {
    const { id } = await addMethod();
    await place({ delivery: { method_id: id, price_cents: 1890 } });
    await place({ customer_cep: "20040002" });
    expect(await totals()).toMatchObject({ orders: 2, total_cents: 59_870, delivery_cents: 1890 });
  });

  it("does not speak of deliveries where no order had one", async () => {
    await place();
    expect(await totals()).not.toHaveProperty("delivery_cents");
  });
});
