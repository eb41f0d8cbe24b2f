import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { visit } from "./navigation.ts";

export const PATH = "/api/admin/offers";

export const form = (page: Page) => page.getByRole("dialog", { name: /^(Nova|Editar) oferta/ });
export const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
export const save = (page: Page) => form(page).getByRole("button", { name: /^(Criar|Salvar)/ });
export const preview = (page: Page) => form(page).getByRole("region", { name: "O que o cliente vê" });

export async function makeOffer(
  page: Page,
  fields: object = {},
): Promise<{ id: string; updated_at: string }> {
  const data = { name: "Semana do manto", benefit: { kind: "percent", percent: 10 }, ...fields };
  const made = await page.request.post(PATH, { data });
  expect(made.status()).toBe(201);
  return made.json();
}

export async function openScreen(page: Page): Promise<void> {
  await visit(page, "/admin/ofertas");
  await expect(page.getByRole("heading", { level: 1, name: "Ofertas" })).toBeVisible();
}

export async function openNew(page: Page, kind: string): Promise<Locator> {
  await page.getByRole("button", { name: "Nova oferta" }).click();
  await form(page).getByRole("radio", { name: kind }).check();
  return form(page);
}

/** Saves the form, and waits until the list shows the offer. */
export async function saveAs(page: Page, name: string): Promise<Locator> {
  await save(page).click();
  await expect(form(page)).toBeHidden();
  await expect(row(page, name)).toBeVisible();
  return row(page, name);
}

/** Signs the owner in, and removes what an earlier test has set up. */
export async function startWithoutOffers(context: BrowserContext): Promise<void> {
  await blockChangeEvents(context);
  await signInAsOwner(context);
  for (const { id } of await (await context.request.get(PATH)).json())
    await context.request.delete(`${PATH}/${id}`);
}
