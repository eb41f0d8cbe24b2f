import { desc } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { staffRoles } from "#domain/accounts/staff-role.ts";
import type { ChangeEvent } from "#domain/events.ts";
import { formatCents } from "#domain/money.ts";
import { type SignedInTester, signedInAs } from "../../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../../tests/support/app.ts";
import { send } from "../../../../tests/support/requests.ts";
import { auditLog } from "../../audit/tables.ts";
import { readerContext } from "../catalog-fixture.ts";
import { findSizeGuide } from "../size-guide-service.ts";
import { categories, categorySlugs, products, sizeGrids, subcategories } from "../tables.ts";

const app = setUpTestApp();
let owner: SignedInTester;
let events: ChangeEvent[];
let categoryId: string;

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

const kids = {
  name: "Juvenil",
  sizes: [
    { label: "10 anos", surcharge_cents: 0 },
    { label: "12 anos", surcharge_cents: 1500 },
  ],
  guide: {
    measures: [{ name: "Tórax", how_to: null }],
    rows: [{ size: "12 anos", values: [44.5] }],
  },
};

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  app.services().events.subscribe((event) => events.push(event));
});

beforeEach(async () => {
  const db = app.database.db();
  for (const table of [products, subcategories, categorySlugs, categories, sizeGrids, auditLog])
    await db.delete(table);
  const [category] = await db.insert(categories).values({ name: "Retrô" }).returning();
  categoryId = category?.id ?? "";
  events = [];
});

const call = (method: string, path: string, body?: unknown) =>
  send(app, method, `/api/admin${path}`, { headers: owner.headers, ...(body !== undefined && { body }) });

const create = async (fields: object = {}) =>
  (await call("POST", "/size-grids", { ...kids, ...fields })).body as { id: string; updated_at: string };
const list = async () => (await call("GET", "/size-grids")).body as (typeof kids & { id: string })[];

const shirt = () => ({ name: "Camisa", price: "199,90", category_id: categoryId, images: [] });
const makeShirt = async (fields: object = {}) =>
  (await call("POST", "/products", { ...shirt(), ...fields })).body as {
    id: string;
    updated_at: string;
    size_grid_id?: string;
  };

const newestChange = async () => {
  const [entry] = await app.database.db().select().from(auditLog).orderBy(desc(auditLog.at)).limit(1);
  return entry;
};

describe("a grid of sizes", () => {
  it("is created, logged and published, and listed by name with how many use it", async () => {
    const { status, body } = await call("POST", "/size-grids", kids);
    expect([status, body]).toMatchObject([201, { ...kids, products: 0, categories: 0 }]);
    expect(await newestChange()).toMatchObject({
      action: "size_grid.created",
      subjectType: "size-grid",
      subjectId: body.id,
      actorEmail: owner.email,
      summary: "Grade “Juvenil” criada",
    });
    await expect.poll(() => events).toContainEqual({ topic: "categories" });
    await create({ name: "água" });
    await create({ name: "Adulto" });
    await makeShirt({ size_grid_id: body.id });
    await call("PATCH", `/categories/${categoryId}`, { name: "Retrô", size_grid_id: body.id });
    expect(await list()).toMatchObject([
      { name: "Adulto", products: 0 },
      { name: "água", products: 0 },
      { name: "Juvenil", products: 1, categories: 1 },
    ]);
  });

  it.each(["juvenil", "  JUVENIL ", "Juvênil"])("is refused with the name of another: %j", async (name) => {
    await create();
    const { status, body } = await call("POST", "/size-grids", { ...kids, name });
    expect([status, body.error.fields]).toEqual([409, { name: "Já existe uma grade com esse nome." }]);
    const { id, updated_at } = await create({ name: "Outra" });
    const renamed = await call("PUT", `/size-grids/${id}`, { ...kids, name, updated_at });
    expect([renamed.status, renamed.body.error.fields]).toEqual([
      409,
      { name: "Já existe uma grade com esse nome." },
    ]);
    expect((await list()).map((grid) => grid.name)).toEqual(["Juvenil", "Outra"]);
  });

  it("is refused with a reason at each field", async () => {
    const wrong = {
      ...kids,
      guide: null,
      sizes: [{ label: "", surcharge_cents: -1 }, { label: "x".repeat(13) }],
    };
    const { status, body } = await call("POST", "/size-grids", wrong);
    expect([status, body.error.fields]).toEqual([
      400,
      {
        "sizes.0.label": "Diga o tamanho",
        "sizes.0.surcharge_cents": "Use um valor de R$ 0,00 a R$ 1.000,00",
        "sizes.1.label": "Use no máximo 12 caracteres",
      },
    ]);
    const twice = { ...kids, guide: null, sizes: [{ label: "GG" }, { label: "gg" }] };
    expect((await call("POST", "/size-grids", twice)).body.error.fields).toEqual({
      "sizes.1.label": "Este tamanho aparece duas vezes",
    });
    const others = { ...kids, sizes: [{ label: "10 anos" }] };
    expect((await call("POST", "/size-grids", others)).body.error.fields).toEqual({
      "guide.rows.0.size": "Tamanho inválido",
    });
    expect(await list()).toEqual([]);
  });

  it("is replaced as a whole, and the log says which sizes it had", async () => {
    const { id, updated_at } = await create();
    const next = { name: "Juvenil", sizes: [{ label: "14 anos", surcharge_cents: 2000 }], guide: null };
    const { status, body } = await call("PUT", `/size-grids/${id}`, { ...next, updated_at });
    expect([status, body]).toMatchObject([200, next]);
    expect(await newestChange()).toMatchObject({
      action: "size_grid.updated",
      summary: "Grade “Juvenil” alterada",
      details: {
        before: `10 anos, 12 anos + ${formatCents(1500)}`,
        after: `14 anos + ${formatCents(2000)}`,
      },
    });
    expect(await list()).toMatchObject([next]);
  });

  it("is not replaced over a version that somebody else has saved", async () => {
    const { id, updated_at } = await create();
    const first = { ...kids, name: "Primeira", updated_at };
    expect((await call("PUT", `/size-grids/${id}`, first)).status).toBe(200);
    const second = await call("PUT", `/size-grids/${id}`, { ...kids, name: "Segunda", updated_at });
    expect([second.status, second.body.error]).toMatchObject([409, { code: "conflict" }]);
    expect(second.body.error.fields).toBeUndefined();
    expect(await list()).toMatchObject([{ name: "Primeira" }]);
  });

  it("is not deleted while products or categories use it", async () => {
    const { id } = await create();
    for (const _ of [1, 2]) await makeShirt({ size_grid_id: id });
    await call("PATCH", `/categories/${categoryId}`, { name: "Retrô", size_grid_id: id });
    const { status, body } = await call("DELETE", `/size-grids/${id}`);
    expect([status, body.error.message]).toEqual([
      409,
      "Não é possível excluir: a grade está em 2 produtos e 1 categoria.",
    ]);
    expect(await list()).toHaveLength(1);
  });

  it("is deleted once nothing uses it", async () => {
    const { id } = await create();
    expect((await call("DELETE", `/size-grids/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await newestChange()).toMatchObject({
      action: "size_grid.deleted",
      summary: "Grade “Juvenil” excluída",
    });
    expect((await call("DELETE", `/size-grids/${id}`)).status).toBe(404);
    const version = { updated_at: "2026-11-18T12:00:00.000Z" };
    expect((await call("PUT", `/size-grids/${id}`, { ...kids, ...version })).status).toBe(404);
  });

  it("is one of at most a hundred", async () => {
    const rows = Array.from({ length: 100 }, (_, number) => ({
      name: `Grade ${number}`,
      sizes: [{ label: "U", surchargeCents: 0 }],
    }));
    await app.database.db().insert(sizeGrids).values(rows);
    const { status, body } = await call("POST", "/size-grids", kids);
    expect([status, body.error.message]).toEqual([
      400,
      "A loja já tem 100 grades. Exclua uma que não usa mais.",
    ]);
  });

  it.each(staffRoles)("may be read by %s only if the role works with the catalogue", async (role) => {
    const { headers } = await signedInAs(app, role);
    const { status } = await send(app, "GET", "/api/admin/size-grids", { headers });
    expect(status).toBe(role === "admin" || role === "catalog" ? 200 : 403);
  });
});

describe("the grid of a product or a category", () => {
  it("must exist", async () => {
    const fields = { size_grid_id: "Grade não encontrada." };
    const refusals = [
      await call("POST", "/products", { ...shirt(), size_grid_id: UNKNOWN }),
      await call("POST", "/products", { ...shirt(), size_grid_id: "nenhuma" }),
      await call("POST", "/categories", { name: "Base", size_grid_id: UNKNOWN }),
      await call("PATCH", `/categories/${categoryId}`, { name: "Retrô", size_grid_id: UNKNOWN }),
    ];
    for (const { status, body } of refusals) expect([status, body.error.fields]).toEqual([400, fields]);
  });

  it("stays where it is left out, and goes with null", async () => {
    const { id: gridId } = await create();
    const made = await makeShirt({ size_grid_id: gridId });
    expect(made.size_grid_id).toBe(gridId);
    const path = `/products/${made.id}`;
    const kept = await call("PUT", path, { ...shirt(), updated_at: made.updated_at });
    expect(kept.body.size_grid_id).toBe(gridId);
    const cleared = await call("PUT", path, {
      ...shirt(),
      size_grid_id: null,
      updated_at: kept.body.updated_at,
    });
    expect(cleared.body).not.toHaveProperty("size_grid_id");
    expect(await newestChange()).toMatchObject({
      details: { size_grid_id: { before: gridId, after: null } },
    });

    const category = `/categories/${categoryId}`;
    await call("PATCH", category, { name: "Retrô", size_grid_id: gridId });
    expect((await call("PATCH", category, { name: "Retrô 2" })).body.size_grid_id).toBe(gridId);
    const without = await call("PATCH", category, { name: "Retrô", size_grid_id: null });
    expect(without.body).not.toHaveProperty("size_grid_id");
  });

  it("goes along with a copy of the product", async () => {
    const { id: gridId } = await create();
    const { id } = await makeShirt({ size_grid_id: gridId });
    expect((await call("POST", `/products/${id}/duplicate`)).body.size_grid_id).toBe(gridId);
  });

  it("decides on the measures that the shop shows: the product's before the category's", async () => {
    const { id: ofCategory } = await create();
    const own = { measures: [{ name: "Cintura" }], rows: [{ size: "10 anos", values: [33] }] };
    const { id: ofProduct } = await create({ name: "Calção", guide: own });
    await call("PATCH", `/categories/${categoryId}`, { name: "Retrô", size_grid_id: ofCategory });
    const shown = async (id: string) =>
      (await findSizeGuide(readerContext(app.database.db()), id))?.measures.map(({ name }) => name);
    expect(await shown((await makeShirt()).id)).toEqual(["Tórax"]);
    expect(await shown((await makeShirt({ size_grid_id: ofProduct })).id)).toEqual(["Cintura"]);
  });
});
