import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { insertCategories, insertProducts, readerContext } from "../catalog/catalog-fixture.ts";
import { deliveryMethods } from "../delivery/tables.ts";
import { offers } from "../offers/tables.ts";
import { findOrderByToken } from "./own-orders-service.ts";
import { orders } from "./tables.ts";

const app = setUpTestApp();
const db = () => app.database.db();
let ana: SignedInTester;
let owner: SignedInTester;
let [aurora, boreal] = ["", ""];

beforeAll(async () => {
  await insertCategories(db());
  [aurora = "", boreal = ""] = await insertProducts(db(), [
    { name: "Camisa Aurora", priceCents: 20_000, categoryId: "1" },
    { name: "Camisa Boreal", priceCents: 10_000, categoryId: "3" },
  ]);
  ana = await signedInAs(app, "customer");
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  await db().delete(orders);
  await db().delete(offers);
  await db().delete(deliveryMethods);
});

const customer = {
  customer: "Ana Lima",
  customer_cep: "01310100",
  customer_address: "Avenida Paulista, 1000",
  customer_whatsapp: "11912345678",
};
/** R$ 500,00 */
const items = () => [
  { id: aurora, size: "G", quantity: 2 },
  { id: boreal, size: "M", quantity: 1 },
];

async function make(path: string, body: object) {
  const made = await send(app, "POST", `/api/admin/${path}`, { headers: owner.headers, body });
  expect(made.status).toBe(201);
  return made.body;
}

const addOffer = (benefit: object, fields: object = {}) =>
  make("offers", { name: "Semana da torcida", benefit, ...fields });
const tenPercent = { kind: "percent", percent: 10 };
const onPix = { kind: "pix", percent: 5 };

async function place(body: object = {}) {
  const placed = await send(app, "POST", "/api/orders", {
    headers: { ...ana.headers, "Idempotency-Key": crypto.randomUUID() },
    body: { ...customer, items: items(), ...body },
  });
  expect(placed.status).toBe(201);
  return placed.body;
}

const enter = (body: object) =>
  send(app, "POST", "/api/admin/orders", {
    headers: owner.headers,
    body: { ...customer, items: items(), ...body },
  });

const readAsOwner = async (path: string) =>
  (await send(app, "GET", `/api/admin/${path}`, { headers: owner.headers })).body;

const messageOf = (order: { whatsapp_url: string }) =>
  new URL(order.whatsapp_url).searchParams.get("text") ?? "";

describe("an order of a shop without offers", () => {
  it("says nothing of discounts, whoever reads it", async () => {
    const placed = await place();
    const managed = await readAsOwner(`orders/${placed.id}`);
    const [row] = (await readAsOwner("orders")).rows;
    for (const order of [placed, managed, row]) {
      expect(Object.keys(order).filter((name) => /discount|pix_cents/.test(name))).toEqual([]);
    }
    expect(placed.items[0]).not.toHaveProperty("discount_cents");
    expect(messageOf(placed)).toContain("Quantidade: 1\n\nTotal: R$ 500,00\n\nNome: Ana Lima\n");
  });
});

describe("an order with offers", () => {
  const expected = {
    total_amount: 450,
    discount_cents: 5000,
    discounts: [{ name: "Semana da torcida", code: null, cents: 5000 }],
    items: [{ discount_cents: 4000 }, { discount_cents: 1000 }],
  };

  it("keeps what they took off when they are deleted, for its customer and for the shop", async () => {
    await addOffer(tenPercent);
    const { id } = await place();
    await db().delete(offers);
    const own = await send(app, "GET", `/api/account/orders/${id}`, { headers: ana.headers });
    expect(own.body).toMatchObject(expected);
    expect(await readAsOwner(`orders/${id}`)).toMatchObject(expected);
  });

  it("shows it to whoever has the link", async () => {
    await addOffer(tenPercent);
    const { token } = await place();
    expect(await findOrderByToken(readerContext(db()), token)).toMatchObject({
      totalCents: 45_000,
      discountCents: 5000,
      discounts: [{ name: "Semana da torcida", cents: 5000 }],
      items: [{ discountCents: 4000 }, { discountCents: 1000 }],
    });
  });

  it("says in its message what the goods cost, what was taken off by which code, and what is due by Pix", async () => {
    await addOffer({ kind: "amount", cents: 2000 }, { code: "GOL10" });
    await addOffer(onPix, { name: "Pix" });
    const method = await make("delivery-methods", {
      kind: "table",
      name: "SEDEX",
      rates: [{ price_cents: 3190, days: 2 }],
    });
    const placed = await place({
      offers: { code: "gol10" },
      delivery: { method_id: method.id, price_cents: 3190 },
    });
    expect(messageOf(placed)).toContain(
      [
        "",
        "Subtotal: R$ 500,00",
        "Desconto (Semana da torcida, cupom GOL10): -R$ 20,00",
        "Frete: SEDEX, R$ 31,90 (até 2 dias úteis)",
        "Total: R$ 511,90",
        "No Pix: R$ 487,90",
        "",
      ].join("\n"),
    );
  });

  it("has no line of its own for an offer that made the delivery free", async () => {
    await addOffer({ kind: "free_delivery" }, { name: "Frete por nossa conta" });
    const rates = [{ price_cents: 3190, days: 2 }];
    const method = await make("delivery-methods", { kind: "table", name: "SEDEX", rates });
    const placed = await place({ delivery: { method_id: method.id, price_cents: 0 } });
    expect(placed.discounts).toEqual([{ name: "Frete por nossa conta", code: null, cents: 0 }]);
    expect(placed).not.toHaveProperty("discount_cents");
    expect(messageOf(placed)).toContain(
      "\nSubtotal: R$ 500,00\nFrete: SEDEX, grátis (até 2 dias úteis)\nTotal: R$ 500,00\n",
    );
  });

  it("has what is due by Pix in the list of the shop, for the messages to the customer", async () => {
    await addOffer(onPix);
    await place();
    expect((await readAsOwner("orders")).rows).toMatchObject([{ total_amount: 500, pix_cents: 47_500 }]);
  });

  it("is exported whole to its customer", async () => {
    await addOffer(tenPercent);
    await addOffer(onPix, { name: "Pix" });
    await place();
    const { body } = await send(app, "GET", "/api/account/export", { headers: ana.headers });
    expect(body.orders).toMatchObject([{ ...expected, pix_cents: 42_750 }]);
  });
});

describe("an order that an administrator enters", () => {
  it("has the discount that was agreed on, and none of the shop's offers", async () => {
    await addOffer(tenPercent);
    const { status, body } = await enter({ discount: { name: "Amigo da loja", cents: 3000 } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      total_amount: 470,
      discount_cents: 3000,
      discounts: [{ name: "Amigo da loja", code: null, cents: 3000 }],
      items: [{ discount_cents: 2400 }, { discount_cents: 600 }],
    });
  });

  it("is recorded with what is due", async () => {
    const { body } = await enter({ discount: { name: "Amigo da loja", cents: 3000 } });
    const [entry] = await db().select().from(auditLog).where(eq(auditLog.subjectId, body.id));
    expect(entry?.summary).toMatch(/criado no painel, no total de R\$\s470,00$/);
  });

  it("is not created with a discount above what its shirts cost", async () => {
    const { status, body } = await enter({ discount: { name: "Amigo da loja", cents: 50_001 } });
    expect([status, body.error.code]).toEqual([409, "cart_changed"]);
    expect(await db().$count(orders)).toBe(0);
  });
});

describe("the spreadsheet of all orders", () => {
  const exported = async (query = "") =>
    ((await readAsOwner(`orders/export${query}`)) as string).split("\r\n");

  it("has the discount, the offers and the Pix total of each order once one has any, in its complete form", async () => {
    await place();
    await addOffer(tenPercent, { stacks: true });
    await addOffer({ kind: "amount", cents: 2000 }, { name: "Gol de placa", code: "GOL10", stacks: true });
    await addOffer(onPix, { name: "Pix" });
    await place({ offers: { code: "GOL10" } });
    const [head, newest, oldest] = await exported("?complete=true");
    expect(head).toMatch(/;Pago em;Desconto;Ofertas;Total no Pix$/);
    expect(newest).toMatch(/;430,00;.*;70,00;Semana da torcida \+ Gol de placa \(GOL10\);408,50$/);
    expect(oldest).toMatch(/;500,00;.*;;;$/);
    expect((await exported())[0]).toMatch(/;Status;Data Criação$/);
  });

  it("is as before in a shop without offers", async () => {
    await place();
    expect((await exported("?complete=true"))[0]).toMatch(/;Pago em$/);
  });
});

describe("the report of sales", () => {
  const read = (by: string) => readAsOwner(`reports/sales?by=${by}&preset=today`);

  it("by period says how much was taken off, and that the total is without it", async () => {
    await place();
    await addOffer(tenPercent);
    await place();
    const { totals, rows } = await read("period");
    const sums = { orders: 2, total_cents: 95_000, discount_cents: 5000 };
    expect(totals.current).toMatchObject(sums);
    expect(rows.at(-1).current).toMatchObject(sums);
  });

  it("by period does not speak of discounts where no order had one", async () => {
    await place();
    const { totals, rows } = await read("period");
    expect(totals.current).not.toHaveProperty("discount_cents");
    expect(rows.at(-1).current).not.toHaveProperty("discount_cents");
  });

  it.each(["product", "category"])("by %s is without what offers took off each line", async (by) => {
    await addOffer(tenPercent);
    await place();
    const { rows, rows_total } = await read(by);
    expect(rows.map((row: { current: object }) => row.current)).toMatchObject([
      { units: 2, total_cents: 36_000 },
      { units: 1, total_cents: 9000 },
    ]);
    expect(rows_total.current.total_cents).toBe(45_000);
  });
});
