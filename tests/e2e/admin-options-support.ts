import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { chooseFromMenu } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { pictureFile } from "./picture-files.ts";

export const PATH = "/api/admin/product-options";

export const form = (page: Page) => page.getByRole("dialog", { name: /^(Nova|Editar) opção/ });
export const save = (page: Page) => form(page).getByRole("button", { name: /^(Criar|Salvar)/ });
export const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
export const patchFile = (background = "#f6c945") =>
  pictureFile("png", { width: 400, height: 400, background });

/** The section of a product's form where patches are moved. */
export const places = (page: Page) => page.getByRole("region", { name: "Lugar dos patches" });

interface MadeOption {
  id: string;
  name: string;
  updated_at: string;
}

export async function startAsOwner(context: BrowserContext): Promise<void> {
  await blockChangeEvents(context);
  await signInAsOwner(context);
}

export async function makeOption(page: Pick<Page, "request">, fields: object): Promise<MadeOption> {
  const made = await page.request.post(PATH, { data: { price_cents: 2500, ...fields } });
  expect(made.status()).toBe(201);
  return made.json();
}

export async function makePatch(
  page: Pick<Page, "request">,
  fields: { name: string; place?: string; price_cents?: number },
) {
  const { place = "right_sleeve", ...others } = fields;
  const multipart = { folder: "products", file: await patchFile() };
  const { url } = await (await page.request.post("/api/admin/uploads", { multipart })).json();
  return makeOption(page, { ...others, patch: { place, image_url: url } });
}

/** Writes what a category offers, like another administrator. */
export async function setCategory(request: APIRequestContext, id: string, fields: object): Promise<void> {
  expect((await request.patch(`/api/admin/categories/${id}`, { data: fields })).status()).toBe(200);
}

export async function openScreen(page: Page): Promise<void> {
  await visit(page, "/admin/opcoes");
  await expect(page.getByRole("heading", { level: 1, name: "Opções" })).toBeVisible();
}

export async function openFromMenu(page: Page, name: string, item: string): Promise<void> {
  await chooseFromMenu(page, page.getByRole("button", { name: `Ações de ${name}`, exact: true }), item);
}

export async function deleteOption(page: Page, name: string): Promise<void> {
  await openFromMenu(page, name, "Excluir");
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
}

/** Saves the form, and waits until the list shows the option. */
export async function saveAs(page: Page, name: string): Promise<Locator> {
  await save(page).click();
  await expect(form(page)).toBeHidden();
  await expect(row(page, name)).toBeVisible();
  return row(page, name);
}

/** What a product says about its options, as it is stored. */
export async function rulesOf(page: Page, productId: string) {
  const { option_rules, patch_areas } = await (
    await page.request.get(`/api/admin/products/${productId}`)
  ).json();
  return { option_rules, patch_areas };
}
