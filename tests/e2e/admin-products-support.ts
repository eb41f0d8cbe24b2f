import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { choose } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { pictureFile } from "./picture-files.ts";

export const newName = (kind = "Camisa") => `${kind} ${randomUUID().slice(0, 8)}`;
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
export const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
export const dialog = (page: Page, title = "Editar Produto") => page.getByRole("dialog", { name: title });
export const cells = (page: Page) =>
  page.getByRole("list", { name: "Imagens do produto" }).getByRole("listitem");
export const shirtPicture = (format: Parameters<typeof pictureFile>[0] = "png", background = "#14532d") =>
  pictureFile(format, { width: 400, height: 500, background });

export async function openProducts(page: Page, query = ""): Promise<void> {
  await visit(page, `/admin/produtos${query}`);
  // The heading cannot be found by role, because an open dialog hides the page behind it from assistive technology.
  await expect(page.locator("h1", { hasText: "Produtos" })).toBeVisible();
}

/** Chooses an option in the open form. */
export const chooseInForm = (page: Page, label: string, option: string) =>
  choose(page, page.getByRole("dialog").getByRole("combobox", { name: label, exact: true }), option);

interface MadeProduct {
  id: string;
  name: string;
  images: { id: string; url: string }[];
}

/** Creates a product by the API, like another administrator, with one picture for each colour. */
export async function makeProduct(
  page: Pick<Page, "request">,
  {
    name = newName(),
    colors = [],
    ...more
  }: {
    name?: string;
    colors?: string[];
    category_id?: string;
    price?: string;
    former_price?: string;
    size_grid_id?: string;
    option_rules?: object;
  } = {},
): Promise<MadeProduct> {
  const images = [];
  for (const color of colors) {
    const file = await shirtPicture("png", color);
    const answer = await page.request.post("/api/admin/uploads", { multipart: { folder: "products", file } });
    images.push({ key: (await answer.json()).key });
  }
  const data = { name, price: "199,90", category_id: "1", images, ...more };
  const made = await page.request.post("/api/admin/products", { data });
  expect(made.status()).toBe(201);
  return made.json();
}

/** Opens the list, filtered to this product. */
export async function openProduct(page: Page, { id, name }: MadeProduct): Promise<void> {
  await openProducts(page, `?q=${encodeURIComponent(name)}&produto=${id}`);
  await expect(dialog(page).getByLabel("Nome")).toHaveValue(name);
}
