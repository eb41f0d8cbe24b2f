import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { openProduct, parts } from "./product-support.ts";

const metaOf = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"]`).getAttribute("content");
const canonicalOf = (page: Page) => page.locator('link[rel="canonical"]').getAttribute("href");
const dataOf = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  );

test("a category has one address, whatever else stands in it", async ({ page }) => {
  await visit(page, "/categoria/4?utm_source=zap&ordem=menor-preco");
  expect(new URL((await canonicalOf(page)) ?? "").pathname).toBe("/categoria/retro");
  expect(new URL((await canonicalOf(page)) ?? "").search).toBe("");
});

test("the second page of a listing stands for itself", async ({ page }) => {
  await visit(page, "/categoria/promocoes?pagina=2");
  expect(await canonicalOf(page)).toMatch(/\/categoria\/promocoes\?pagina=2$/);
});

test("a category tells search engines its path", async ({ page }) => {
  await visit(page, "/categoria/retro");
  const [data] = await dataOf(page);
  expect(data).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home" }, { name: "Retrô" }],
  });
});

for (const path of ["/categoria/retro", "/busca?q=retro"]) {
  test(`${path} has a picture that messengers can show`, async ({ page, request, baseURL }) => {
    await visit(page, path);
    const address = new URL((await metaOf(page, "og:image")) ?? "");
    expect(await metaOf(page, "og:locale")).toBe("pt_BR");
    expect([await metaOf(page, "og:image:width"), await metaOf(page, "og:image:height")]).toEqual([
      "1200",
      "630",
    ]);
    const picture = await request.get(`${baseURL}${address.pathname}${address.search}`);
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
    expect((await picture.body()).byteLength).toBeLessThan(300_000);
  });
}

test("every address of the sitemap answers", async ({ request, baseURL }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(50);
  // One page of each kind suffices; all of them would render the whole catalogue.
  const products = paths.filter((path) => path.startsWith("/produto/"));
  const others = paths.filter((path) => !path.startsWith("/produto/"));
  for (const path of [...others, ...products.slice(0, 3)]) {
    const response = await request.get(`${baseURL}${path}`);
    expect(response.status(), path).toBe(200);
  }
});

test("the page of components is no part of the built shop", async ({ request }) => {
  expect((await request.get("/_ui")).status()).toBe(404);
});

test("robots.txt closes the back-office and names the sitemap", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain("Disallow: /admin");
  expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test("a shirt with a name is passed on by its link, which shows it to whoever opens it", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { customize, name, number } = parts(page);
  await openProduct(page);
  await customize.click();
  await name.fill("Silva");
  await number.fill("10");
  await page.getByRole("button", { name: "Compartilhar" }).click();
  await expect(page.getByText("Link copiado")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await visit(page, link);
  await expect(name).toHaveValue("SILVA");
  await expect(number).toHaveValue("10");
  const address = new URL((await metaOf(page, "og:image")) ?? "");
  expect(address.searchParams.get("nome")).toBe("SILVA");
  const picture = await request.get(`${baseURL}${address.pathname}${address.search}`);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
});
