import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { placeOrder } from "./admin-actors.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import {
  choose,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
  await signInAsOwner(page.context());
});

const table = (page: Page, view: string) => page.getByRole("table", { name: `Vendas por ${view}` });
const total = (page: Page, view: string) => table(page, view).getByRole("row", { name: /^Total/ });

test("the views of the sales are tabs, each with chart, table and sum, kept in the address", async ({
  page,
}) => {
  await visit(page, "/admin/relatorios?periodo=12m");
  await expect(page.getByRole("heading", { name: "Relatórios", level: 1 })).toBeVisible();
  await expect(table(page, "período").getByRole("row")).toHaveCount(14);
  await expect(page.getByRole("figure")).toBeVisible();
  await expectAccessible(page);

  // The arrow keys move from tab to tab.
  await page.getByRole("tab", { name: "Período" }).press("ArrowRight");
  await expect(page).toHaveURL(/ver=produto/);
  await expect(total(page, "produto")).toContainText("100,0%");
  await page.keyboard.press("ArrowRight");
  await expect(table(page, "categoria").getByRole("cell", { name: "Seleções" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  const sizes = table(page, "tamanho").getByRole("row");
  await expect(sizes).toHaveText([/^Tamanho/, /^P/, /^M/, /^G/, /^GG/, /^Total/]);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: "Nomes mais pedidos" })).toBeVisible();
  await expectAccessible(page);

  await reload(page);
  await expect(page.getByRole("tab", { name: "Personalização" })).toHaveAttribute("aria-selected", "true");
});

test("a new order is in the report at once, under its status", async ({ page, browser }) => {
  await placeOrder(browser);
  await visit(page, "/admin/relatorios?periodo=7d&ver=tamanho&status=pendentes");
  const medium = table(page, "tamanho").getByRole("row").nth(2).getByRole("cell").nth(2);
  await expect(medium).toHaveText(/^\d+$/);
  const before = Number(await medium.textContent());
  await placeOrder(browser);
  await expect.poll(async () => Number(await medium.textContent())).toBeGreaterThan(before);

  await page.getByRole("group", { name: "Pedidos" }).getByRole("button", { name: "Todos" }).click();
  await expect(page).not.toHaveURL(/status=/);
});

test("two chosen days make a period, or a sentence says why they do not", async ({ page }) => {
  await visit(page, "/admin/relatorios");
  await expect(table(page, "período")).toBeVisible();
  await choose(page, page.getByRole("combobox", { name: "Período" }), "Personalizado");
  await expect(page).toHaveURL(/periodo=personalizado&de=.*&ate=/);
  await page.getByLabel("De", { exact: true }).fill("2021-03-10");
  await expect(page).toHaveURL(/de=2021-03-10/);
  await page.getByLabel("Até", { exact: true }).fill("2021-03-01");
  await expect(page.getByText("A data inicial deve vir antes da data final")).toBeVisible();
  await page.getByLabel("Até", { exact: true }).fill("2021-03-12");
  await expect(page.getByText("Vendas de 10/03/2021 a 12/03/2021")).toBeVisible();
  await expect(page.getByText("Nenhuma venda neste período")).toBeVisible();
  await expectAccessible(page);
});

test("days, weeks and months are the same sales put together otherwise", async ({ page }) => {
  await visit(page, "/admin/relatorios?periodo=mes-passado");
  await expect(total(page, "período")).toBeVisible();
  const byDay = (await total(page, "período").textContent()) ?? "";
  await page.getByRole("button", { name: "Por semana" }).click();
  await expect(page).toHaveURL(/grupo=semana/);
  // A month spans four to six weeks; header and footer are rows as well.
  await expect.poll(() => table(page, "período").getByRole("row").count()).toBeLessThan(9);
  await expect(total(page, "período")).toHaveText(byDay);
});

test("the spreadsheet holds what is on the screen", async ({ page }) => {
  await visit(page, "/admin/relatorios?ver=tamanho&periodo=12m");
  await expect(total(page, "tamanho")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^vendas-por-tamanho-\d{4}-\d\d-\d\d-a-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  expect(lines[0]).toContain("Tamanho;Vendas;Unidades;Preço médio;Participação (%)");
  expect(lines.map((line) => line.split(";")[0]).slice(1)).toEqual(["P", "M", "G", "GG", "Total"]);
  await expect(page.getByText("Relatório exportado com sucesso!")).toBeVisible();
});

test("on paper there is the store, the period and a plain table; on a phone, cards", async ({ page }) => {
  await visit(page, "/admin/relatorios?ver=produto&periodo=12m");
  await expect(total(page, "produto")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Vendas por produto, \d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Administração" })).toBeHidden();
  await expect(page.locator("table:visible")).toHaveCount(1);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(phone);
  await expect(total(page, "produto")).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test.describe("without an answer", () => {
  test.use({ expectedConsoleMessages: [/500/] });

  test("the report says so, and comes when it is asked again", async ({ page }) => {
    // A change by another test would make the page reload its data.
    await blockChangeEvents(page.context());
    let isBroken = true;
    await page.route("**/api/admin/reports/sales*", (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { error: { code: "internal", message: "Algo deu errado." } } })
        : route.continue(),
    );
    await visit(page, "/admin/relatorios");
    await expect(page.getByText("Carregando relatório...").first()).toBeVisible();
    await expect(page.getByText("Falha ao carregar o relatório. Tente novamente.")).toBeVisible({
      timeout: 15_000,
    });
    await expectAccessible(page);
    isBroken = false;
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(table(page, "período")).toBeVisible();
  });
});
