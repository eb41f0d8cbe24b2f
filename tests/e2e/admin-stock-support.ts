import { type BrowserContext, expect, type Page } from "@playwright/test";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { visit } from "./navigation.ts";

export const PATH = "/api/admin/stock";

export const form = (page: Page) => page.getByRole("form", { name: "Unidades" });
/** The units of a size, in the form of one product. */
export const units = (page: Page, size: string) =>
  form(page).getByRole("textbox", { name: `Unidades de ${size}`, exact: true });
export const save = (page: Page) => form(page).getByRole("button", { name: "Salvar estoque" });
export const history = (page: Page) => page.getByRole("table", { name: "Histórico do estoque" });
export const stockOf = (page: Page, name: string) => page.getByRole("list", { name: `Estoque de ${name}` });

export async function startAsOwner(context: BrowserContext): Promise<void> {
  await blockChangeEvents(context);
  await signInAsOwner(context);
}

export async function openStock(page: Page, query = ""): Promise<void> {
  await visit(page, `/admin/estoque${query}`);
  await expect(page.getByRole("heading", { level: 1, name: "Estoque" })).toBeVisible();
}

export async function openCount(page: Page, product: { id: string; name: string }): Promise<void> {
  await visit(page, `/admin/estoque/${product.id}`);
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
}

/** Counts by the API, like another administrator; what was there before is said too. */
export async function count(
  page: Pick<Page, "request">,
  productId: string,
  levels: { size: string; units: number | null; seen: number | null }[],
): Promise<void> {
  const data = { levels, reason: "count" };
  expect((await page.request.put(`${PATH}/${productId}`, { data })).status()).toBe(200);
}
