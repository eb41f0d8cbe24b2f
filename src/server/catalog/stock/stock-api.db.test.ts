import { desc, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { staffRoles } from "#domain/accounts/staff-role.ts";
import type { ChangeEvent } from "#domain/events.ts";
import { type SignedInTester, signedInAs } from "../../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../../tests/support/app.ts";
import { send } from "../../../../tests/support/requests.ts";
import { auditLog } from "../../audit/tables.ts";
import { readStoredSettings, writeStoredSettings } from "../../settings/settings-service.ts";
import { insertCategories, insertProducts } from "../catalog-fixture.ts";
import { stockLevels, stockMovements } from "../stock-tables.ts";
import { products, sizeGrids } from "../tables.ts";
import { countStock, readLedger } from "./stock-fixture.ts";

const app = setUpTestApp();
let owner: SignedInTester;
let events: ChangeEvent[] = [];
let aurora: string;
let boreal: string;

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

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
  app.services().events.subscribe((event) => events.push(event));
});

beforeEach(async () => {
  const db = app.database.db();
  await db.delete(stockLevels);
  await db.delete(stockMovements);
  await db.delete(auditLog);
  await db.update(products).set({ leadTime: null, sizeGridId: null });
  await sayFew(null);
  events = [];
});

async function sayFew(fewUnits: number | null): Promise<void> {
  const db = app.database.db();
  const { profile, pix } = await readStoredSettings(db);
  await writeStoredSettings(db, { profile: { ...profile, fewUnits }, pix }, new Date());
}

const call = (method: string, path = "", body?: unknown) =>
  send(app, method, `/api/admin/stock${path}`, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });
const count = (units: Record<string, number>, id = aurora) => countStock(app.database.db(), id, units);
const namesShown = async (query: string) =>
  (await call("GET", query)).body.rows.map(({ name }: { name: string }) => name);
const sizesOf = async (id = aurora) => (await call("GET", `/${id}`)).body.sizes;
const unitsOf = async (id = aurora) =>
  Object.fromEntries(
    (await sizesOf(id)).map(({ size, units }: { size: string; units: number }) => [size, units]),
  );
const setLevels = (levels: object[], more: object = {}) =>
  call("PUT", `/${aurora}`, { levels, reason: "count", ...more });
const entries = () => app.database.db().select().from(auditLog).orderBy(desc(auditLog.at));
const expectLedgerSums = async () => {
  for (const { units, sum } of await readLedger(app.database.db())) expect(sum).toBe(units);
};

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

describe("a count", () => {
  it("sets, begins and ends counting in one transaction, with a ledger, one entry of the log and an event", async () => {
    await count({ M: 3, G: 2 });
    events = [];
    const { status, body } = await setLevels(
      [
        { size: "P", units: 5, seen: null },
        { size: "M", units: 7, seen: 3 },
        { size: "G", units: null, seen: 2 },
        { size: "GG", units: null, seen: null },
      ],
      { reason: "return", note: "  Trocas da  feira " },
    );
    expect(status).toBe(200);
    expect(body.sizes.map(({ units }: { units: number }) => units)).toEqual([5, 7, null, null]);
    await expectLedgerSums();
    const { body: ledger } = await call("GET", `/${aurora}/movements`);
    const common = {
      reason: "return",
      note: "Trocas da feira",
      changed_by: owner.email,
      order_id: null,
      order_exists: false,
    };
    expect(ledger.rows.slice(0, 3)).toMatchObject([
      { size: "G", delta: -2, units: null, ...common },
      { size: "M", delta: 4, units: 7, ...common },
      { size: "P", delta: 5, units: 5, ...common },
    ]);
    expect(await entries()).toMatchObject([
      {
        action: "product.stock_changed",
        subjectType: "product",
        subjectId: aurora,
        summary: "Estoque de “Camisa Aurora” alterado",
        details: {
          before: { P: "Ilimitado", M: 3, G: 2 },
          after: { P: 5, M: 7, G: "Ilimitado" },
          reason: "return",
        },
      },
    ]);
    await expect.poll(() => events).toContainEqual({ topic: "products", ids: [aurora], categoryIds: ["1"] });
  });

  it("is refused as a whole if an order has changed a size meanwhile, and says how many there are", async () => {
    await count({ M: 3, G: 2 });
    const { status, body } = await setLevels([
      { size: "G", units: 9, seen: 2 },
      { size: "M", units: 9, seen: 4 },
      { size: "P", units: 1, seen: 0 },
    ]);
    expect([status, body.error.code, body.error.message]).toEqual([
      409,
      "conflict",
      "O estoque mudou enquanto você contava: M tem 3 unidades, P está ilimitado. Nada foi salvo.",
    ]);
    expect(await unitsOf()).toEqual({ P: null, M: 3, G: 2, GG: null });
    expect(await entries()).toEqual([]);
  });

  it("leaves a size alone that the person did not change, whatever an order did to it", async () => {
    await count({ M: 3, G: 2 });
    const { status } = await setLevels([
      { size: "M", units: 4, seen: 4 },
      { size: "G", units: 5, seen: 2 },
    ]);
    expect([status, await unitsOf()]).toEqual([200, { P: null, M: 3, G: 5, GG: null }]);
  });

  it("that changes nothing writes nothing", async () => {
    await count({ M: 3 });
    expect((await setLevels([{ size: "M", units: 3, seen: 3 }])).status).toBe(200);
    expect([await entries(), await app.database.db().$count(stockMovements)]).toEqual([[], 1]);
  });

  it("refuses sizes that the product does not have, and knows counted ones that have left its grid", async () => {
    await count({ XGG: 2 });
    expect((await setLevels([{ size: "XGG", units: null, seen: 2 }])).status).toBe(200);
    const { status, body } = await setLevels([
      { size: "M", units: 1, seen: null },
      { size: "XGG", units: 1, seen: null },
    ]);
    expect([status, body.error.fields]).toEqual([
      400,
      { "levels.1.size": "“Camisa Aurora” não tem o tamanho XGG" },
    ]);
    expect((await unitsOf()).M).toBeNull();
  });

  it.each([
    [{ size: "M", units: -1, seen: null }, "levels.0.units"],
    [{ size: "M", units: 1.5, seen: null }, "levels.0.units"],
    [{ size: "M", units: 100_000, seen: null }, "levels.0.units"],
  ])("refuses %j", async (level, field) => {
    const { status, body } = await setLevels([level]);
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
  });

  it("refuses a size twice, an order's reason, and an unknown product", async () => {
    const level = { size: "M", units: 1, seen: null };
    expect((await setLevels([level, level])).body.error.fields).toEqual({
      "levels.1.size": "Este tamanho aparece duas vezes",
    });
    expect((await setLevels([level], { reason: "order" })).status).toBe(400);
    for (const id of [UNKNOWN, "nenhum"]) {
      expect((await call("PUT", `/${id}`, { levels: [level], reason: "count" })).status).toBe(404);
      expect((await call("GET", `/${id}`)).status).toBe(404);
      expect((await call("GET", `/${id}/movements`)).status).toBe(404);
    }
  });

  it("of two that begin to count a size at once lets one through", async () => {
    const both = await Promise.all([1, 2].map((units) => setLevels([{ size: "M", units, seen: null }])));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expectLedgerSums();
  });
});

describe("a delivery", () => {
  const receive = (items: object[], more: object = {}) => call("POST", "/deliveries", { items, ...more });
  const item = (size: string, units: number, product_id = aurora) => ({ product_id, size, units });

  it("adds to what is counted, and begins to count what was unlimited", async () => {
    await count({ M: 3 });
    const { status, body } = await receive(
      [item("M", 10), item("G", 4, boreal), item("M", 2), item("P", 1)],
      { note: "Nota 123" },
    );
    expect([status, body]).toEqual([200, { products: 2, units: 17 }]);
    expect(await unitsOf()).toEqual({ P: 1, M: 15, G: null, GG: null });
    expect((await unitsOf(boreal)).G).toBe(4);
    await expectLedgerSums();
    const summaries = (await entries()).map(({ subjectId, summary }) => ({ subjectId, summary }));
    expect(summaries).toHaveLength(2);
    expect(summaries).toContainEqual({
      subjectId: aurora,
      summary: "Entrega de 13 unidades de “Camisa Aurora” recebida",
    });
    expect((await call("GET", `/${boreal}/movements`)).body.rows).toMatchObject([
      { size: "G", delta: 4, units: 4, reason: "delivery", note: "Nota 123", changed_by: owner.email },
    ]);
  });

  it.each([
    ["an unknown product", () => item("M", 1, UNKNOWN), "items.1.product_id", "Produto não encontrado"],
    ["another size", () => item("XGG", 1), "items.1.size", "“Camisa Aurora” não tem o tamanho XGG"],
  ])("with %s adds nothing at all", async (_, wrong, field, message) => {
    const { status, body } = await receive([item("M", 10), wrong()]);
    expect([status, body.error.fields]).toEqual([400, { [field]: message }]);
    expect([await readLedger(app.database.db()), await entries()]).toEqual([[], []]);
  });

  it("does not grow beyond what the shop can count", async () => {
    await count({ M: 99_990 });
    const { status, body } = await receive([item("P", 1), item("M", 10)]);
    expect([status, body.error.message]).toEqual([
      400,
      "“Camisa Aurora”, tamanho M: seriam mais de 99.999 unidades",
    ]);
    expect(await unitsOf()).toEqual({ P: null, M: 99_990, G: null, GG: null });
  });

  it("is received beside others without a lost unit", async () => {
    const items = [item("M", 1), item("M", 1, boreal), item("G", 1)];
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) => receive(index % 2 ? items : items.toReversed())),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect([(await unitsOf()).M, (await unitsOf()).G, (await unitsOf(boreal)).M]).toEqual([8, 8, 8]);
    await expectLedgerSums();
  });

  it("is read from a pasted list line by line, before anything is written", async () => {
    const text = "cam-01 m 10\n\nCAMISA BOREAL; G; 2\nManto Unico; M; 1\nCAM-01 XGG 1\nnada";
    const { status, body } = await call("POST", "/deliveries/preview", { text });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { text: "cam-01 m 10", item: { product: { id: aurora }, size: "M", units: 10 } },
      { text: "CAMISA BOREAL; G; 2", item: { product: { id: boreal }, size: "G", units: 2 } },
      {
        text: "Manto Unico; M; 1",
        problem: "Mais de um produto se chama “Manto Unico”: use o código",
      },
      { text: "CAM-01 XGG 1", problem: "“Camisa Aurora” não tem o tamanho XGG" },
      { text: "nada", problem: "Escreva o código ou o nome, o tamanho e a quantidade" },
    ]);
    expect(await readLedger(app.database.db())).toEqual([]);
  });
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
