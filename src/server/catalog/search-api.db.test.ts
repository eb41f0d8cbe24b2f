import { beforeAll, describe, expect, it } from "vitest";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { insertCategories, insertProducts } from "./catalog-fixture.ts";

const app = setUpTestApp();
const suggest = (query: string) => app.request(`/api/search/suggestions?q=${encodeURIComponent(query)}`);

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  await insertProducts(
    db,
    ["1", "1", "4", "4", "4", "3"].map((categoryId, index) => ({ name: `Camisa ${index + 1}`, categoryId })),
  );
});

describe("GET /api/search/suggestions", () => {
  it("returns four products, three categories and the total", async () => {
    const response = await suggest("cam");
    const body = await response.json();
    expect(body).toMatchObject({
      total: 6,
      categories: [{ key: "retro" }, { key: "times-brasileiros" }, { key: "selecoes" }],
    });
    expect(body.products).toHaveLength(4);
    expect(body.products[0]).toEqual({
      id: expect.any(String),
      name: "Camisa 1",
      category: "Times Brasileiros",
      price_cents: 28990,
      former_price_cents: null,
      image_url: null,
    });
  });

  it("may be cached for a minute by any cache", async () => {
    expect((await suggest("cam")).headers.get("Cache-Control")).toBe("public, max-age=60");
  });

  it("returns nothing for a query of punctuation alone", async () => {
    expect(await (await suggest("👕 %")).json()).toEqual({ total: 0, products: [], categories: [] });
  });

  it.each([
    ["nothing", ""],
    ["only space", "   "],
    ["ten thousand letters", "a".repeat(10_000)],
  ])("refuses %s", async (_, query) => {
    const response = await suggest(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: "invalid_request", fields: { q: expect.any(String) } },
    });
  });

  it("refuses a request without a query", async () => {
    expect((await app.request("/api/search/suggestions")).status).toBe(400);
  });
});
