import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { insertCategories } from "./catalog-fixture.ts";
import { categories, subcategories } from "./tables.ts";

const app = setUpTestApp({ caches: true });
let headers: Record<string, string>;
let goleiro: string;
let titular: string;

beforeAll(async () => {
  const db = app.database.db();
  ({ goleiro, titular } = await insertCategories(db));
  await db.insert(categories).values([
    { id: "5", name: "Conjuntos" },
    { id: "6", name: "Inverno" },
  ]);
  ({ headers } = await signedInAs(app, "administrator"));
});

const call = (method: string, path = "", body?: unknown) =>
  send(app, method, `/api/admin/products${path}`, { headers, ...(body !== undefined && { body }) });
const shirt = (changes: object = {}) => ({
  name: "Camisa Aurora",
  price: "289,90",
  category_id: "1",
  ...changes,
});
const create = async (changes: object = {}) => (await call("POST", "", shirt(changes))).body;

it("a product that is sold without stock is so in its copy too", async () => {
  const lead_time = { min_days: 15, max_days: 25 };
  const { id } = await create({ lead_time });
  const copy = await call("POST", `/${id}/duplicate`);
  expect(copy.body.lead_time).toEqual(lead_time);
});

describe("POST /api/admin/products", () => {
  it("adds a product and returns it with the names of its category and subcategory", async () => {
    const { status, body } = await call(
      "POST",
      "",
      shirt({ name: "  Camisa Aurora  ", description: "Malha leve", subcategory_id: titular, is_new: true }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "Camisa Aurora",
      price: 289.9,
      description: "Malha leve",
      category_id: "1",
      category: "Times Brasileiros",
      subcategory_id: titular,
      subcategory: "Titular",
      is_new: true,
      is_featured: false,
      image_url: null,
      images: [],
    });
  });

  it.each(["name", "price", "category_id"])("isSearchTerm for a missing %s", async (field) => {
    const { [field]: _, ...rest } = shirt() as Record<string, unknown>;
    const { status, body } = await call("POST", "", rest);
    expect([status, body.error.fields]).toEqual([
      400,
      { [field]: "Por favor, preencha todos os campos obrigatórios." },
    ]);
  });

  it.each([
    ["abc", "Preço inválido. Por favor, insira um valor numérico."],
    ["1.299", "Preço inválido. Por favor, insira um valor numérico."],
    [-1, "Preço inválido. Por favor, insira um valor numérico."],
    [true, "Formato de preço inválido."],
    [{ reais: 1 }, "Formato de preço inválido."],
    ["", "Por favor, preencha todos os campos obrigatórios."],
  ])("refuses the price %j", async (price, message) => {
    const { status, body } = await call("POST", "", shirt({ price }));
    expect([status, body.error.fields.price]).toEqual([400, message]);
  });

  it("refuses a category that does not exist", async () => {
    const { status, body } = await call("POST", "", shirt({ category_id: "99" }));
    expect([status, body.error.fields]).toEqual([400, { category_id: "Categoria não encontrada" }]);
  });

  it("ignores an id, a date or a pin in the input", async () => {
    const forged = {
      id: "00000000-0000-4000-8000-000000000000",
      created_at: "2000-01-01",
      is_featured: true,
    };
    const body = await create(forged);
    expect(body.id).not.toBe(forged.id);
    expect([body.created_at.slice(0, 4), body.is_featured]).not.toContain("2000");
    expect(body.is_featured).toBe(false);
  });

  it("writes who did it into the log", async () => {
    const { id } = await create({ name: "Camisa do Registro" });
    const [entry] = await app.database
      .db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(desc(auditLog.at));
    expect(entry).toMatchObject({
      action: "product.created",
      summary: "Produto “Camisa do Registro” criado",
    });
    expect(entry?.actorEmail).toContain("administrator");
  });
});

describe("a product's subcategory", () => {
  it("is the category's first when none is chosen", async () => {
    expect((await create()).subcategory_id).toBe(goleiro);
  });

  it("is a new one named Padrão where the category has none", async () => {
    const { subcategory } = await create({ category_id: "3" });
    expect(subcategory).toBe("Padrão");
    expect((await create({ category_id: "3" })).subcategory).toBe("Padrão");
    const all = await app.database.db().select().from(subcategories).where(eq(subcategories.categoryId, "3"));
    expect(all).toHaveLength(1);
  });

  it.each(["5", "6"])("cannot be chosen in category %s", async (category_id) => {
    const { status, body } = await call("POST", "", shirt({ category_id, subcategory_id: titular }));
    expect([status, body.subcategory]).toEqual([201, "Padrão"]);
  });

  it("must belong to the category", async () => {
    const { status, body } = await call("POST", "", shirt({ category_id: "4", subcategory_id: titular }));
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ["subcategory_id"]]);
  });

  it("is created once, although two products need it at the same moment", async () => {
    const made = await Promise.all([create({ category_id: "4" }), create({ category_id: "4" })]);
    expect(new Set(made.map(({ subcategory_id }) => subcategory_id)).size).toBe(1);
  });
});

describe("PUT /api/admin/products/{id}", () => {
  it("changes the product and gives it a new version", async () => {
    const before = await create();
    const { status, body } = await call("PUT", `/${before.id}`, {
      ...shirt({ name: "Camisa Boreal", price: 199.9, category_id: "4" }),
      updated_at: before.updated_at,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "Camisa Boreal", price: 199.9, category: "Retrô" });
    expect(body.updated_at > before.updated_at).toBe(true);
  });

  it("does not overwrite what another administrator saved meanwhile", async () => {
    const before = await create();
    const edit = (name: string) =>
      call("PUT", `/${before.id}`, { ...shirt({ name }), updated_at: before.updated_at });
    await edit("Da primeira");
    const { status, body } = await edit("Da segunda");
    expect([status, body.error.code]).toEqual([409, "product_changed"]);
    expect(body.error.message).toContain("Este produto foi alterado por outra pessoa");
    expect((await call("GET", `/${before.id}`)).body.name).toBe("Da primeira");
  });

  it("lets only one of two simultaneous edits through", async () => {
    const before = await create();
    const edits = ["A", "B"].map((name) =>
      call("PUT", `/${before.id}`, { ...shirt({ name }), updated_at: before.updated_at }),
    );
    expect((await Promise.all(edits)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each(["00000000-0000-4000-8000-000000000000", "1", "x'--"])("answers 404 for %s", async (id) => {
    const path = `/${encodeURIComponent(id)}`;
    const { status, body } = await call("PUT", path, { ...shirt(), updated_at: "2026-01-01T00:00:00Z" });
    expect([status, body.error.message]).toEqual([404, "Produto não encontrado"]);
  });
});

describe("DELETE /api/admin/products/{id}", () => {
  it("removes the product from the shop", async () => {
    const { id } = await create();
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
    expect((await call("GET", `/${id}`)).status).toBe(404);
    expect((await call("DELETE", `/${id}`)).body.error.message).toBe("Produto não encontrado");
  });
});

describe("POST /api/admin/products/{id}/duplicate", () => {
  it("makes a product with the same texts and price, not pinned", async () => {
    const source = await create({ description: "Malha leve", is_new: true });
    await call("PUT", `/${source.id}/featured`, { is_featured: true });
    const { status, body } = await call("POST", `/${source.id}/duplicate`);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "Camisa Aurora (cópia)",
      price: 289.9,
      description: "Malha leve",
      is_new: true,
      is_featured: false,
      subcategory_id: source.subcategory_id,
    });
    expect(body.id).not.toBe(source.id);
  });

  it("keeps the copy's name within the limit", async () => {
    const source = await create({ name: "a".repeat(120) });
    const { body } = await call("POST", `/${source.id}/duplicate`);
    expect(body.name).toBe(`${"a".repeat(112)} (cópia)`);
  });
});

describe("PUT /api/admin/products/{id}/featured", () => {
  it("pins and unpins without a conflict for someone who is editing the product", async () => {
    const before = await create();
    const pin = (is_featured: boolean) => call("PUT", `/${before.id}/featured`, { is_featured });
    expect((await pin(true)).body).toMatchObject({ is_featured: true, updated_at: before.updated_at });
    expect((await pin(false)).body.is_featured).toBe(false);
  });
});

it("every write publishes a change event for the product", async () => {
  const heard: unknown[] = [];
  const stop = app.services().events.subscribe((event) => heard.push(event));
  const { id } = await create();
  await call("PUT", `/${id}/featured`, { is_featured: true });
  await call("DELETE", `/${id}`);
  await expect.poll(() => heard.filter((event) => JSON.stringify(event).includes(id)).length).toBe(3);
  stop();
});

describe("the code of a product", () => {
  it("finds it in the list, in any case, and stays where an edit does not name it", async () => {
    const { id, updated_at } = await create({ code: " SKU-77 " });
    await call("PUT", `/${id}`, shirt({ name: "Camisa Outra", updated_at }));
    expect((await call("GET", "?q=sku-77")).body.rows).toMatchObject([
      { id, code: "SKU-77", name: "Camisa Outra" },
    ]);
  });

  it("belongs to one product only: another's is refused at its field", async () => {
    await create({ code: "UNICO" });
    const { status, body } = await call("POST", "", shirt({ code: "unico" }));
    expect([status, body.error.fields]).toEqual([409, { code: "Outro produto já tem este código." }]);
  });

  it("is not copied along with the product", async () => {
    const { id } = await create({ code: "COPIA" });
    expect((await call("POST", `/${id}/duplicate`)).body.code).toBeNull();
  });

  it("is taken away when it is emptied", async () => {
    const { id, updated_at } = await create({ code: "VAI" });
    expect((await call("PUT", `/${id}`, shirt({ code: "", updated_at }))).body.code).toBeNull();
  });
});
