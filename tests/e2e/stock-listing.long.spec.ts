import type { APIRequestContext, Page } from "@playwright/test";
import { createCustomer } from "./accounts-support.ts";
import { makeProduct } from "./admin-products-support.ts";
import { delivery } from "./checkout-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { makeCategory, testInOwnShop } from "./own-shop.ts";
import { countUnits } from "./stock-support.ts";

const names = {
  gone: "Camisa Esgotada",
  few: "Camisa Rara",
  plain: "Camisa de Sempre",
  kids: "Camisa Mirim",
};
const listing = "/categoria/contadas";

async function stockFourShirts(owner: APIRequestContext): Promise<void> {
  const grid = await owner.post("/api/admin/size-grids", {
    data: { name: "Mirim", sizes: [{ label: "12 anos" }] },
  });
  const category_id = await makeCategory(owner, "Contadas");
  const make = (name: string, more: object = {}) =>
    makeProduct({ request: owner }, { name, category_id, price: "100", ...more });
  await countUnits(owner, (await make(names.gone)).id, { P: 0, M: 0, G: 0, GG: 0 });
  await countUnits(owner, (await make(names.few)).id, { M: 1, G: 0 });
  await make(names.plain);
  await make(names.kids, { size_grid_id: (await grid.json()).id });
}

// A separate shop: the shared one has the standard sizes and counts nothing.
const test = testInOwnShop(stockFourShirts);
test.describe.configure({ mode: "default" });

const filters = (page: Page) => page.getByRole("group", { name: "Tamanho e estoque" });
const shown = (page: Page) => page.getByRole("article");

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("a listing is narrowed to what is in stock and to a size, and widened again", async ({ page }) => {
      await visit(page, listing);
      await expect(shown(page)).toHaveCount(4);
      await filters(page).getByRole("link", { name: "Em estoque" }).click();
      await expect(shown(page)).toHaveCount(3);
      await expect(page.getByRole("article", { name: names.gone })).toHaveCount(0);
      await filters(page).getByRole("link", { name: "Tamanho G", exact: true }).click();
      await expect(shown(page)).toHaveCount(1);
      await expect(page.getByRole("article", { name: names.plain })).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "1 produto" })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.goBack();
      await page.goBack();
      await expect(shown(page)).toHaveCount(4);
    });
  });
}

test("the filters are chosen by keyboard, and stay in another order", async ({ page }) => {
  await visit(page, listing);
  const size = filters(page).getByRole("link", { name: "Tamanho 12 anos" });
  await size.focus();
  await page.keyboard.press("Enter");
  await expect(shown(page)).toHaveCount(1);
  await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Menor preço");
  await expect(page).toHaveURL(/ordem=menor-preco/);
  await expect(page).toHaveURL(/tamanho=12\+anos|tamanho=12%20anos/);
  await expect(shown(page)).toHaveCount(1);
});

test("search engines find the whole listing, and a size that nothing has is no page", async ({ page }) => {
  await visit(page, `${listing}?tamanho=M&estoque=1`);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/categoria\/contadas$/);
  expect((await page.request.get(`${listing}?tamanho=XGG`)).status()).toBe(404);
});

test("whoever orders the last one finds it gone on the cached pages at once", async ({ page }) => {
  await createCustomer(page);
  const read = async (path: string) => (await page.request.get(path)).text();
  const narrowed = `${listing}?tamanho=M&estoque=1`;
  const [, id = ""] =
    (await read(narrowed)).match(
      new RegExp(`/produto/([0-9a-f-]{36})(?:(?!/produto/).)*${names.few}`, "s"),
    ) ?? [];
  const before = await read(`/produto/${id}`);
  expect(await read(`/produto/${id}`)).toBe(before);

  const ordered = await page.request.post("/api/orders", {
    headers: { "Idempotency-Key": crypto.randomUUID() },
    data: { ...delivery, items: [{ id, size: "M", quantity: 1 }] },
  });
  expect(ordered.status()).toBe(201);
  expect(await read(narrowed)).not.toContain(names.few);
  expect(await read(`/produto/${id}`)).not.toBe(before);
  await visit(page, `/produto/${id}`);
  await expect(page.getByRole("radio", { name: /^M\b/ })).toBeDisabled();
});
