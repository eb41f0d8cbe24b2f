import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "#domain/days.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { orderItems, orders } from "../orders/tables.ts";

const app = setUpTestApp();
const db = () => app.database.db();
let administrator: SignedInTester;
let shirts: string[];

beforeAll(async () => {
  administrator = await signedInAs(app, "administrator");
  await insertCategories(db());
  const names = ["Aurora", "Boreal", "Cometa", "Dourada", "Estrela", "Furacão"];
  shirts = await insertProducts(
    db(),
    names.map((name) => ({ name })),
  );
});
afterEach(async () => {
  await db().delete(orders);
});

const today = dayOf(new Date());
const daysAgo = (count: number) => addDays(today, -count);

interface Placed {
  day?: string;
  status?: string;
  reais?: number;
  whatsapp?: string;
  items?: { shirt: number; quantity: number }[];
}

async function place(...placed: Placed[]): Promise<void> {
  const rows = placed.map(({ day = today, status = "completed", reais = 100, whatsapp = "11911111111" }) => ({
    customer: "Ana Lima",
    customerAddress: "",
    customerCep: "",
    customerWhatsapp: whatsapp,
    shippingAddress: { address: "" },
    status,
    totalCents: reais * 100,
    // Half an hour after midnight in São Paulo, so that a wrong time zone would change the day.
    createdAt: new Date(`${day}T03:30:00Z`),
  }));
  const added = await db().insert(orders).values(rows).returning({ id: orders.id });
  const items = added.flatMap(({ id }, index) =>
    (placed[index]?.items ?? [{ shirt: 0, quantity: 1 }]).map(({ shirt, quantity }, position) => ({
      orderId: id,
      position,
      productId: shirts[shirt] ?? null,
      name: `Camisa ${shirt}`,
      size: "M",
      unitPriceCents: 100,
      quantity,
    })),
  );
  await db().insert(orderItems).values(items);
}

async function read(query = "") {
  const { status, body } = await send(app, "GET", `/api/admin/dashboard${query}`, {
    headers: administrator.headers,
  });
  expect(status).toBe(200);
  return body;
}

const figure = async (name: string, query?: string) => (await read(query)).figures[name];

describe("the dashboard's figures", () => {
  it("sum completed orders of all time as total sales", async () => {
    await place({ reais: 100 }, { reais: 300, day: daysAgo(90) }, { reais: 50, status: "pending" });
    expect(await figure("total_sales")).toMatchObject({
      unit: "cents",
      value: 40_000,
      in_period: 10_000,
      change: 33.3,
    });
  });

  it("sum completed orders, with those of the period beside those of the period before", async () => {
    await place({ reais: 150 }, { reais: 100, day: daysAgo(30) }, { reais: 9, day: daysAgo(60) });
    expect(await figure("completed_sales")).toMatchObject({
      value: 25_900,
      in_period: 15_000,
      in_previous: 10_000,
      change: 50,
    });
  });

  it("include the first day of the period and exclude the day before it", async () => {
    await place({ reais: 1, day: daysAgo(29) }, { reais: 2, day: daysAgo(30) });
    expect(await figure("completed_sales")).toMatchObject({ in_period: 100, in_previous: 200 });
  });

  it("sum pending orders of all time as pending sales", async () => {
    await place({ reais: 70, status: "pending" }, { reais: 30, status: "pending", day: daysAgo(200) });
    expect(await figure("pending_sales")).toMatchObject({ value: 10_000, in_period: 7000, change: null });
  });

  it("count orders of any status, and pending ones separately", async () => {
    await place({ status: "pending" }, {}, { status: "shipped" });
    const { figures } = await read();
    expect([figures.orders.value, figures.pending_orders.value]).toEqual([3, 1]);
  });

  it("count a customer once for each WhatsApp number", async () => {
    await place({}, {}, { whatsapp: "11922222222", day: daysAgo(40) });
    expect(await figure("customers")).toMatchObject({ unit: "count", value: 2, in_period: 1, change: 100 });
  });

  it("count the products of the catalogue", async () => {
    expect(await figure("products")).toMatchObject({ value: 6 });
  });

  it("leave deleted orders out", async () => {
    await place({}, { status: "pending" });
    await db().update(orders).set({ deletedAt: new Date() });
    const { figures, recent_orders } = await read();
    expect([figures.total_sales.value, figures.orders.value, figures.customers.value]).toEqual([0, 0, 0]);
    expect(recent_orders).toEqual([]);
  });

  it("have a trend with one point for each step", async () => {
    await place({ reais: 10, day: daysAgo(1) }, { reais: 5 });
    expect((await figure("completed_sales", "?period=7-days")).trend).toEqual([0, 0, 0, 0, 0, 1000, 500]);
    expect((await figure("total_sales", "?period=7-days")).trend).toEqual([0, 0, 0, 0, 0, 1000, 1500]);
  });
});

describe("the dashboard's chart", () => {
  it("shows each day beside the same day of the previous period", async () => {
    await place({ reais: 10 }, { reais: 4, day: daysAgo(7) }, { reais: 2, status: "pending" });
    const { steps } = await read("?period=7-days");
    expect(steps).toHaveLength(7);
    expect(steps.at(-1)).toEqual({
      from: today,
      to: today,
      sales_cents: 1000,
      pending_cents: 200,
      orders: 2,
      previous: { from: daysAgo(7), to: daysAgo(7), sales_cents: 400, orders: 1 },
    });
  });

  it.each([
    ["?period=30-days&grouping=week", "week"],
    ["?period=12-months", "month"],
    ["?period=7-days&grouping=month", "day"],
  ])("of %s goes by %s", async (query, grouping) => {
    expect((await read(query)).grouping).toBe(grouping);
  });

  it("has twelve months that add up to the period's sales", async () => {
    await place({ reais: 10 }, { reais: 5, day: daysAgo(100) });
    const { steps } = await read("?period=12-months");
    expect(steps).toHaveLength(12);
    expect(steps.reduce((sum: number, step: { sales_cents: number }) => sum + step.sales_cents, 0)).toBe(
      1500,
    );
  });

  it("refuses an unknown period", async () => {
    const { status } = await send(app, "GET", "/api/admin/dashboard?period=ever", {
      headers: administrator.headers,
    });
    expect(status).toBe(400);
  });
});

describe("the dashboard's lists", () => {
  it("contain the five products with most units sold", async () => {
    await place({ items: [2, 0, 1, 3, 4, 5].map((shirt, index) => ({ shirt, quantity: 10 - index })) });
    const { top_products } = await read();
    expect(top_products.map(({ units }: { units: number }) => units)).toEqual([10, 9, 8, 7, 6]);
    expect(top_products[0]).toMatchObject({ name: "Cometa" });
  });

  it("contain the five newest orders with their first product", async () => {
    await place(...[5, 4, 3, 2, 1, 0].map((count) => ({ reais: count, day: daysAgo(count) })));
    const { recent_orders } = await read();
    expect(recent_orders.map((order: { total_cents: number }) => order.total_cents)).toEqual([
      0, 100, 200, 300, 400,
    ]);
    expect(recent_orders[0]).toMatchObject({ customer: "Ana Lima", product: "Camisa 0", more_products: 0 });
  });
});
