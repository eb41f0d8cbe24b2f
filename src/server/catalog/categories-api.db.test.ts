import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { wholeListing } from "#domain/catalog/listing-query.ts";
import type { ChangeEvent } from "#domain/events.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { siteImages } from "../site-images/tables.ts";
import { insertProducts, readerContext } from "./catalog-fixture.ts";
import { getCategoryListing } from "./listing-service.ts";
import { categories, categorySlugs, products, subcategories } from "./tables.ts";

const app = setUpTestApp({ caches: true });
let owner: SignedInTester;
let events: ChangeEvent[];

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  app.services().events.subscribe((event) => events.push(event));
});

beforeEach(async () => {
  const db = app.database.db();
  for (const table of [products, subcategories, siteImages, categorySlugs, categories, auditLog])
    await db.delete(table);
  events = [];
});

const call = (method: string, path: string, body?: unknown) =>
  send(app, method, `/api/admin${path}`, { headers: owner.headers, ...(body !== undefined && { body }) });

const create = async (name: string, description?: string): Promise<string> =>
  (await call("POST", "/categories", { name, description })).body.id;

const newestChange = async () => {
  const [entry] = await app.database.db().select().from(auditLog).orderBy(desc(auditLog.at)).limit(1);
  return entry;
};

const listingOf = (key: string) => getCategoryListing(readerContext(app.database.db()), key, wholeListing);

describe("POST /api/admin/categories", () => {
  it("creates a category, logs who did it and publishes a change event", async () => {
    const { status, body } = await call("POST", "/categories", { name: "  Base   Sub-20 ", description: "" });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "Base Sub-20", description: null, subcategories: [], image: null });
    expect(await newestChange()).toMatchObject({
      action: "category.created",
      subjectId: body.id,
      summary: "Categoria “Base Sub-20” criada",
      actorEmail: owner.email,
    });
    await expect.poll(() => events).toContainEqual({ topic: "categories" });
  });

  it.each([{}, { name: "" }, { name: "   " }, { name: null }, { name: "\u0000" }])(
    "isSearchTerm for a name: %j",
    async (body) => {
      const answer = await call("POST", "/categories", body);
      expect(answer.status).toBe(400);
      expect(answer.body.error.fields.name).toBe("O nome da categoria é obrigatório");
    },
  );

  it.each(["Retrô", "RETRÔ", "retro"])("refuses the name of another: %s", async (name) => {
    await create("Retrô");
    const { status, body } = await call("POST", "/categories", { name });
    expect(status).toBe(409);
    expect(body.error.message).toBe("Já existe uma categoria com esse nome.");
  });

  it("makes one category of two requests with the same name at the same time", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => call("POST", "/categories", { name: "Várzea" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe("PATCH /api/admin/categories/{id}", () => {
  it("changes name and description, and the title of the picture", async () => {
    const id = await create("Base", "Antes");
    await call("PUT", `/categories/${id}/image`, { image_url: "https://fotos.exemplo.com/a/b.jpg" });
    const { body } = await call("PATCH", `/categories/${id}`, {
      name: "Divisão de base",
      description: "Depois",
    });
    expect(body).toMatchObject({
      name: "Divisão de base",
      description: "Depois",
      image: { title: "Divisão de base" },
    });
  });

  it("leaves the description unchanged when it is not sent", async () => {
    const id = await create("Base", "Fica");
    const { body } = await call("PATCH", `/categories/${id}`, { name: "Base" });
    expect(body.description).toBe("Fica");
  });

  it("may keep its own name, in another case", async () => {
    const id = await create("base");
    expect((await call("PATCH", `/categories/${id}`, { name: "Base" })).status).toBe(200);
    expect(await app.database.db().$count(categorySlugs)).toBe(0);
  });

  it("redirects every earlier slug to the current address, however often it was renamed", async () => {
    const id = await create("Seleções do Sul");
    await call("PATCH", `/categories/${id}`, { name: "Sul" });
    await call("PATCH", `/categories/${id}`, { name: "Cone Sul" });
    for (const key of ["selecoes-do-sul", "seleções-do-sul", "sul"])
      expect(await listingOf(key)).toMatchObject({ isMoved: true, key: "cone-sul" });
    expect(await listingOf("cone-sul")).toMatchObject({ isMoved: false, categoryId: id });
  });

  it("resolves an old slug to the category that has that name today", async () => {
    const first = await create("Base");
    await call("PATCH", `/categories/${first}`, { name: "Juvenil" });
    const second = await create("Base");
    expect(await listingOf("base")).toMatchObject({ isMoved: false, categoryId: second });
  });

  it("is found under its first slug again when it gets that name back", async () => {
    const id = await create("Base");
    await call("PATCH", `/categories/${id}`, { name: "Juvenil" });
    await call("PATCH", `/categories/${id}`, { name: "Base" });
    expect(await listingOf("base")).toMatchObject({ isMoved: false, categoryId: id });
    expect(await listingOf("juvenil")).toMatchObject({ isMoved: true, key: "base" });
  });

  it("answers 404 for a category that does not exist", async () => {
    expect((await call("PATCH", "/categories/99999", { name: "Base" })).status).toBe(404);
  });
});

describe("DELETE /api/admin/categories/{id}", () => {
  it("deletes its subcategories, its picture and its old slugs", async () => {
    const id = await create("Base");
    await call("POST", "/subcategories", { name: "Titular", category_id: id });
    await call("PUT", `/categories/${id}/image`, { image_url: "https://fotos.exemplo.com/a/b.jpg" });
    await call("PATCH", `/categories/${id}`, { name: "Juvenil" });
    expect((await call("DELETE", `/categories/${id}`)).status).toBe(204);
    const db = app.database.db();
    const left = await Promise.all(
      [categories, subcategories, siteImages, categorySlugs].map((t) => db.$count(t)),
    );
    expect(left).toEqual([0, 0, 0, 0]);
    expect(await listingOf("base")).toMatchObject({ isKnown: false, isMoved: false });
  });

  it("deletes nothing while a product uses it", async () => {
    const id = await create("Base");
    await call("POST", "/subcategories", { name: "Titular", category_id: id });
    await insertProducts(app.database.db(), [{ name: "Camisa", categoryId: id }]);
    const { status, body } = await call("DELETE", `/categories/${id}`);
    expect(status).toBe(409);
    expect(body.error.message).toBe(
      "Erro ao excluir categoria. Verifique se não há produtos usando esta categoria.",
    );
    expect(await app.database.db().$count(subcategories)).toBe(1);
  });
});

describe("subcategories", () => {
  it.each([{}, { name: "Titular" }, { category_id: "1" }, { name: " ", category_id: "1" }])(
    "need a name and a category: %j",
    async (body) => {
      const answer = await call("POST", "/subcategories", body);
      expect(answer.status).toBe(400);
      expect(Object.values(answer.body.error.fields)).toContain("Nome e categoria são obrigatórios");
    },
  );

  it("are created, renamed and deleted", async () => {
    const id = await create("Base");
    const { body: made } = await call("POST", "/subcategories", { name: "Titular", category_id: id });
    expect(made).toMatchObject({ name: "Titular", category_id: id, created_at: expect.any(String) });
    const { body: renamed } = await call("PATCH", `/subcategories/${made.id}`, { name: "Reserva" });
    expect(renamed.name).toBe("Reserva");
    expect((await call("GET", "/categories")).body[0].subcategories).toEqual([renamed]);
    expect((await call("DELETE", `/subcategories/${made.id}`)).status).toBe(204);
    expect((await call("GET", "/categories")).body[0].subcategories).toEqual([]);
    expect(await newestChange()).toMatchObject({ summary: "Subcategoria “Reserva” de “Base” excluída" });
  });

  it("have unique names within a category, but not across categories", async () => {
    const [base, retro] = [await create("Base"), await create("Retrô")];
    const make = (name: string, category_id: string) => call("POST", "/subcategories", { name, category_id });
    expect((await make("Titular", base)).status).toBe(201);
    expect((await make("TITULAR", base)).status).toBe(409);
    expect((await make("Titular", retro)).status).toBe(201);
  });

  it("are not deleted while products use them", async () => {
    const id = await create("Base");
    const { body: titular } = await call("POST", "/subcategories", { name: "Titular", category_id: id });
    const product = { categoryId: id, subcategoryId: titular.id };
    await insertProducts(app.database.db(), [
      { ...product, name: "Um" },
      { ...product, name: "Dois" },
    ]);
    const { status, body } = await call("DELETE", `/subcategories/${titular.id}`);
    expect(status).toBe(409);
    expect(body.error.message).toBe(
      "2 produtos usam esta subcategoria. Escolha outra para eles antes de excluí-la.",
    );
  });

  it("cannot be created in a category that does not exist", async () => {
    expect((await call("POST", "/subcategories", { name: "A", category_id: "99999" })).status).toBe(404);
  });
});

describe("the picture of a category", () => {
  const image_url = "https://fotos.exemplo.com/verao/praia.jpg";

  it("is created with the category's name and link, active", async () => {
    const id = await create("Base");
    const { status, body } = await call("PUT", `/categories/${id}/image`, { image_url });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: "category",
      title: "Base",
      link: `/categorias/${id}`,
      reference_id: id,
      active: true,
      image_url,
      image_path: "verao/praia.jpg",
    });
  });

  it("is updated where there is one, and active again", async () => {
    const id = await create("Base");
    const { body: first } = await call("PUT", `/categories/${id}/image`, { image_url });
    const db = app.database.db();
    await db.update(siteImages).set({ active: false }).where(eq(siteImages.id, first.id));
    const other = "https://fotos.exemplo.com/inverno/serra.jpg";
    const { body } = await call("PUT", `/categories/${id}/image`, { image_url: other });
    expect(body).toMatchObject({ id: first.id, image_url: other, active: true });
    expect(await db.$count(siteImages)).toBe(1);
  });

  it("is one picture, even if two administrators save one at the same time", async () => {
    const id = await create("Base");
    const answers = await Promise.all(
      [1, 2, 3].map(() => call("PUT", `/categories/${id}/image`, { image_url })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await app.database.db().$count(siteImages)).toBe(1);
  });

  it("must be named", async () => {
    const id = await create("Base");
    const { status, body } = await call("PUT", `/categories/${id}/image`, {});
    expect(status).toBe(400);
    expect(body.error.fields.image_url).toBe("Selecione uma categoria e faça upload de uma imagem");
  });

  it("cannot be a GIF, neither in the shop nor on another site", async () => {
    const id = await create("Base");
    const own = "/storage/v1/object/public/product-images/categories/praia.gif";
    for (const gif of ["https://fotos.exemplo.com/praia.gif", own]) {
      const { status, body } = await call("PUT", `/categories/${id}/image`, { image_url: gif });
      expect([status, body.error.message]).toEqual([
        400,
        "A URL deve apontar para uma imagem (jpeg, jpg, png, webp)",
      ]);
    }
  });

  it("can be removed, once", async () => {
    const id = await create("Base");
    await call("PUT", `/categories/${id}/image`, { image_url });
    expect((await call("DELETE", `/categories/${id}/image`)).status).toBe(204);
    expect((await call("DELETE", `/categories/${id}/image`)).status).toBe(404);
  });
});
