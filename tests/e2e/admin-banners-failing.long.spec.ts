import { closeNotice, dialog, newTitle, openBanners, toast } from "./admin-banners-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { expect, test } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { pictureFile } from "./picture-files.ts";

test.use({ expectedConsoleMessages: [/Failed to load resource/] });

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

test("a failed save keeps the form, its picture included", async ({ page }) => {
  const title = newTitle("Falha");
  await openBanners(page);
  await page.getByRole("button", { name: "Novo Banner" }).click();
  const making = dialog(page, "Novo Banner");
  await making.getByLabel("Título").fill(title);
  await making.getByLabel("Imagem do Banner", { exact: true }).setInputFiles(await pictureFile("png"));
  await expect(making.getByText("1920 × 500 pixels")).toBeVisible();
  await closeNotice(page);
  await page.route("**/api/admin/site-images", (route) =>
    route.fulfill({ status: 503, json: { error: { code: "database_unavailable", message: "Sem banco" } } }),
  );
  await making.getByRole("button", { name: "Salvar Banner" }).click();
  await expect(toast(page, "Erro ao salvar o banner.")).toBeVisible();
  await expect(making.getByLabel("Título")).toHaveValue(title);
  await expect(making.getByText("1920 × 500 pixels")).toBeVisible();
  await page.unroute("**/api/admin/site-images");
  await making.getByRole("button", { name: "Remover imagem" }).click();
  await making.getByRole("button", { name: "Salvar Banner" }).click();
  await expect(making.getByText("Imagem é obrigatória")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Descartar" }).click();
});

test("a list that does not come says so", async ({ page }) => {
  await page.route("**/api/admin/site-images?**", (route) =>
    route.fulfill({ status: 403, json: { error: { code: "forbidden", message: "Não agora." } } }),
  );
  await visit(page, "/admin/banners");
  await expect(page.getByText("Erro ao carregar imagens do site")).toBeVisible();
  await page.unroute("**/api/admin/site-images?**");
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(page.getByRole("table", { name: "Banners" })).toBeVisible();
});
