import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { products } from "../catalog/tables.ts";
import { orders } from "./tables.ts";

const app = setUpTestApp();
let ana: SignedInTester;
let shirt: string;

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  [shirt = ""] = await insertProducts(db, [{ name: "Camisa Aurora", priceCents: 28990 }]);
  ana = await signedInAs(app, "customer");
});

const delivery = {
  customer: "Ana Lima",
  customer_cep: "01310100",
  customer_address: "Avenida Paulista, 1000, Bela Vista, São Paulo - SP",
  customer_whatsapp: "11912345678",
};
const line = (changes: object = {}) => ({ id: shirt, size: "G", quantity: 1, price: 289.9, ...changes });
const newKey = () => crypto.randomUUID();

const place = (
  body: object = {},
  { key = newKey(), who = ana }: { key?: string; who?: SignedInTester } = {},
) =>
  send(app, "POST", "/api/orders", {
    headers: { ...who.headers, "Idempotency-Key": key },
    body: { ...delivery, items: [line()], ...body },
  });

const countOrders = () => app.database.db().$count(orders);

describe("POST /api/orders", () => {
  it("creates a pending order in the customer's name, with the link of its message", async () => {
    const customization = { name: "joão", number: "10" };
    const { status, body } = await place({ items: [line({ quantity: 2, customization, price: 309.9 })] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...delivery,
      user_id: ana.userId,
      status: "pending",
      total_amount: 619.8,
      shipping_address: { address: delivery.customer_address },
      items: [
        {
          id: shirt,
          name: "Camisa Aurora",
          price: 309.9,
          quantity: 2,
          customization: { name: "JOÃO", number: "10" },
        },
      ],
    });
    const message = new URL(body.whatsapp_url).searchParams.get("text");
    expect(message).toContain(`#${body.id.slice(0, 8)}`);
    expect(message).toContain(`/pedido/${body.token}`);
  });

  it("asks a visitor to sign in", async () => {
    const headers = { "Idempotency-Key": newKey() };
    const { status, body } = await send(app, "POST", "/api/orders", {
      headers,
      body: { ...delivery, items: [line()] },
    });
    expect(status).toBe(401);
    expect(body.error.message).toBe("Você precisa estar logado para criar um pedido");
  });

  it("ignores a total, a status, a user or an id that the browser sends", async () => {
    const forged = {
      total_amount: 0.01,
      status: "completed",
      user_id: newKey(),
      id: newKey(),
      created_at: "2020-01-01",
    };
    const { body } = await place(forged);
    expect(body).toMatchObject({ total_amount: 289.9, status: "pending", user_id: ana.userId });
    expect(body.id).not.toBe(forged.id);
    expect(body.created_at).not.toContain("2020");
  });

  it("creates no order at a wrong price, and returns the shop's own", async () => {
    const before = await countOrders();
    const { status, body } = await place({ items: [line({ price: 0.01 })] });
    expect(status).toBe(409);
    expect(body.error.code).toBe("cart_changed");
    expect(body.quote).toMatchObject({ total_amount: 289.9, items: [{ price: 289.9, change: "price" }] });
    expect(await countOrders()).toBe(before);
  });

  it("creates no order of a deleted product", async () => {
    const { status, body } = await place({ items: [line(), line({ id: newKey() })] });
    expect(status).toBe(409);
    expect(body.quote.items).toMatchObject([{ change: "none" }, { change: "gone" }]);
  });

  it("refuses a size that the product does not have, and names the field", async () => {
    const { status, body } = await place({ items: [line(), line({ size: "XXL" })] });
    expect(status).toBe(400);
    expect(body.error.fields).toEqual({ "items.1.size": "Selecione um tamanho" });
  });

  it.each([
    ["no items", { items: [] }, "items"],
    ["a quantity of none", { items: [{ ...delivery, size: "G", quantity: 0 }] }, "items.0.quantity"],
    ["no size", { items: [{ size: "", quantity: 1 }] }, "items.0.size"],
    ["a name without letters", { customer: "   " }, "customer"],
    ["a short CEP", { customer_cep: "123" }, "customer_cep"],
    ["a WhatsApp with letters", { customer_whatsapp: "onze" }, "customer_whatsapp"],
    [
      "half a customisation",
      { items: [{ size: "G", quantity: 1, customization: { name: "A", number: "" } }] },
      "items.0.customization",
    ],
  ])("refuses %s, and names the field", async (_, body, field) => {
    const { status, body: answer } = await place(body);
    expect(status).toBe(400);
    expect(Object.keys(answer.error.fields)).toContain(field);
  });

  it("refuses a request without an idempotency key", async () => {
    const { status } = await send(app, "POST", "/api/orders", {
      headers: ana.headers,
      body: { ...delivery, items: [line()] },
    });
    expect(status).toBe(400);
  });
});

describe("the same idempotency key", () => {
  it("sent again creates no second order and returns the same answer", async () => {
    const key = newKey();
    const first = await place({}, { key });
    const before = await countOrders();
    const second = await place({}, { key });
    expect(second).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect(await countOrders()).toBe(before);
  });

  it("sent five times at once makes one order", async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => place({}, { key })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it("still finds its order after the price changed", async () => {
    const key = newKey();
    const first = await place({}, { key });
    const db = app.database.db();
    await db.update(products).set({ priceCents: 35000 }).where(eq(products.id, shirt));
    const second = await place({}, { key });
    await db.update(products).set({ priceCents: 28990 }).where(eq(products.id, shirt));
    expect(second.body.id).toBe(first.body.id);
  });

  it("with another content is refused", async () => {
    const key = newKey();
    await place({}, { key });
    const { status, body } = await place({ customer: "Outra Pessoa" }, { key });
    expect(status).toBe(422);
    expect(body.error.code).toBe("idempotency_key_reused");
  });

  it("of another customer is another key", async () => {
    const key = newKey();
    const bia = await signedInAs(app, "customer");
    const first = await place({}, { key });
    const second = await place({}, { key, who: bia });
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });
});

describe("GET /api/account/orders", () => {
  it("lists only the customer's own orders, newest first", async () => {
    const caio = await signedInAs(app, "customer");
    const first = await place({}, { who: caio });
    const second = await place({}, { who: caio });
    const { body } = await send(app, "GET", "/api/account/orders", { headers: caio.headers });
    expect(body.map(({ id }: { id: string }) => id)).toEqual([second.body.id, first.body.id]);
  });

  it("goes on after the last order that was received, and ends with the oldest", async () => {
    const caio = await signedInAs(app, "customer");
    const placed = [];
    for (let count = 0; count < 3; count += 1) placed.push((await place({}, { who: caio })).body.id);
    const [oldest, middle] = placed;
    const following = async (id: string) => {
      const path = `/api/account/orders?before=${id}`;
      const { body } = await send(app, "GET", path, { headers: caio.headers });
      return body.map((order: { id: string }) => order.id);
    };
    expect(await following(middle)).toEqual([oldest]);
    expect(await following(oldest)).toEqual([]);
  });

  it("gives nothing after an order of somebody else", async () => {
    const { body: others } = await place();
    const caio = await signedInAs(app, "customer");
    await place({}, { who: caio });
    const path = `/api/account/orders?before=${others.id}`;
    expect((await send(app, "GET", path, { headers: caio.headers })).body).toEqual([]);
  });

  it("another customer's order is a 404", async () => {
    const { body } = await place();
    const bia = await signedInAs(app, "customer");
    const { status } = await send(app, "GET", `/api/account/orders/${body.id}`, { headers: bia.headers });
    expect(status).toBe(404);
  });
});

describe("POST /api/cart/quote", () => {
  it("returns the current prices of a cart to anonymous visitors", async () => {
    const { body } = await send(app, "POST", "/api/cart/quote", { body: { items: [line({ price: 100 })] } });
    expect(body).toMatchObject({ total_amount: 289.9, has_changes: true, items: [{ change: "price" }] });
  });
});

describe("GET /api/account/delivery", () => {
  it("returns the address of the last order", async () => {
    await place();
    const { body } = await send(app, "GET", "/api/account/delivery", { headers: ana.headers });
    expect(body).toEqual(delivery);
  });
});
