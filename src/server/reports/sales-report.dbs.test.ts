import { eq, gte, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { products } from "../catalog/tables.ts";
import { orderItems, orders } from "../orders/tables.ts";
import type { AnswerOf } from "../runtime/contract.ts";

type SalesReport = AnswerOf<"GET /api/admin/reports/sales">;

const app = setUpTestApp();
let owner: SignedInTester;
let [aurora, canarinho, gone] = ["", "", ""];

interface Line {
  product: string;
  name?: string;
  size?: string;
  quantity?: number;
  printed?: [string, string];
  cents?: number;
}

/** `at` is local time in São Paulo. */
async function place(at: string, lines: Line[], more: { status?: string; deleted?: boolean } = {}) {
  const db = app.database.db();
  const items = lines.map((line) => ({ quantity: 1, cents: 10_000, size: "M", name: "Camisa", ...line }));
  const [order] = await db
    .insert(orders)
    .values({
      customer: "Ana",
      customerAddress: "",
      customerCep: "",
      customerWhatsapp: "",
      shippingAddress: { address: "" },
      status: more.status ?? "completed",
      totalCents: items.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0),
      createdAt: new Date(`${at}-03:00`),
      deletedAt: more.deleted ? new Date() : null,
    })
    .returning({ id: orders.id });
  await db.insert(orderItems).values(
    items.map(({ product, name, size, quantity, cents, printed }, position) => ({
      orderId: order?.id ?? "",
      position,
      productId: product,
      name,
      size,
      quantity,
      unitPriceCents: cents,
      customizationName: printed?.[0] ?? null,
      customizationNumber: printed?.[1] ?? null,
    })),
  );
}

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  [aurora = "", canarinho = "", gone = ""] = await insertProducts(db, [
    { name: "Camisa Aurora", categoryId: "1" },
    { name: "Camisa Canarinho", categoryId: "3" },
    { name: "Camisa Passageira", categoryId: "1" },
  ]);
  owner = await signedInAs(app, "administrator");
  await place("2026-03-10T00:00:00", [{ product: aurora, quantity: 2, printed: ["JOÃO", "10"] }]);
  await place("2026-03-10T23:59:59", [{ product: canarinho, size: "GG", cents: 5000 }], {
    status: "pending",
  });
  await place("2026-03-17T12:00:00", [
    { product: aurora, size: "GG", printed: ["ANA", "7"] },
    { product: gone, name: "Camisa Passageira" },
  ]);
  // Late in the evening of the day before the period, which is already the first day in UTC.
  await place("2026-03-09T22:30:00", [{ product: aurora, printed: ["PEDRO", "9"] }]);
  await place("2026-03-12T12:00:00", [{ product: aurora }], { deleted: true });
  await db.delete(products).where(eq(products.id, gone));
});

const march = "preset=custom&from=2026-03-10&to=2026-03-19";

async function read(query: string): Promise<SalesReport> {
  const { status, body } = await send(app, "GET", `/api/admin/reports/sales?${query}`, {
    headers: owner.headers,
  });
  expect(status).toBe(200);
  return body;
}

const brief = (rows: SalesReport["rows"]) =>
  rows.map(({ label, current }) => [label, current.units, current.total_cents]);

describe("GET /api/admin/reports/sales", () => {
  it("sums the days of São Paulo, without deleted orders, beside the period before", async () => {
    const { period, previous_period, totals } = await read(march);
    expect(period).toEqual({ from: "2026-03-10", to: "2026-03-19" });
    expect(previous_period).toEqual({ from: "2026-02-28", to: "2026-03-09" });
    expect(totals).toEqual({
      current: {
        orders: 3,
        units: 5,
        total_cents: 45_000,
        average_order_cents: 15_000,
        average_unit_cents: 9000,
      },
      previous: {
        orders: 1,
        units: 1,
        total_cents: 10_000,
        average_order_cents: 10_000,
        average_unit_cents: 10_000,
      },
    });
  });

  it("has a line for each day, with those on which nothing was sold", async () => {
    const { grouping, rows } = await read(march);
    expect(grouping).toBe("day");
    expect(rows).toHaveLength(10);
    expect(rows[0]).toMatchObject({
      period: { from: "2026-03-10", to: "2026-03-10" },
      current: { orders: 2, units: 3, total_cents: 25_000 },
    });
    expect(rows[2]?.current).toEqual({
      orders: 0,
      units: 0,
      total_cents: 0,
      average_order_cents: null,
      average_unit_cents: null,
    });
    expect(rows[9]?.previous).toMatchObject({ orders: 1, units: 1, total_cents: 10_000 });
  });

  it("groups by weeks, cut at the period's ends", async () => {
    const { rows } = await read(`${march}&grouping=week`);
    expect(rows.map(({ period, current }) => [period?.from, period?.to, current.units])).toEqual([
      ["2026-03-10", "2026-03-15", 3],
      ["2026-03-16", "2026-03-19", 2],
    ]);
  });

  it("counts only the orders of a status", async () => {
    expect((await read(`${march}&status=pending`)).totals.current).toMatchObject({
      orders: 1,
      units: 1,
      total_cents: 5000,
    });
    const completed = await read(`${march}&status=completed&by=product`);
    expect(brief(completed.rows)).toEqual([
      ["Camisa Aurora", 3, 30_000],
      ["Camisa Passageira", 1, 10_000],
    ]);
  });

  it("lists products separately, best first, and keeps those that were deleted", async () => {
    const { rows } = await read(`${march}&by=product`);
    expect(brief(rows)).toEqual([
      ["Camisa Aurora", 3, 30_000],
      ["Camisa Passageira", 1, 10_000],
      ["Camisa Canarinho", 1, 5000],
    ]);
    expect(rows[1]?.in_catalogue).toBe(false);
    expect(rows[0]?.previous.total_cents).toBe(10_000);
  });

  it("sums whole months and the days around them alike", async () => {
    const long = "preset=custom&from=2026-01-20&to=2026-04-02";
    const { rows, totals } = await read(`${long}&by=product`);
    expect(brief(rows)).toEqual([
      ["Camisa Aurora", 4, 40_000],
      ["Camisa Passageira", 1, 10_000],
      ["Camisa Canarinho", 1, 5000],
    ]);
    expect(totals).toEqual((await read(long)).totals);
    expect(brief((await read("preset=custom&from=2026-03-10&to=2026-04-30&by=product")).rows)).toEqual([
      ["Camisa Aurora", 3, 30_000],
      ["Camisa Passageira", 1, 10_000],
      ["Camisa Canarinho", 1, 5000],
    ]);
  });

  it("sums up its lines: by period the orders, otherwise the items", async () => {
    const byPeriod = await read(march);
    expect(byPeriod.rows_total).toEqual(byPeriod.totals);
    const { rows_total } = await read(`${march}&by=product&status=completed`);
    expect(rows_total).toMatchObject({
      current: { orders: null, units: 4, total_cents: 40_000, average_order_cents: null },
      previous: { orders: null, units: 1, total_cents: 10_000, average_unit_cents: 10_000 },
    });
  });

  it("puts what comes after two hundred products into one line", async () => {
    const lines = Array.from({ length: 203 }, (_, index) => ({ product: aurora, name: `Camisa ${index}` }));
    await place("2026-07-10T12:00:00", lines);
    const db = app.database.db();
    const july = db
      .select({ id: orders.id })
      .from(orders)
      .where(gte(orders.createdAt, new Date("2026-07-01")));
    await db.update(orderItems).set({ productId: null }).where(inArray(orderItems.orderId, july));
    const { rows } = await read("preset=custom&from=2026-07-01&to=2026-07-31&by=product");
    expect(rows).toHaveLength(201);
    expect(brief(rows.slice(-1))).toEqual([["Outros 3 produtos", 3, 30_000]]);
  });

  it("sums up categories", async () => {
    expect(brief((await read(`${march}&by=category`)).rows)).toEqual([
      ["Times Brasileiros", 3, 30_000],
      ["Fora do catálogo", 1, 10_000],
      ["Seleções", 1, 5000],
    ]);
  });

  it("shows every size, including one without sales", async () => {
    expect(brief((await read(`${march}&by=size`)).rows)).toEqual([
      ["P", 0, 0],
      ["M", 3, 30_000],
      ["G", 0, 0],
      ["GG", 2, 15_000],
    ]);
  });

  it("adds the sizes of grids that were sold, from small to large", async () => {
    const grid = ["12 anos", "XGG", "8 anos", "PP"];
    await place(
      "2026-05-02T12:00:00",
      grid.map((size) => ({ product: aurora, size })),
    );
    const may = "preset=custom&from=2026-05-01&to=2026-05-31&by=size";
    expect((await read(may)).rows.map(({ label, current }) => [label, current.units])).toEqual([
      ["PP", 1],
      ["P", 0],
      ["M", 0],
      ["G", 0],
      ["GG", 0],
      ["XGG", 1],
      ["8 anos", 1],
      ["12 anos", 1],
    ]);
  });

  it("separates items with and without customisation, and lists what was printed most", async () => {
    const { rows, printed } = await read(`${march}&by=customization`);
    expect(brief(rows)).toEqual([
      ["with", 3, 30_000],
      ["without", 2, 15_000],
    ]);
    expect(printed).toEqual({
      names: [
        { text: "JOÃO", units: 2 },
        { text: "ANA", units: 1 },
      ],
      numbers: [
        { text: "10", units: 2 },
        { text: "7", units: 1 },
      ],
    });
  });

  it.each([
    ["preset=custom&from=2026-03-10", "Informe a data inicial e a data final"],
    ["preset=custom&from=2026-03-10&to=2026-03-09", "A data inicial deve vir antes da data final"],
    ["preset=forever", "Período desconhecido"],
    ["by=colour", "Relatório desconhecido"],
  ])("refuses %s with a sentence", async (query, sentence) => {
    const { status, body } = await send(app, "GET", `/api/admin/reports/sales?${query}`, {
      headers: owner.headers,
    });
    expect(status).toBe(400);
    expect(Object.values(body.error.fields)).toEqual([sentence]);
  });
});
