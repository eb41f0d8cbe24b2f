import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { wholeListing } from "#domain/catalog/listing-query.ts";
import { PRODUCTS_PER_PAGE } from "#domain/catalog/product.ts";
import type { ProductStatus } from "#domain/catalog/product-status.ts";
import { productTexts } from "#domain/texts/products.ts";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { compareProductRollups, insertCategories, insertProducts, readerContext } from "./catalog-fixture.ts";
import { getCategoryListing } from "./listing-service.ts";
import {
  findHiddenProduct,
  findProduct,
  listFeatured,
  listNewest,
  listProducts,
  listRelated,
} from "./product-service.ts";
import { publishDueDrafts } from "./publish-product-service.ts";
import { searchProducts, suggestProducts } from "./search-service.ts";
import { products } from "./tables.ts";

const app = setUpTestApp({ caches: true });
let headers: Record<string, string>;
let seen: string;
const unseen: Partial<Record<ProductStatus, string>> = {};

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  const ids = await insertProducts(db, [
    { name: "Camisa Aurora Rascunho", status: "draft" },
    { name: "Camisa Aurora Oculta", status: "hidden" },
    { name: "Camisa Aurora" },
  ]);
  [unseen.draft = "", unseen.hidden = "", seen = ""] = ids;
  // The feed leaves out what has no picture.
  await db.update(products).set({ isFeatured: true, imageUrl: "/uploads/frente.jpg" });
  ({ headers } = await signedInAs(app, "administrator"));
});

const ctx = () => readerContext(app.database.db());
const call = (method: string, path: string, body?: unknown) =>
  send(app, method, `/api/admin/products${path}`, { headers, ...(body !== undefined && { body }) });
const textOf = async (path: string) => (await app.request(path)).text();
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const listing = { order: "recentes", page: 1 } as const;

describe("shoppers see published products only", () => {
  const lists: [string, () => Promise<readonly { id: string }[]>][] = [
    ["the featured products", () => listFeatured(ctx(), 10)],
    ["the newest products", () => listNewest(ctx(), 10)],
    ["the related products", () => listRelated(ctx(), { id: crypto.randomUUID(), categoryId: "1" }, 10)],
    ["a category", async () => (await listProducts(ctx(), { ...listing, categoryId: "1" })).products],
    ["Promoções", async () => (await getCategoryListing(ctx(), "promocoes", wholeListing)).page.products],
    ["the search", async () => (await searchProducts(ctx(), "aurora")).products],
    ["the suggestions", async () => (await suggestProducts(ctx(), "aurora")).products],
  ];

  it.each(lists)("in %s", async (_, read) => {
    expect(idsOf(await read())).toEqual([seen]);
  });

  it("in the number of a listing", async () => {
    expect(await listProducts(ctx(), listing)).toMatchObject({ total: 1, pageCount: 1 });
  });

  it.each(["/sitemap.xml", "/feeds/google.xml"])("in %s", async (path) => {
    const text = await textOf(path);
    expect([seen, unseen.draft, unseen.hidden].map((id) => text.includes(String(id)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each(["draft", "hidden"] as const)("and cannot put a %s one into an order", async (status) => {
    const items = [{ id: unseen[status], size: "M", quantity: 1 }];
    const { body } = await send(app, "POST", "/api/cart/quote", { body: { items } });
    expect(body).toMatchObject({ total_amount: 0, items: [{ change: "gone" }] });
  });

  it.each(["draft", "hidden"] as const)("and a %s one has no product page", async (status) => {
    expect(await findProduct(ctx(), unseen[status] ?? "")).toBeUndefined();
  });
});

describe("the address of a product", () => {
  it("stays while it is hidden", async () => {
    expect(await findHiddenProduct(ctx(), unseen.hidden ?? "")).toMatchObject({
      name: "Camisa Aurora Oculta",
    });
  });

  it.each(["draft", "published"] as const)("of status %s is not that of a hidden one", async (status) => {
    expect(await findHiddenProduct(ctx(), unseen[status] ?? seen)).toBeUndefined();
  });
});

describe("the back-office", () => {
  it.each([
    ["draft", "Camisa Aurora Rascunho"],
    ["hidden", "Camisa Aurora Oculta"],
  ])("lists the products of status %s", async (status, name) => {
    const { body } = await call("GET", `?status=${status}`);
    expect(body).toMatchObject({ total: 1, rows: [{ name, status }] });
  });

  it("finds products of every status in its search", async () => {
    const { body } = await send(app, "GET", "/api/admin/search?q=aurora", { headers });
    expect(body.products).toHaveLength(3);
  });
});

describe("a product of the form", () => {
  const shirt = { name: "Camisa Nova", price: 100, category_id: "3" };
  const create = async (more: object) => (await call("POST", "", { ...shirt, ...more })).body;
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

  it("is published if it says nothing", async () => {
    expect(await create({})).toMatchObject({ status: "published", publish_at: null });
  });

  it("can wait as a draft for its hour", async () => {
    const publish_at = tomorrow();
    expect(await create({ status: "draft", publish_at })).toMatchObject({ status: "draft", publish_at });
  });

  it("keeps its status when a change does not name one", async () => {
    const { id, updated_at } = await create({ status: "hidden" });
    const { body } = await call("PUT", `/${id}`, { ...shirt, updated_at });
    expect(body.status).toBe("hidden");
  });

  it.each([
    ["in the past", { status: "draft", publish_at: "2020-01-01T12:00:00Z" }, productTexts.publishAtPast],
    [
      "for a published one",
      { status: "published", publish_at: "2090-01-01T12:00:00Z" },
      productTexts.publishAtOnlyForDrafts,
    ],
    ["that is no date", { status: "draft", publish_at: "amanhã" }, productTexts.publishAtInvalid],
  ])("cannot have an hour %s", async (_, publication, message) => {
    const { status, body } = await call("POST", "", { ...shirt, ...publication });
    expect([status, body.error.fields.publish_at]).toEqual([400, message]);
  });

  it("loses its hour when it is published before", async () => {
    const { id } = await create({ status: "draft", publish_at: tomorrow() });
    const { body } = await call("PUT", `/${id}/status`, { status: "published" });
    expect(body).toMatchObject({ status: "published", publish_at: null });
  });

  it("is a draft if it is a copy", async () => {
    const { id } = await create({});
    expect((await call("POST", `/${id}/duplicate`)).body).toMatchObject({
      status: "draft",
      publish_at: null,
    });
  });
});

it("the rollups of words, days and categories follow every change of a status", async () => {
  const db = app.database.db();
  for (const status of ["hidden", "draft", "published"] as const) {
    await db
      .update(products)
      .set({ status })
      .where(eq(products.id, unseen.hidden ?? ""));
    const { stored, counted } = await compareProductRollups(db);
    expect(stored).toEqual(counted);
  }
  await db
    .update(products)
    .set({ status: "hidden" })
    .where(eq(products.id, unseen.hidden ?? ""));
});

describe("the drafts whose time has come", () => {
  const publishAt = (instant: string) =>
    publishDueDrafts({ ...app.services(), actor: system, now: new Date(instant) });
  const statusOf = async (id: string) =>
    (await app.database.db().select().from(products).where(eq(products.id, id)))[0]?.status;

  async function insertDraft(at: string): Promise<string> {
    const row = { name: "Camisa Hora", status: "draft" as const, publishAt: new Date(at) };
    const [id = ""] = await insertProducts(app.database.db(), [row]);
    return id;
  }

  it("are published", async () => {
    const id = await insertDraft("2090-01-01T12:00:00Z");
    await publishAt("2090-01-01T12:00:00Z");
    expect(await statusOf(id)).toBe("published");
  });

  it("are not published before", async () => {
    const id = await insertDraft("2091-01-01T12:00:00Z");
    await publishAt("2091-01-01T11:59:59Z");
    expect(await statusOf(id)).toBe("draft");
  });

  it("are the newest products from then on, the last hour first", async () => {
    const early = await insertDraft("2092-01-01T12:00:00Z");
    const late = await insertDraft("2092-01-01T12:00:30Z");
    await publishAt("2092-01-01T12:01:00Z");
    expect(idsOf(await listNewest(ctx(), PRODUCTS_PER_PAGE)).slice(0, 2)).toEqual([late, early]);
  });
});
