import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpTestApp, TEST_ORIGIN } from "../../../tests/support/app.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { categories, products, sizeGrids } from "../catalog/tables.ts";
import { storeImage } from "../media/store-image.ts";
import { MAX_BYTES } from "./social-jpeg.ts";

const app = setUpTestApp();
let productIds: string[] = [];

/** Noise compresses worst, so no photograph can become a larger file. */
async function noisyPicture(): Promise<Uint8Array> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  return sharp({ create: { width: 900, height: 1125, channels: 3, background: "#888", noise } })
    .webp({ quality: 95 })
    .toBuffer();
}

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  productIds = await insertProducts(db, [{ name: "Camisa Aurora & Cia" }, { name: "Camisa Sertão" }]);
  const { storage } = app.services();
  const image = await storeImage(
    { storage },
    { folder: "products", bytes: await noisyPicture(), originalFilename: "a.webp" },
  );
  await db.update(products).set({ imageUrl: image.url });
});

describe("GET /robots.txt", () => {
  it("disallows private paths and names the sitemap", async () => {
    const text = await (await app.request("/robots.txt")).text();
    for (const path of ["/admin", "/api/", "/login", "/meus-pedidos"])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain(`Sitemap: ${TEST_ORIGIN}/sitemap.xml\n`);
  });
});

describe("GET /sitemap.xml", () => {
  it("lists the home page, the categories and the products with their last change", async () => {
    const response = await app.request("/sitemap.xml");
    const xml = await response.text();
    expect(response.headers.get("Content-Type")).toContain("application/xml");
    expect(xml).toContain(`<loc>${TEST_ORIGIN}/</loc>`);
    for (const key of ["times-brasileiros", "selecoes", "retro", "lancamentos", "promocoes"])
      expect(xml).toContain(`<loc>${TEST_ORIGIN}/categoria/${key}</loc>`);
    for (const id of productIds)
      expect(xml).toMatch(new RegExp(`<loc>${TEST_ORIGIN}/produto/${id}</loc><lastmod>\\d{4}-`));
  });

  it("has no further files in a shop that fits into one", async () => {
    expect((await app.request("/sitemap-1.xml")).status).toBe(200);
    expect((await app.request("/sitemap-2.xml")).status).toBe(404);
  });
});

describe("GET /feeds/google.xml", () => {
  const ids = (xml: string) => [...xml.matchAll(/<g:id>([^<]*)<\/g:id>/g)].map(([, id]) => id);

  it("lists every product once, escaped, with its address, picture and price", async () => {
    const response = await app.request("/feeds/google.xml");
    const xml = await response.text();
    expect(response.headers.get("Content-Type")).toContain("application/xml");
    expect(ids(xml).sort()).toEqual([...productIds].sort());
    expect(xml).toContain("<g:title>Camisa Aurora &amp; Cia</g:title>");
    expect(xml).toContain(`<g:link>${TEST_ORIGIN}/produto/${productIds[0]}</g:link>`);
    expect(xml).toContain("<g:price>289.90 BRL</g:price>");
    expect(xml).toMatch(/^<\?xml [\s\S]*<\/channel><\/rss>\n$/);
  });

  it("names the sizes of a product's grid, and is sent again when they change", async () => {
    const db = app.database.db();
    const fetchFeed = (tag = "") => app.request("/feeds/google.xml", { headers: { "If-None-Match": tag } });
    const [grid] = await db
      .insert(sizeGrids)
      .values({ name: "Mirim", sizes: [{ label: "12 anos", surchargeCents: 0 }] })
      .returning();
    expect(await (await fetchFeed()).text()).not.toContain("g:size");
    const shirt = eq(products.id, productIds[0] ?? "");
    await db.update(products).set({ sizeGridId: grid?.id }).where(shirt);
    const sized = await fetchFeed();
    expect([...(await sized.text()).matchAll(/<g:size>([^<]*)/g)].map(([, size]) => size)).toEqual([
      "12 anos",
    ]);
    await db.update(products).set({ sizeGridId: null }).where(shirt);
    await db.update(categories).set({ sizeGridId: grid?.id });
    const byCategory = await fetchFeed();
    expect([...(await byCategory.text()).matchAll(/<g:size>/g)]).toHaveLength(2);
    await db.update(sizeGrids).set({ updatedAt: new Date("2031-01-01") });
    const changed = await fetchFeed(byCategory.headers.get("ETag") ?? "");
    expect(changed.status).toBe(200);
    await changed.body?.cancel();
    await db.update(categories).set({ sizeGridId: null });
  });

  it("is not sent again until a product changes", async () => {
    const fetchPath = (tag: string) =>
      app.request("/feeds/google.xml", { headers: { "If-None-Match": tag } });
    const tag = (await app.request("/feeds/google.xml")).headers.get("ETag") ?? "";
    expect((await fetchPath(tag)).status).toBe(304);
    await app.database
      .db()
      .update(products)
      .set({ updatedAt: new Date("2031-01-01") });
    const changed = await fetchPath(tag);
    expect(changed.status).toBe(200);
    await changed.body?.cancel();
  });
});

describe("a social picture", () => {
  it.each([
    ["of a product", () => `/social/produto/${productIds[0]}.jpg`],
    ["of a product, with the hash of its content", () => `/social/produto/${productIds[0]}.jpg?v=abc`],
    ["of a category", () => "/social/categoria/4.jpg"],
    ["of the shop", () => "/social/loja.jpg"],
  ])("%s is a JPEG of 1200 × 630 that WhatsApp takes", async (_, path) => {
    const response = await app.request(path());
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThanOrEqual(MAX_BYTES);
  });

  it("is stored: the second response equals the first", async () => {
    const fetchPath = () => app.request(`/social/produto/${productIds[1]}.jpg`);
    const [first, second] = [await fetchPath(), await fetchPath()];
    expect(second.headers.get("ETag")).toBe(first.headers.get("ETag"));
    expect(Buffer.from(await second.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
  });

  it("is not sent in response to a HEAD request", async () => {
    const response = await app.request("/social/loja.jpg", { method: "HEAD" });
    expect(response.headers.get("Content-Type")).toBe("image/jpeg");
    expect(await response.text()).toBe("");
  });

  it.each([
    "/social/produto/00000000-0000-0000-0000-000000000000.jpg",
    "/social/produto/nada.jpg",
    "/social/categoria/99.jpg",
    "/social/categoria/..%2F..%2Fetc.jpg",
  ])("does not exist for %s", async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });

  it("leaves out a picture that lives on another site", async () => {
    const [id] = await insertProducts(app.database.db(), [{ name: "Camisa de fora" }]);
    await app.database.db().update(products).set({ imageUrl: "https://outro.test/a.png" });
    const response = await app.request(`/social/produto/${id}.jpg`);
    expect(response.status).toBe(200);
    expect((await buffer(response.body as never)).byteLength).toBeGreaterThan(1000);
  });
});
