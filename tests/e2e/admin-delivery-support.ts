import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { visit } from "./navigation.ts";

export const PATH = "/api/admin/delivery-methods";
export const HEADINGS =
  "CEP inicial;CEP final;Estado;Peso acima de (kg);Peso até (kg);Preço;Prazo (dias úteis)";

export const form = (page: Page) => page.getByRole("dialog", { name: /forma de entrega/ });
export const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
export const save = (page: Page) => form(page).getByRole("button", { name: /^(Criar|Salvar)/ });
export const csv = (lines: string[]) => ({
  name: "fretes.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(lines.join("\n")),
});

export async function makeMethod(
  page: Page,
  fields: object = {},
): Promise<{ id: string; updated_at: string }> {
  const rates = [{ price_cents: 2500, days: 5 }];
  const data = { kind: "table", name: "Correios PAC", rates, ...fields };
  const made = await page.request.post(PATH, { data });
  expect(made.status()).toBe(201);
  return made.json();
}

export async function openScreen(page: Page): Promise<void> {
  await visit(page, "/admin/entrega");
  await expect(page.getByRole("heading", { level: 1, name: "Entrega" })).toBeVisible();
}

export async function openNew(page: Page, kind: string): Promise<Locator> {
  await openScreen(page);
  await page.getByRole("button", { name: "Nova forma de entrega" }).click();
  await form(page).getByRole("radio", { name: kind }).check();
  return form(page);
}

export async function fillRange(dialog: Locator, from: string, to: string, price: string): Promise<void> {
  await dialog.getByRole("button", { name: "Adicionar linha" }).click();
  await dialog.getByLabel("CEP inicial").fill(from);
  await dialog.getByLabel("CEP final").fill(to);
  await dialog.getByLabel("Preço (R$)").fill(price);
  await dialog.getByLabel("Dias úteis").fill("4");
  await dialog.getByRole("button", { name: "Pronto" }).click();
}

/** Signs the owner in, and removes what an earlier test has set up. */
export async function startWithoutMethods(context: BrowserContext): Promise<void> {
  await blockChangeEvents(context);
  await signInAsOwner(context);
  for (const { id } of await (await context.request.get(PATH)).json())
    await context.request.delete(`${PATH}/${id}`);
}
