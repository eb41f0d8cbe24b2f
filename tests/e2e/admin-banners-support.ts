import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { visit } from "./navigation.ts";
import { pictureFile } from "./picture-files.ts";

export const newTitle = (kind: string) => `${kind} ${randomUUID().slice(0, 8)}`;
export const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
export const dialog = (page: Page, title: string) => page.getByRole("dialog", { name: title });
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

/** The toast of an upload covers the dialog's buttons, and stays while the pointer is on it. */
export const closeNotice = (page: Page) => page.getByRole("button", { name: "Fechar aviso" }).click();

const image_url = "https://fotos.exemplo.com/verao/praia.jpg";

interface ApiBanner {
  id: string;
  title: string | null;
}

export const listBanners = async (page: Page): Promise<ApiBanner[]> =>
  (await page.request.get("/api/admin/site-images?type=banner")).json();

/** Creates a banner by the API. Its picture is on another site, which no test may request, so it must be inactive. */
export async function makeBanner(page: Page, fields: object): Promise<ApiBanner> {
  const data = { type: "banner", image_url, ...fields };
  return (await page.request.post("/api/admin/site-images", { data })).json();
}

export async function openBanners(page: Page): Promise<void> {
  await page.route("https://fotos.exemplo.com/**", async (route) => {
    const { buffer } = await pictureFile("jpeg", { width: 192, height: 50 });
    await route.fulfill({ contentType: "image/jpeg", body: buffer });
  });
  await visit(page, "/admin/banners");
  await expect(page.getByRole("table", { name: "Banners" })).toBeVisible();
}
