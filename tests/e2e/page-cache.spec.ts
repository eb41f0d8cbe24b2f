import { makeProduct } from "./admin-products-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { expect } from "./fixtures.ts";
import { makeCategory, testInOwnShop } from "./own-shop.ts";

// A separate shop: changes by other tests would invalidate the cached pages.
const test = testInOwnShop();
test.describe.configure({ mode: "default" });

test("a page holds the same bytes for the owner and for a stranger", async ({
  context,
  playwright,
  baseURL,
}) => {
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  await signInAsOwner(context);
  const category = await makeCategory(context.request, "Várzea");
  const listing = `/categoria/${category}`;
  for (const path of ["/", listing, "/busca?q=camisa", "/carrinho", "/meus-pedidos", "/login", "/admin"]) {
    const [mine, theirs] = [await context.request.get(path), await stranger.get(path)];
    expect(await mine.text(), path).toBe(await theirs.text());
    expect(mine.headers().etag, path).toBe(theirs.headers().etag);
    expect(mine.headers()["set-cookie"], path).toBeUndefined();
  }
  await stranger.dispose();
});

test("a saved price is on the product's page and its category's at the next load, while other pages stay cached", async ({
  page,
}) => {
  await signInAsOwner(page.context());
  const [category_id, elsewhere] = [
    await makeCategory(page.request, "Praia"),
    await makeCategory(page.request, "Quadra"),
  ];
  const product = await makeProduct(page, { category_id });
  const read = async (path: string) => (await page.request.get(path)).text();
  const etag = async (path: string) => (await page.request.get(path)).headers().etag;
  await expect.poll(() => read(`/produto/${product.id}`)).toContain("R$\u00a0199,90");
  const other = await etag(`/categoria/${elsewhere}`);

  const stored = await (await page.request.get(`/api/admin/products/${product.id}`)).json();
  const { updated_at } = stored;
  const data = { name: product.name, price: "205,50", category_id, images: [], updated_at };
  expect((await page.request.put(`/api/admin/products/${product.id}`, { data })).status()).toBe(200);

  await expect.poll(() => read(`/produto/${product.id}`)).toContain("R$\u00a0205,50");
  expect(await read(`/categoria/${category_id}`)).toContain("R$\u00a0205,50");
  expect(await etag(`/categoria/${elsewhere}`)).toBe(other);
});
