import type { Page } from "@playwright/test";
import { openAsAdministrator, placeOrder } from "./admin-actors.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

async function openDashboard(page: Page): Promise<void> {
  await blockChangeEvents(page.context());
  await signInAsOwner(page.context());
  await visit(page, "/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
}

const menu = (page: Page) => page.getByRole("complementary");
const searchField = (page: Page) => page.getByPlaceholder("Buscar...");

/** The heading is visible a moment before the shortcut works, so the key press is retried. */
async function goToSearch(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(searchField(page)).toHaveValue("");
}

test("the menu holds both groups, folds from 280 to 80 px and remembers it", async ({ page }) => {
  await openDashboard(page);
  await expect(page.getByRole("banner").getByText("Administrador")).toBeVisible();
  await expect(page.getByRole("banner").getByText("dono", { exact: true })).toBeVisible();
  await expect(menu(page).getByRole("heading")).toHaveText(["Gerenciamento", "Sistema"]);
  const width = async () => (await menu(page).boundingBox())?.width;
  const links = await menu(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const system = ["clientes", "relatorios", "analises", "configuracoes"];
  const management = ["produtos", "categorias", "banners", "pedidos"];
  expect(links).toEqual(["/admin", ...[...management, ...system].map((name) => `/admin/${name}`)]);
  await expect.poll(width).toBe(280);

  await page.getByRole("button", { name: "Recolher menu" }).click();
  await expect.poll(width).toBe(80);
  await reload(page);
  await expect(page.getByRole("button", { name: "Expandir menu" })).toBeVisible();
  await expect.poll(width).toBe(80);
  await expect(menu(page).getByRole("link", { name: "Produtos" })).toHaveAttribute("title", "Produtos");
  await expectAccessible(page);
});

test("on a phone the menu is a drawer, and 'Sair' ends the session", async ({ browser }) => {
  const context = await openAsAdministrator(browser);
  await blockChangeEvents(context);
  const page = await context.newPage();
  await page.setViewportSize(phone);
  await visit(page, "/admin");
  await page.getByRole("button", { name: "Abrir menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("link", { name: "Configurações" })).toBeVisible();
  await drawer.getByRole("link", { name: "Categorias" }).click();
  await expect(page).toHaveURL("/admin/categorias");
  await expect(drawer).toBeHidden();
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "Abrir menu" }).click();
  await drawer.getByRole("button", { name: "Sair" }).click();
  await expect(page.getByText("Sessão encerrada com sucesso")).toBeVisible();
  await expect(page).not.toHaveURL(/admin/);
  expect((await context.request.get("/api/admin/dashboard")).status()).toBe(401);
  await context.close();
});

test("Ctrl+K leads to the top search, whose best match Enter opens", async ({ page, browser }) => {
  const order = await placeOrder(browser);
  await openDashboard(page);
  await goToSearch(page);
  await page.keyboard.type(order.customer.toUpperCase());
  const options = page.getByRole("option");
  await expect(options.first()).toContainText(`#${order.id.slice(0, 8)}`);
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/pedidos?pedido=${order.id}`);
});

test("the top search finds screens and products, and says when it finds nothing", async ({ page }) => {
  await openDashboard(page);
  await goToSearch(page);
  await page.keyboard.type("xyzwq");
  await expect(page.getByText("Nada encontrado")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Nada encontrado")).toBeHidden();

  await goToSearch(page);
  await page.keyboard.type("relatorios");
  await expect(page.getByRole("option", { name: "Relatórios" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Relatórios" })).toBeVisible();
  await expect(page).toHaveURL("/admin/relatorios");

  await goToSearch(page);
  await page.keyboard.type("camisa");
  const products = page.getByRole("group", { name: "Produtos" }).getByRole("option");
  await expect(products).toHaveCount(5);
  await page.keyboard.press("ArrowDown");
  await expect(products.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/produtos\?produto=/);
});

test("on a phone the search is a dialog that finds a customer by the number", async ({ page, browser }) => {
  const order = await placeOrder(browser);
  await page.setViewportSize(phone);
  await blockChangeEvents(page.context());
  await signInAsOwner(page.context());
  await visit(page, "/admin/banners");
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Buscar" });
  await expect(searchField(page).filter({ visible: true })).toBeFocused();
  await page.keyboard.type("(11) 91234-5678");
  const customers = dialog.getByRole("group", { name: "Clientes" });
  await expect(customers.getByRole("option").first()).toContainText("(11) 91234-5678");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Limpar busca" }).click();
  await expect(searchField(page).filter({ visible: true })).toBeFocused();
  await page.keyboard.type(`#${order.id.slice(0, 8)}`);
  const orders = dialog.getByRole("group", { name: "Pedidos" });
  await orders.getByRole("option").filter({ hasText: order.customer }).click();
  await expect(page).toHaveURL(`/admin/pedidos?pedido=${order.id}`);
});

test.describe("a bell", () => {
  test.use({ expectedConsoleMessages: [/403/] });

  test("without news says so, and one that failed offers another try", async ({ page }) => {
    let answer = { status: 200, body: JSON.stringify({ count: 0, orders: [] }) };
    await page.route("**/api/admin/orders/unopened", (route) =>
      route.fulfill({ ...answer, contentType: "application/json" }),
    );
    await openDashboard(page);
    await page.getByRole("button", { name: "Pedidos novos: nenhum" }).click();
    await expect(page.getByText("Nenhum pedido novo")).toBeVisible();

    answer = {
      status: 403,
      body: JSON.stringify({ error: { code: "forbidden", message: "Acesso negado" } }),
    };
    await reload(page);
    await page.getByRole("button", { name: /^Pedidos novos/ }).click();
    await expect(page.getByText("Falha ao carregar pedidos. Tente novamente.")).toBeVisible();
    answer = { status: 200, body: JSON.stringify({ count: 0, orders: [] }) };
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(page.getByText("Nenhum pedido novo")).toBeVisible();
  });
});
