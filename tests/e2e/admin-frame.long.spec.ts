import type { Page } from "@playwright/test";
import { openAsAdministrator } from "./admin-actors.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import {
  chooseFromMenu,
  dismiss,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
  withoutMotion,
} from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";
import { findViolations } from "./run-axe.ts";

async function openDashboard(page: Page): Promise<void> {
  await blockChangeEvents(page.context());
  await signInAsOwner(page.context());
  await visit(page, "/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
}

const menu = (page: Page) => page.getByRole("complementary");

test("the menu holds its groups, folds from 280 to 80 px and remembers it", async ({ page }) => {
  await openDashboard(page);
  await expect(page.getByRole("banner").getByText("Administrador")).toBeVisible();
  await expect(page.getByRole("banner").getByText("dono", { exact: true })).toBeVisible();
  await expect(menu(page).getByRole("heading")).toHaveText(["Gerenciamento", "Divulgação", "Sistema"]);
  const width = async () => (await menu(page).boundingBox())?.width;
  const links = await menu(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const system = ["clientes", "relatorios", "analises", "entrega", "ofertas", "configuracoes"];
  const management = ["produtos", "categorias", "tamanhos", "opcoes", "estoque", "banners", "pedidos"];
  expect(links).toEqual([
    "/admin",
    ...[...management, "google-e-meta", ...system].map((name) => `/admin/${name}`),
  ]);
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

test("the avatar opens the account's menu, by mouse and by keyboard", async ({ page }) => {
  await openDashboard(page);
  const avatar = page.getByRole("banner").getByRole("button", { name: /^Sua conta/ });
  await avatar.click();
  const menu = page.getByRole("menu");
  await expect(menu).toContainText("dono@manto.local");
  await expect(menu).toContainText("Administrador");
  await expect(menu.getByRole("menuitem")).toHaveText(["Minha conta", "Segurança", "Ver loja", "Sair"]);
  // Only the menu, because menus stand outside the page's landmarks.
  expect(await withoutMotion(page, () => findViolations(page, { part: "[role=menu]" }))).toEqual([]);
  await dismiss(page, menu);
  await expect(avatar).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(menu.getByRole("menuitem", { name: "Minha conta" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Verificação em duas etapas" })).toBeVisible();

  await chooseFromMenu(page, avatar, "Ver loja");
  await expect(page).toHaveURL("/");
});

test("on a phone the avatar opens by touch, and 'Sair' there ends the session", async ({ browser }) => {
  const context = await openAsAdministrator(browser, { viewport: phone, hasTouch: true });
  await blockChangeEvents(context);
  const page = await context.newPage();
  await visit(page, "/admin/produtos");
  const avatar = page.getByRole("banner").getByRole("button", { name: /^Sua conta/ });
  await avatar.tap();
  await page.getByRole("menuitem", { name: "Minha conta" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Minha conta" })).toBeVisible();

  await visit(page, "/admin/produtos");
  await avatar.tap();
  await expectNoSidewaysScroll(page);
  await page.getByRole("menuitem", { name: "Sair" }).tap();
  await expect(page.getByText("Sessão encerrada com sucesso")).toBeVisible();
  expect((await context.request.get("/api/admin/dashboard")).status()).toBe(401);
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
