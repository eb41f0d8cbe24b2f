import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { staffRoles } from "#domain/accounts/staff-role.ts";
import { type SignedInTester, signedInAs } from "../../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../../tests/support/app.ts";
import { send } from "../../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog-fixture.ts";
import { stockLevels, stockMovements } from "../stock-tables.ts";
import { products, sizeGrids } from "../tables.ts";
import { countStock, setFewUnits } from "./stock-fixture.ts";

const app = setUpTestApp();
let owner: SignedInTester;
let aurora: string;
let boreal: string;

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  [aurora = "", boreal = ""] = await insertProducts(db, [
    { name: "Camisa Aurora", code: "CAM-01" },
    { name: "Camisa Boreal", code: "CAM-02" },
    { name: "Manto Único" },
    { name: "Manto Único" },
  ]);
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  const db = app.database.db();
  await db.delete(stockLevels);
  await db.delete(stockMovements);
  await db.update(products).set({ leadTime: null, sizeGridId: null });
  await sayFew(null);
});

const sayFew = (few: number | null) => setFewUnits(app.database.db(), few);
const call = (method: string, path = "", body?: unknown) =>
  send(app, method, `/api/admin/stock${path}`, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });
const count = (units: Record<string, number>, id = aurora) => countStock(app.database.db(), id, units);
const namesShown = async (query: string) =>
  (await call("GET", query)).body.rows.map(({ name }: { name: string }) => name);
const sizesOf = async (id = aurora) => (await call("GET", `/${id}`)).body.sizes;

describe("the list of the stock", () => {
  it("has every product by name, with its sizes in the order of its grid", async () => {
    await count({ G: 4, M: 0 });
    await sayFew(4);
    const { body } = await call("GET");
    expect(body).toMatchObject({ total: 4, total_is_exact: true, next: null });
    expect(body.rows[0]).toEqual({
      id: aurora,
      code: "CAM-01",
      name: "Camisa Aurora",
      image_url: null,
      status: "published",
      few_units: 4,
      sizes: [
        { size: "P", units: null, state: "unlimited", in_grid: true },
        { size: "M", units: 0, state: "none", in_grid: true },
        { size: "G", units: 4, state: "few", in_grid: true },
        { size: "GG", units: null, state: "unlimited", in_grid: true },
      ],
    });
  });

  it("is searched by part of a name or the beginning of a code", async () => {
    expect(await namesShown("?q=unico")).toEqual(["Manto Único", "Manto Único"]);
    expect(await namesShown("?q=cam-0")).toEqual(["Camisa Aurora", "Camisa Boreal"]);
    expect(await namesShown("?q=cam-02")).toEqual(["Camisa Boreal"]);
    expect(await namesShown("?q=100%25")).toEqual([]);
  });

  it("shows what is counted, low, sold out or not counted", async () => {
    await count({ M: 3, G: 10 });
    await count({ M: 0 }, boreal);
    expect(await namesShown("?show=counted")).toEqual(["Camisa Aurora", "Camisa Boreal"]);
    expect(await namesShown("?show=uncounted")).toEqual(["Manto Único", "Manto Único"]);
    expect(await namesShown("?show=sold_out")).toEqual(["Camisa Boreal"]);
    expect(await namesShown("?show=low")).toEqual(["Camisa Boreal"]);
    await sayFew(3);
    expect(await namesShown("?show=low")).toEqual(["Camisa Aurora", "Camisa Boreal"]);
    expect(await namesShown("?show=sold_out&q=aurora")).toEqual([]);
  });

  it("does not call low what has left the grid, and still shows it with the product", async () => {
    const db = app.database.db();
    const [grid] = await db
      .insert(sizeGrids)
      .values({ name: "Única", sizes: [{ label: "Único", surchargeCents: 0 }] })
      .returning();
    await db.update(products).set({ sizeGridId: grid?.id }).where(eq(products.id, aurora));
    await count({ M: 0 });
    expect(await namesShown("?show=sold_out")).toEqual([]);
    expect(await sizesOf()).toEqual([
      { size: "Único", units: null, state: "unlimited", in_grid: true },
      { size: "M", units: 0, state: "none", in_grid: false },
    ]);
    await count({ Único: 0 });
    expect(await namesShown("?show=sold_out")).toEqual(["Camisa Aurora"]);
  });

  it("is paged", async () => {
    const db = app.database.db();
    await insertProducts(
      db,
      Array.from({ length: 30 }, (_, index) => ({ name: `Zebra ${String(index).padStart(2, "0")}` })),
    );
    const first = (await call("GET", "?q=zebra")).body;
    const second = (await call("GET", `?q=zebra&cursor=${first.next}`)).body;
    expect([first.rows.length, first.total, second.rows.length, second.next]).toEqual([25, 30, 5, null]);
    expect(second.rows[0].name).toBe("Zebra 25");
    await db.delete(products).where(sql`${products.name} like 'Zebra%'`);
  });

  it.each(staffRoles)(
    "may be read and changed by %s only if the role works with the catalogue",
    async (role) => {
      const { headers } = await signedInAs(app, role);
      const ok = role === "admin" || role === "catalog";
      const levels = [{ size: "M", units: 1, seen: null }];
      const items = [{ product_id: aurora, size: "P", units: 1 }];
      const statuses = [
        await send(app, "GET", "/api/admin/stock", { headers }),
        await send(app, "GET", `/api/admin/stock/${aurora}`, { headers }),
        await send(app, "GET", `/api/admin/stock/${aurora}/movements`, { headers }),
        await send(app, "PUT", `/api/admin/stock/${aurora}`, { headers, body: { levels, reason: "count" } }),
        await send(app, "POST", "/api/admin/stock/deliveries", { headers, body: { items } }),
        await send(app, "POST", "/api/admin/stock/deliveries/preview", { headers, body: { text: "a" } }),
      ].map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([ok ? 200 : 403]));
    },
  );
});

describe("the ledger", () => {
  it("is paged from the newest on, and may be that of one size", async () => {
    for (let units = 1; units <= 22; units++) await count({ M: units });
    await count({ G: 1 });
    const first = (await call("GET", `/${aurora}/movements`)).body;
    const second = (await call("GET", `/${aurora}/movements?cursor=${first.next}`)).body;
    expect([first.rows.length, first.total, second.rows.length, second.next]).toEqual([20, 23, 3, null]);
    expect(first.rows[0]).toMatchObject({ size: "G", delta: 1, units: 1, changed_by: null });
    expect(second.rows.at(-1)).toMatchObject({ size: "M", delta: 1, units: 1 });
    const ofG = (await call("GET", `/${aurora}/movements?size=G`)).body;
    expect(ofG).toMatchObject({ total: 1, rows: [{ size: "G" }] });
    expect((await call("GET", `/${aurora}/movements?cursor=x`)).status).toBe(400);
  });

  it("names the order of a movement, and whether it is still there", async () => {
    await count({ M: 5 });
    const customer = await signedInAs(app, "customer");
    const { body: order } = await send(app, "POST", "/api/orders", {
      headers: { ...customer.headers, "Idempotency-Key": crypto.randomUUID() },
      body: {
        customer: "Ana Lima",
        customer_cep: "01310100",
        customer_address: "Avenida Paulista, 1000",
        customer_whatsapp: "11912345678",
        items: [{ id: aurora, size: "M", quantity: 2 }],
      },
    });
    const newest = async () => (await call("GET", `/${aurora}/movements`)).body.rows[0];
    expect(await newest()).toMatchObject({
      delta: -2,
      units: 3,
      reason: "order",
      order_id: order.id,
      order_exists: true,
    });
    await send(app, "DELETE", `/api/admin/orders/${order.id}`, { headers: owner.headers });
    expect(await newest()).toMatchObject({
      delta: 2,
      units: 5,
      reason: "deletion",
      order_id: order.id,
      order_exists: false,
    });
  });
});
