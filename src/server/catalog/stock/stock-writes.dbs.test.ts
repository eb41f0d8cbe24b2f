import { desc } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChangeEvent } from "#domain/events.ts";
import { type SignedInTester, signedInAs } from "../../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../../tests/support/app.ts";
import { send } from "../../../../tests/support/requests.ts";
import { auditLog } from "../../audit/tables.ts";
import { insertCategories, insertProducts } from "../catalog-fixture.ts";
import { stockLevels, stockMovements } from "../stock-tables.ts";
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
  events = [];
});

const call = (method: string, path = "", body?: unknown) =>
  send(app, method, `/api/admin/stock${path}`, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });
const count = (units: Record<string, number>, id = aurora) => countStock(app.database.db(), id, units);
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
