/** Totals near and above what 32 bits can hold: R$ 21.474.836,47. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { MAX_PRICE_CENTS } from "#domain/catalog/price.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { orders } from "./tables.ts";

const app = setUpTestApp();
let ana: SignedInTester;
let owner: SignedInTester;
let shirt: string;

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  [shirt = ""] = await insertProducts(db, [{ name: "Camisa de Ouro", priceCents: MAX_PRICE_CENTS }]);
  ana = await signedInAs(app, "customer");
  owner = await signedInAs(app, "administrator");
});

const delivery = {
  customer: "Ana Lima",
  customer_cep: "01310100",
  customer_address: "Avenida Paulista, 1000",
  customer_whatsapp: "11912345678",
};
const items = (quantity: number) => [{ id: shirt, size: "G", quantity, price: 999_999.99 }];
const quote = (quantity: number) =>
  send(app, "POST", "/api/cart/quote", { body: { items: items(quantity) } });
const place = (path: string, { headers }: SignedInTester, quantity: number) =>
  send(app, "POST", path, {
    headers: { ...headers, "Idempotency-Key": randomUUID() },
    body: { ...delivery, items: items(quantity) },
  });
const get = async (path: string) =>
  (await send(app, "GET", `/api/admin${path}`, { headers: owner.headers })).body;

describe("an order of 22 shirts at R$ 999.999,99", () => {
  it.each([
    ["the quote", () => quote(22)],
    ["the checkout", () => place("/api/orders", ana, 22)],
    ["the back-office", () => place("/api/admin/orders", owner, 22)],
  ])("is refused by %s, with the reason", async (_where, order) => {
    const { status, body } = await order();
    const message = "Um pedido pode somar no máximo R$\u00a020.000.000,00";
    expect([status, body.error]).toEqual([
      400,
      { code: "invalid_request", message, fields: { items: message } },
    ]);
    expect(await app.database.db().$count(orders)).toBe(0);
  });
});

it("a customised shirt at the highest price can be ordered at the price that the shopper saw", async () => {
  const line = { ...items(1)[0], customization: { name: "ANA", number: "7" }, price: 1_000_019.99 };
  const { status, body } = await send(app, "POST", "/api/cart/quote", { body: { items: [line] } });
  expect([status, body.has_changes]).toEqual([200, false]);
});

describe("sums of orders above 32 bits", () => {
  const TOTAL = 20 * MAX_PRICE_CENTS;
  const SUM = 3 * TOTAL;

  beforeAll(async () => {
    for (const path of ["/api/orders", "/api/orders", "/api/orders"]) {
      const { status, body } = await place(path, ana, 20);
      expect([status, body.total_amount]).toEqual([201, TOTAL / 100]);
      const change = { headers: owner.headers, body: { status: "completed" } };
      await send(app, "PATCH", `/api/admin/orders/${body.id}`, change);
    }
  });

  it("are exact in the summary of orders", async () => {
    expect(await get("/orders/summary")).toEqual({ completed_cents: SUM, completed_count: 3 });
  });

  it("are exact in the list of customers", async () => {
    expect((await get("/customers")).rows).toMatchObject([{ total_cents: SUM }]);
  });

  it.each(["period", "product", "category", "size", "customization"])(
    "are exact in the sales report by %s",
    async (by) => {
      expect(await get(`/reports/sales?by=${by}&status=completed`)).toMatchObject({
        rows_total: { current: { total_cents: SUM } },
      });
    },
  );

  it("are exact in the spreadsheet", async () => {
    const lines = (await get("/orders/export")).trim().split("\r\n").slice(1);
    expect(lines.map((line: string) => line.split(";")[5])).toEqual(Array(3).fill("19999999,80"));
  });

  it("are exact on the dashboard", async () => {
    expect(JSON.stringify(await get("/dashboard"))).toContain(String(SUM));
  });
});
