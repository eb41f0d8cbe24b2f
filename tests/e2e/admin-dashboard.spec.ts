import type { Page } from "@playwright/test";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
  await blockChangeEvents(page.context());
  await signInAsOwner(page.context());
});

const card = (page: Page, label: string) =>
  page.getByRole("region", { name: "Resumo" }).getByRole("link", { name: label, exact: true });

const cards = {
  "Vendas Totais": "/admin/pedidos?status=completed",
  "Vendas Concluídas": "/admin/pedidos?status=completed",
  "Vendas Totais Pendentes": "/admin/pedidos?status=pending",
  Pedidos: "/admin/pedidos",
  "Pedidos Pendentes": "/admin/pedidos?status=pending",
  Clientes: "/admin/clientes",
  "Produtos Ativos": "/admin/produtos",
};

test("the seven cards lead to their lists, each with its change", async ({ page }) => {
  await visit(page, "/admin");
  await expect(page.getByText(/^Atualizado às \d\d:\d\d$/)).toBeVisible();
  for (const [label, address] of Object.entries(cards)) {
    await expect(card(page, label)).toHaveAttribute("href", address);
  }
  const summary = page.getByRole("region", { name: "Resumo" });
  await expect(summary.getByText(/30 dias/)).toHaveCount(7);
  await expect(summary.getByText(/· (desde o início|agora)$/)).toHaveCount(7);
  await expect(summary.getByText(/^R\$\s[\d.]+,\d\d$/).nth(2)).toBeVisible();
  await expectAccessible(page);

  await card(page, "Pedidos Pendentes").click();
  await expect(page).toHaveURL("/admin/pedidos?status=pending");
});

test("'Atualizar Dados' reads orders and products again", async ({ page }) => {
  await visit(page, "/admin");
  await expect(card(page, "Pedidos")).toBeVisible();
  const reads = Promise.all([
    page.waitForRequest("**/api/admin/dashboard?*"),
    page.waitForRequest("**/api/admin/orders/unopened"),
  ]);
  await page.getByRole("button", { name: "Atualizar Dados" }).click();
  await reads;
  await expect(page.getByText("Dados atualizados")).toBeVisible();
});

test("the chart goes by day, week and month, in an address that can be shared", async ({ page }) => {
  await visit(page, "/admin");
  const chart = page.getByRole("figure", { name: /^Vendas nos últimos 30 dias/ });
  await expect(chart.getByRole("application")).toBeVisible();
  await expect(chart.getByText("30 dias anteriores", { exact: true })).toBeVisible();
  const steps = page.getByRole("table", { name: /^Vendas nos últimos/ }).locator("tbody tr");
  await expect(steps).toHaveCount(30);

  await page.getByRole("button", { name: "Por semana" }).click();
  await expect(page).toHaveURL("/admin?por=semana");
  await expect.poll(() => steps.count()).toBeLessThan(7);
  await page.getByRole("button", { name: "12 meses" }).click();
  await expect(page).toHaveURL("/admin?periodo=12m");
  await expect(steps).toHaveCount(12);
  await expect(page.getByRole("figure", { name: /^Vendas nos últimos 12 meses/ })).toBeVisible();
  await reload(page);
  await expect(page.getByRole("button", { name: "12 meses" })).toHaveAttribute("aria-pressed", "true");
  await expect(steps).toHaveCount(12);
  await page.getByRole("button", { name: "7 dias" }).click();
  await expect(steps).toHaveCount(7);
});

test("the arrow keys walk through the chart", async ({ page }) => {
  await visit(page, "/admin?periodo=12m");
  const words = page.getByText(/^\d\d\/\d\d a \d\d\/\d\d\/\d{4} · \d+ pedidos?$/);
  // The chart is visible a moment before it handles keys, so the key press is retried.
  await expect(async () => {
    await page.getByRole("application").press("ArrowRight");
    await expect(words).toBeVisible({ timeout: 1000 });
  }).toPass();
  const first = (await words.textContent()) ?? "";
  await page.keyboard.press("ArrowRight");
  await expect(words).not.toHaveText(first);
});

test("best sellers and newest orders are shown, and lead on; on a phone nothing is cut", async ({ page }) => {
  await visit(page, "/admin");
  const products = page.getByRole("heading", { name: "Produtos Mais Vendidos" }).locator("xpath=../..");
  await expect(products.getByRole("listitem")).toHaveCount(4);
  const table = page.getByRole("table", { name: "Pedidos Recentes" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "ID",
    "Cliente",
    "Produto",
    "Data",
    "Status",
    "Total",
  ]);
  await expect(table.getByRole("row")).toHaveCount(6);
  // The test takes whichever order is the newest, because other tests place orders at the same time.
  const row = table.getByRole("row").nth(1);
  const number = (await row.getByText(/^#[0-9a-f]{8}$/).textContent()) ?? "";
  await expect(row).toContainText(/Pendente|Concluído/);
  await expect(page.getByText("Exemplo", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Ver todos/ })).toHaveAttribute("href", "/admin/pedidos");

  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await row.getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/pedidos\\?pedido=${number.slice(1)}`));
});

test.describe("when the shop does not answer", () => {
  test.use({ expectedConsoleMessages: [/503/] });

  test("the dashboard says so and offers another try", async ({ page }) => {
    await page.route("**/api/admin/dashboard?*", (route) =>
      route.fulfill({
        status: 503,
        contentType: "application/json",
        body: JSON.stringify({ error: { code: "database_unavailable", message: "Erro na conexão" } }),
      }),
    );
    await visit(page, "/admin");
    await expect(page.getByText("Carregando dados...")).toBeAttached();
    await expect(page.getByText("Falha ao carregar os dados. Tente novamente.")).toBeVisible();
    await page.unroute("**/api/admin/dashboard?*");
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(card(page, "Vendas Totais")).toBeVisible();
  });
});
