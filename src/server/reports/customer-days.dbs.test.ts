import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { orders } from "../orders/tables.ts";

const database = setUpTestDatabase();
const db = () => database.db();

afterEach(async () => {
  await db().delete(orders);
});

/** `hour` counts from 1 March, 00:00 in São Paulo. */
async function place(placed: { whatsapp: string; hour: number }[]): Promise<string[]> {
  const rows = placed.map(({ whatsapp, hour }) => ({
    customer: "Ana Lima",
    customerAddress: "",
    customerCep: "",
    customerWhatsapp: whatsapp,
    shippingAddress: { address: "" },
    totalCents: 100,
    createdAt: new Date(Date.UTC(2026, 2, 1, 3 + hour)),
  }));
  const added = await db().insert(orders).values(rows).returning({ id: orders.id });
  return added.map(({ id }) => id);
}

async function daysOf(): Promise<Record<string, number>> {
  const { rows } = await db().execute<{ day: string; customers: number }>(
    sql`select day::text, customers from customer_days where customers <> 0 order by 1`,
  );
  return Object.fromEntries(rows.map(({ day, customers }) => [day, customers]));
}

const [ana, bia] = ["11911111111", "11922222222"];

describe("the days on which customers first ordered", () => {
  it("count each customer once, on the day of the first order", async () => {
    await place([
      { whatsapp: ana, hour: 1 },
      { whatsapp: ana, hour: 30 },
      { whatsapp: bia, hour: 30 },
    ]);
    expect(await daysOf()).toEqual({ "2026-03-01": 1, "2026-03-02": 1 });
  });

  it("move a customer whose first order was deleted", async () => {
    const [first = ""] = await place([
      { whatsapp: ana, hour: 1 },
      { whatsapp: ana, hour: 30 },
    ]);
    await db().execute(sql`update orders set deleted_at = now() where id = ${first}`);
    expect(await daysOf()).toEqual({ "2026-03-02": 1 });
  });

  it("drop a customer without orders", async () => {
    await place([{ whatsapp: ana, hour: 1 }]);
    await db().execute(sql`update orders set deleted_at = now()`);
    expect(await daysOf()).toEqual({});
  });

  it("get back a customer whose order was restored", async () => {
    await place([{ whatsapp: ana, hour: 1 }]);
    await db().execute(sql`update orders set deleted_at = now()`);
    await db().execute(sql`update orders set deleted_at = null`);
    expect(await daysOf()).toEqual({ "2026-03-01": 1 });
  });

  it("do not change when an order gets another status", async () => {
    await place([{ whatsapp: ana, hour: 1 }]);
    await db().execute(sql`update orders set status = 'completed'`);
    expect(await daysOf()).toEqual({ "2026-03-01": 1 });
  });
});
