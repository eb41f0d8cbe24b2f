import { makeProduct } from "./admin-products-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { expect, phone, test } from "./fixtures.ts";

const pages = ["/", "/categoria/retro", "/busca?q=camisa", "/carrinho", "/meus-pedidos", "/login", "/admin"];

test("a page holds the same bytes for the owner and for a stranger", async ({
  context,
  playwright,
  baseURL,
}) => {
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  await signInAsOwner(context);
  for (const path of pages) {
    const [mine, theirs] = [await context.request.get(path), await stranger.get(path)];
    expect(await mine.text(), path).toBe(await theirs.text());
    expect(mine.headers().etag, path).toBe(theirs.headers().etag);
    expect(mine.headers()["set-cookie"], path).toBeUndefined();
  }
  await stranger.dispose();
});

test("a saved price is on the product's page and its category's at the next load, while other pages stay kept", async ({
  page,
}) => {
  await signInAsOwner(page.context());
  const product = await makeProduct(page);
  const read = async (path: string) => (await page.request.get(path)).text();
  const etag = async (path: string) => (await page.request.get(path)).headers().etag;
  expect(await read(`/produto/${product.id}`)).toContain("R$\u00a0199,90");
  const other = await etag("/categoria/inverno");

  const stored = await (await page.request.get(`/api/admin/products/${product.id}`)).json();
  const { updated_at } = stored;
  const data = { name: product.name, price: "205,50", category_id: "1", images: [], updated_at };
  expect((await page.request.put(`/api/admin/products/${product.id}`, { data })).status()).toBe(200);

  await expect.poll(() => read(`/produto/${product.id}`)).toContain("R$\u00a0205,50");
  expect(await read("/categoria/brasileiros")).toContain("R$\u00a0205,50");
  expect(await etag("/categoria/inverno")).toBe(other);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, deviceScaleFactor: 2 });

  test("no picture of home, category or product weighs more than 60 kB", async ({ page }) => {
    const heavy: string[] = [];
    page.on("response", async (answer) => {
      if (answer.request().resourceType() !== "image") return;
      const bytes = Number(answer.headers()["content-length"]);
      if (bytes > 60_000) heavy.push(`${bytes} ${answer.url()}`);
    });
    await page.goto("/", { waitUntil: "load" });
    const product = await page.locator('a[href^="/produto/"]').first().getAttribute("href");
    await page.goto("/categoria/brasileiros", { waitUntil: "load" });
    await page.goto(product ?? "/", { waitUntil: "load" });
    expect(heavy).toEqual([]);
  });
});
