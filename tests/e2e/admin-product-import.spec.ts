import type { Page } from "@playwright/test";
import { newName, row } from "./admin-products-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import {
  chooseFromMenu,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
} from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";

// A separate shop: changes by other tests between the export and its import would be reported as changes.
const test = testInOwnShop(stockTwoShirts);

test.use({ viewport: desktop });
// The shop allows one import at a time.
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

async function openImports(page: Page): Promise<void> {
  await visit(page, "/admin/produtos/importar");
  await expect(page.getByRole("heading", { name: "Nova importação" })).toBeVisible();
}

/** Uploads a file and waits for its report. */
async function send(page: Page, name: string, content: Buffer): Promise<void> {
  const file = { name, mimeType: "application/octet-stream", buffer: content };
  await page.getByLabel("Planilha ou ZIP").setInputFiles(file);
  await expect(page.getByRole("heading", { name: "Relatório por linha" })).toBeVisible();
}

const line = (page: Page, text: string) =>
  page.getByRole("table", { name: "Relatório por linha" }).getByRole("row").filter({ hasText: text });

test("a spreadsheet is checked line by line, imported, found in the shop and taken back", async ({
  page,
}) => {
  const name = newName("Camisa Importada");
  const code = `IMP-${name.slice(-6)}`;
  await openImports(page);
  await expectAccessible(page);
  await page
    .getByLabel("Planilha ou ZIP")
    .setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: Buffer.from("x") });
  await expect(page.getByText("Use um arquivo .csv, .xlsx ou .zip.")).toBeVisible();

  const lines = [`${code};${name};R$ 1.289,90;Retrô;2`, `${code}-B;Sem preço ${code};1.299;Retrô;1`];
  await send(
    page,
    "catálogo.csv",
    Buffer.from(`Código;Nome;Preço;Categoria;Estoque\r\n${lines.join("\r\n")}`, "latin1"),
  );
  await expect(page.getByText("A loja não usa estas colunas: Estoque.")).toBeVisible();
  await expect(line(page, name)).toContainText("Criar");
  await expect(line(page, "Sem preço")).toContainText("pode ser duas coisas");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Importar 1 produto" }).click();
  await expect(page.getByText("1 produto gravado. 1 linha com erro ficou de fora.")).toBeVisible();
  await expect(line(page, name)).toContainText("Criado");
  const report = page.url();
  await visit(page, `/admin/produtos?q=${code.toLowerCase()}`);
  await expect(row(page, name)).toContainText("R$ 1.289,90");
  await page.getByPlaceholder("Buscar...").fill(code.toLowerCase().slice(0, -1));
  const found = page.getByRole("group", { name: "Produtos" }).getByRole("option", { name });
  await expect(found).toContainText(code);
  await found.click();
  await expect(page.getByRole("dialog", { name: "Editar Produto" }).getByLabel("Nome")).toHaveValue(name);

  await page.setViewportSize(phone);
  await visit(page, report);
  await expect(line(page, name)).toContainText("Criado");
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Desfazer importação" }).click();
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect(page.getByText("1 linha desfeita.")).toBeVisible();
  await visit(page, `/admin/produtos?q=${code}`);
  await expect(page.getByText("Nenhum produto encontrado")).toBeVisible();
});

test("the new products of a spreadsheet can start as drafts", async ({ page }) => {
  const name = newName("Camisa em Rascunho");
  await openImports(page);
  await send(page, "rascunhos.csv", Buffer.from(`Nome;Preço;Categoria\r\n${name};199,90;Retrô`));
  await page.getByRole("checkbox", { name: "Criar os novos como rascunho" }).check();
  await page.getByRole("button", { name: "Importar 1 produto" }).click();
  await expect(line(page, name)).toContainText("Criado");
  await visit(page, "/admin/produtos?mostrar=rascunhos");
  await expect(row(page, name)).toContainText("Rascunho");
});

test("the exported catalogue comes back unchanged", async ({ page }) => {
  await visit(page, "/admin/produtos");
  const downloading = page.waitForEvent("download");
  await chooseFromMenu(page, page.getByRole("button", { name: "Exportar" }), "Planilha do Excel (.xlsx)");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^produtos-\d{4}-\d\d-\d\d\.xlsx$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);

  await openImports(page);
  await send(page, "produtos.xlsx", Buffer.concat(chunks));
  await expect(
    page.getByText("A planilha é igual ao que está na loja: não há nada a importar."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(page.getByRole("heading", { name: "Nova importação" })).toBeVisible();
});
