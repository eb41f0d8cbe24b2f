import { desc } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChangeEvent } from "#domain/events.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { readerContext } from "./catalog-fixture.ts";
import { findSizeGuide } from "./size-guide-service.ts";
import { categories, products, sizeGuides } from "./tables.ts";

const app = setUpTestApp();
let owner: SignedInTester;
let events: ChangeEvent[];
let productId = "";
let categoryId: string;

const jacket = {
  measures: [
    { name: "Tórax", how_to: "de uma axila à outra" },
    { name: "Capuz", how_to: null },
  ],
  rows: [
    { size: "P", values: [54, null] },
    { size: "GG", values: [64.5, 34] },
  ],
};

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  app.services().events.subscribe((event) => events.push(event));
});

beforeEach(async () => {
  const db = app.database.db();
  for (const table of [products, categories, auditLog]) await db.delete(table);
  const [category] = await db.insert(categories).values({ name: "Inverno" }).returning();
  categoryId = category?.id ?? "";
  const [shirt] = await db
    .insert(products)
    .values({ name: "Jaqueta", priceCents: 100, categoryId })
    .returning();
  productId = shirt?.id ?? "";
  events = [];
});

const call = (method: string, body?: unknown, id = categoryId) =>
  send(app, method, `/api/admin/categories/${id}/size-guide`, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });

const changes = () => app.database.db().select().from(auditLog).orderBy(desc(auditLog.at));

/** What the page of a product of this category reads. */
const shownInShop = () => findSizeGuide(readerContext(app.database.db()), productId);

describe("the size guide of a category", () => {
  it("is the shop's default until it has one of its own", async () => {
    const { status, body } = await call("GET");
    expect([status, body.is_default]).toEqual([200, true]);
    expect(body.measures.map(({ name }: { name: string }) => name)).toEqual([
      "Tórax",
      "Comprimento",
      "Manga",
    ]);
    expect(body.rows[0]).toEqual({ size: "P", values: [50, 70, 21] });
    expect(await shownInShop()).toBeUndefined();
  });

  it("is saved with values as they are typed, and replaced as a whole", async () => {
    const typed = { ...jacket, rows: [{ size: "GG", values: ["64,5", ""] }] };
    expect((await call("PUT", typed)).body).toMatchObject({ rows: [{ size: "GG", values: [64.5, null] }] });
    expect((await call("PUT", jacket)).body).toEqual({ is_default: false, ...jacket });
    expect((await call("GET")).body).toEqual({ is_default: false, ...jacket });
    expect(await shownInShop()).toMatchObject({
      measures: [{ howTo: "de uma axila à outra" }, { howTo: null }],
    });
  });

  it("says in the log who changed which measure, and publishes a change event", async () => {
    await call("PUT", jacket);
    expect((await changes())[0]).toMatchObject({
      action: "category.size_guide_changed",
      subjectId: categoryId,
      actorEmail: owner.email,
      summary: "Guia de tamanhos da categoria “Inverno” alterado",
      details: { after: { Tórax: "P 54, GG 64,5 (de uma axila à outra)", Capuz: "GG 34" } },
    });
    await expect.poll(() => events).toContainEqual({ topic: "categories" });
  });

  it("goes back to the default, which changes nothing a second time", async () => {
    await call("PUT", jacket);
    expect((await call("DELETE")).status).toBe(204);
    expect((await call("GET")).body.is_default).toBe(true);
    expect(await shownInShop()).toBeUndefined();
    expect((await call("DELETE")).status).toBe(204);
    const summaries = (await changes()).map(({ summary }) => summary);
    expect(summaries).toEqual([
      "Categoria “Inverno” voltou ao guia de tamanhos padrão",
      "Guia de tamanhos da categoria “Inverno” alterado",
    ]);
  });

  it("is deleted with its category", async () => {
    await call("PUT", jacket);
    await app.database.db().delete(products);
    await send(app, "DELETE", `/api/admin/categories/${categoryId}`, { headers: owner.headers });
    expect(await app.database.db().$count(sizeGuides)).toBe(0);
  });

  it("is one guide, even if it is saved several times at once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => call("PUT", jacket)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await app.database.db().$count(sizeGuides)).toBe(1);
  });

  it("is refused with a reason at each field, and nothing is stored", async () => {
    const wrong = { ...jacket, rows: [{ size: "P", values: [54, "largo"] }] };
    const { status, body } = await call("PUT", wrong);
    expect(status).toBe(400);
    expect(body.error.fields).toEqual({
      "rows.0.values.1": "Use um número de 1 a 250, com no máximo uma casa depois da vírgula",
    });
    expect(await app.database.db().$count(sizeGuides)).toBe(0);
  });

  it.each(["GET", "PUT", "DELETE"])("of a category that is not there: %s answers 404", async (method) => {
    expect((await call(method, method === "PUT" ? jacket : undefined, "99999")).status).toBe(404);
  });
});
