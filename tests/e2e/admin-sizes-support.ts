import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { chooseInForm, dialog, openProduct } from "./admin-products-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { chooseFromMenu } from "./fixtures.ts";
import { visit } from "./navigation.ts";

export const PATH = "/api/admin/size-grids";

export const form = (page: Page) => page.getByRole("dialog", { name: /^(Nova|Editar) grade/ });
export const save = (page: Page) => form(page).getByRole("button", { name: /^(Criar|Salvar)/ });
export const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("cell", { name, exact: true }) });
/** The fields of a size, by its label. */
export const size = (page: Page, label: string) =>
  form(page).getByRole("group", { name: label, exact: true });
export const measure = (page: Page, name: string, label: string) =>
  form(page)
    .getByRole("group", { name, exact: true })
    .getByRole("textbox", { name: `${label} em centímetros`, exact: true });

interface MadeGrid {
  id: string;
  name: string;
  updated_at: string;
}

const adult = {
  name: "Adulto grande",
  sizes: [{ label: "G" }, { label: "GG" }, { label: "3XL", surcharge_cents: 1500 }],
  guide: {
    measures: [{ name: "Tórax" }],
    rows: [
      { size: "G", values: [56] },
      { size: "3XL", values: [66.5] },
    ],
  },
};

export async function makeGrid(page: Page, fields: object = {}): Promise<MadeGrid> {
  const made = await page.request.post(PATH, { data: { ...adult, ...fields } });
  expect(made.status()).toBe(201);
  return made.json();
}

export async function openScreen(page: Page): Promise<void> {
  await visit(page, "/admin/tamanhos");
  await expect(page.getByRole("heading", { level: 1, name: "Tamanhos" })).toBeVisible();
}

export async function startAsOwner(context: BrowserContext): Promise<void> {
  await blockChangeEvents(context);
  await signInAsOwner(context);
}

export async function openFromMenu(page: Page, name: string, item: string): Promise<void> {
  await chooseFromMenu(page, page.getByRole("button", { name: `Ações de ${name}`, exact: true }), item);
}

/** Saves the form, and waits until the list shows the grid. */
export async function saveAs(page: Page, name: string): Promise<Locator> {
  await save(page).click();
  await expect(form(page)).toBeHidden();
  await expect(row(page, name)).toBeVisible();
  return row(page, name);
}

/** Chooses the grid of a product in its form; the option is called as the list shows it. */
export async function assignToProduct(
  page: Page,
  product: Parameters<typeof openProduct>[1],
  option: string,
): Promise<void> {
  await openProduct(page, product);
  await chooseInForm(page, "Tamanhos", option);
  await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(dialog(page)).toBeHidden();
}

/** The sizes that the page of a product offers. */
export async function sizesInShop(page: Page, productId: string): Promise<Locator> {
  await visit(page, `/produto/${productId}`);
  return page.getByRole("main").getByRole("radiogroup", { name: "Tamanho" }).getByRole("radio");
}
