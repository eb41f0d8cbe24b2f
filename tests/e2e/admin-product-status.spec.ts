import type { Page } from "@playwright/test";
import {
  chooseInForm,
  dialog,
  makeProduct,
  openProduct,
  openProducts,
  row,
  toast,
} from "./admin-products-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import {
  chooseFromMenu,
  desktop,
  dismiss,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from "./fixtures.ts";
import { visit } from "./navigation.ts";

test.use({ viewport: desktop });

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

const fromMenu = (page: Page, name: string, item: string) =>
  chooseFromMenu(page, page.getByRole("button", { name: `Mais ações de ${name}`, exact: true }), item);
const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

test("a copy stays out of the shop until it is published", async ({ page }) => {
  const { name } = await makeProduct(page);
  const copy = `${name} (cópia)`;
  await openProducts(page, `?q=${encodeURIComponent(name)}`);
  await fromMenu(page, name, "Duplicar");
  await expect(dialog(page).getByRole("combobox", { name: "Situação" })).toContainText("Rascunho");
  const id = new URL(page.url()).searchParams.get("produto");
  await dismiss(page, dialog(page));
  await expect(row(page, copy)).toContainText("Rascunho");
  expect(await statusOf(page, `/produto/${id}`)).toBe(404);
  await visit(page, `/busca?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("link", { name: copy })).toHaveCount(0);

  await openProducts(page, "?mostrar=rascunhos");
  await fromMenu(page, copy, "Publicar agora");
  await expect(toast(page, "Produto publicado na loja")).toBeVisible();
  await expect(row(page, copy)).toHaveCount(0);
  expect(await statusOf(page, `/produto/${id}`)).toBe(200);
});

test("a hidden product leaves the lists, and its link leads to a friendly page", async ({ page }) => {
  const product = await makeProduct(page, { colors: ["#14532d"] });
  await openProducts(page, `?q=${encodeURIComponent(product.name)}`);
  await fromMenu(page, product.name, "Esconder da loja");
  await expect(toast(page, "Produto escondido da loja")).toBeVisible();
  await expect(row(page, product.name)).toContainText("Oculto");

  await visit(page, `/produto/${product.id}`);
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  await expect(page.getByText("Esta camisa não está à venda agora.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Perguntar no WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
  await expect(page.getByRole("button", { name: "Adicionar ao carrinho" })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Ver Times Brasileiros" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Times Brasileiros" })).toBeVisible();
  await expect(page.getByRole("link", { name: product.name })).toHaveCount(0);
});

test.describe("an hour that has passed", () => {
  test.use({ expectedConsoleMessages: [/status of 400/] });

  test("is refused beside its field, and nothing is lost", async ({ page }) => {
    const product = await makeProduct(page);
    await openProduct(page, product);
    await chooseInForm(page, "Situação", "Rascunho");
    const hour = dialog(page).getByLabel("Publicar em");
    await hour.fill("2020-01-01T09:00");
    await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
    const refusal = "Escolha um momento que ainda não passou, ou publique agora.";
    await expect(hour).toHaveAccessibleDescription(new RegExp(refusal));
    await expect(hour).toHaveValue("2020-01-01T09:00");
  });
});

test("a draft is given its hour in the form, in the shop's time zone", async ({ page }) => {
  const product = await makeProduct(page);
  await openProduct(page, product);
  await chooseInForm(page, "Situação", "Rascunho");
  await dialog(page).getByLabel("Publicar em").fill("2090-03-10T09:00");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(toast(page, "Produto atualizado com sucesso!")).toBeVisible();
  await expect(row(page, product.name)).toContainText("Rascunho, entra em 10/03/2090");
  const saved = await (await page.request.get(`/api/admin/products/${product.id}`)).json();
  expect(saved.publish_at).toBe("2090-03-10T12:00:00.000Z");
});
