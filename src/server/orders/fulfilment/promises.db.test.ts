import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addBusinessDays } from "#domain/delivery/business-days.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { type SignedInTester, signedInAs } from "../../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../../tests/support/app.ts";
import { send } from "../../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../../catalog/catalog-fixture.ts";
import { products } from "../../catalog/tables.ts";
import { deliveryMethods } from "../../delivery/tables.ts";
import { orders } from "../tables.ts";
import { setFulfilment } from "./fulfilment-fixture.ts";

const app = setUpTestApp();
const db = () => app.database.db();
const today = dayOf(new Date());
let owner: SignedInTester;
let ana: SignedInTester;
let shirt: string;
let slow: string;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  ana = await signedInAs(app, "customer");
  await insertCategories(db());
  [shirt = "", slow = ""] = await insertProducts(db(), [
    { name: "Camisa Aurora" },
    { name: "Camisa Boreal" },
  ]);
  await db()
    .update(products)
    .set({ leadTime: { minDays: 15, maxDays: 25 } })
    .where(eq(products.id, slow));
});

beforeEach(async () => {
  await setFulfilment(db(), { preparationDays: 2, saysReady: true });
  await db().delete(deliveryMethods);
});

const line = (id: string) => ({ id, size: "G", quantity: 1, lead_days: 25 });

async function place(items: object[] = [line(shirt)], more: object = {}) {
  const { status, body } = await send(app, "POST", "/api/orders", {
    headers: { ...ana.headers, "Idempotency-Key": crypto.randomUUID() },
    body: {
      customer: "Ana Lima",
      customer_cep: "01310100",
      customer_address: "Avenida Paulista, 1000",
      customer_whatsapp: "11912345678",
      items,
      ...more,
    },
  });
  expect(status).toBe(201);
  return body;
}

const admin = (method: string, path: string, body: unknown) =>
  send(app, method, `/api/admin/orders/${path}`, { headers: owner.headers, body });
const messageOf = ({ whatsapp_url }: { whatsapp_url: string }) =>
  new URL(whatsapp_url).searchParams.get("text") ?? "";

describe("a placed order", () => {
  it("promises the days of what is on the shelf", async () => {
    const order = await place();
    expect(order.fulfilment).toEqual({
      step: "to_do",
      steps: [],
      promise: { days: 2, on: null, of: "departure" },
      tracking: null,
    });
  });

  it("promises its slowest line, then the days of its delivery", async () => {
    const method = await send(app, "POST", "/api/admin/delivery-methods", {
      headers: owner.headers,
      body: {
        kind: "table",
        name: "PAC",
        rates: [{ state: "SP", up_to_grams: 5000, price_cents: 1890, days: 4 }],
      },
    });
    const delivery = { method_id: method.body.id, price_cents: 1890 };
    const order = await place([line(shirt), line(slow)], { delivery });
    expect(order.fulfilment.promise).toEqual({ days: 29, on: null, of: "arrival" });
    const quote = await send(app, "POST", "/api/cart/quote", {
      body: { items: [line(shirt), line(slow)], customer_cep: "01310100" },
    });
    expect(quote.body.delivery.options[0].arrives_by).toBe(addBusinessDays(today, 29));
  });

  it("says what is on the shelf, what is not, and the promise in its message", async () => {
    const message = messageOf(await place([line(shirt), line(slow)]));
    expect(message).toMatch(/Camisa Aurora .* \| Pronta entrega/);
    expect(message).toMatch(/Camisa Boreal .* \| Sob encomenda: 15 a 25 dias úteis/);
    expect(message).toContain("Prazo: em até 25 dias úteis depois do pagamento");
  });

  it("says nothing of it in a shop without steps", async () => {
    await setFulfilment(db(), null);
    const order = await place();
    expect(order).not.toHaveProperty("fulfilment");
    expect(messageOf(order)).not.toMatch(/Pronta entrega|Prazo/);
  });

  it("is the same order when it is read again", async () => {
    const { whatsapp_url: _, ...order } = await place();
    const read = await send(app, "GET", `/api/account/orders/${order.id}`, { headers: ana.headers });
    expect(read.body.fulfilment).toEqual(order.fulfilment);
  });
});

describe("the promised day", () => {
  const dayOfPromise = async (method: string, path: string, body: unknown) =>
    (await admin(method, path, body)).body.fulfilment.promise.on;
  const due = addBusinessDays(today, 2);

  it("counts from the payment, and is gone with it", async () => {
    const { id } = await place();
    expect(await dayOfPromise("PUT", `${id}/payment`, { paid: true })).toBe(due);
    expect(await dayOfPromise("PUT", `${id}/payment`, { paid: false })).toBeNull();
  });

  it("counts from the start of production if nobody has paid, and stays when somebody does", async () => {
    const { id } = await place();
    expect(await dayOfPromise("PUT", `${id}/step`, { step: "in_production" })).toBe(due);
    await db().update(orders).set({ promisedOn: "2026-01-05" }).where(eq(orders.id, id));
    expect(await dayOfPromise("PUT", `${id}/payment`, { paid: true })).toBe("2026-01-05");
    expect(await dayOfPromise("PUT", `${id}/payment`, { paid: false })).toBe("2026-01-05");
    expect(await dayOfPromise("PUT", `${id}/step`, { step: "to_do" })).toBeNull();
  });
});

describe("a cart", () => {
  const quote = async () =>
    (await send(app, "POST", "/api/cart/quote", { body: { items: [line(shirt), line(slow)] } })).body.items;

  it("says of each line whether it is ready", async () => {
    const [ready, made] = await quote();
    expect([ready.ready, made.ready]).toEqual([true, undefined]);
  });

  it("says nothing of it where the owner does not want that", async () => {
    await setFulfilment(db(), { preparationDays: 2, saysReady: false });
    expect((await quote())[0]).not.toHaveProperty("ready");
  });
});
