import type { Page } from "@playwright/test";
import { desktop, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";

export const screens = [
  { name: "on a phone", use: { viewport: phone, hasTouch: true } },
  { name: "on a wide screen", use: { viewport: desktop } },
];

/** Opens the first product of the home page. */
export async function openProduct(page: Page): Promise<string> {
  const home = await (await page.request.get("/")).text();
  const [path] = home.match(/\/produto\/[0-9a-f-]{36}/) ?? [];
  if (!path) throw new Error("the home page shows no product");
  await visit(page, path);
  return path;
}

export const parts = (page: Page) => ({
  gallery: page.getByRole("region", { name: /^Fotos: / }),
  size: (name: string) => page.getByRole("radio", { name, exact: true }),
  customize: page.getByRole("switch", { name: "Personalizar com nome e número" }),
  name: page.getByRole("textbox", { name: "Nome", exact: true }),
  number: page.getByRole("textbox", { name: "Número", exact: true }),
  form: page.getByRole("form", { name: "Comprar" }),
  add: page.getByRole("button", { name: "Adicionar ao carrinho", exact: true }),
});
