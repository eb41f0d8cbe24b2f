import type { Page } from "@playwright/test";
import { placeOrder } from "./admin-actors.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { expect, expectAccessible, phone, test } from "./fixtures.ts";
import { visit } from "./navigation.ts";

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

async function openDashboard(page: Page): Promise<void> {
  await visit(page, "/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
}

const searchField = (page: Page) => page.getByPlaceholder("Buscar...");

/** The heading is visible a moment before the shortcut works, so the key press is retried. */
async function goToSearch(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(searchField(page)).toHaveValue("");
}

test("the top search tells its shortcut until something is typed", async ({ page }) => {
  await openDashboard(page);
  const shortcut = page.getByRole("search").getByText("Ctrl K");
  await expect(shortcut).toBeVisible();
  await searchField(page).fill("pix");
  await expect(shortcut).toBeHidden();
});

test("on a Mac the top search tells the shortcut of Macs", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "platform", { value: "MacIntel" }));
  await openDashboard(page);
  await expect(page.getByRole("search").getByText("⌘ K")).toBeVisible();
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

test("settings are found by what people call them, and their heading has the focus", async ({ page }) => {
  await openDashboard(page);
  const settings = page.getByRole("group", { name: "Configurações" }).getByRole("option");
  const cases = [
    ["slogan", "Dados da loja"],
    ["logomarca", "Logo"],
    ["zap", "Contato e redes"],
    ["imposto", "Razão social e CNPJ"],
    ["troca", "Páginas legais"],
    ["estampas", "Personalização"],
    ["frete", "Mensagens"],
    ["pagamento", "Pix"],
    ["equipe", "Administradores"],
    ["2fa", "Verificação em duas etapas"],
    ["auditoria", "Histórico"],
    ["CÓPIA de seguranca", "Backup"],
  ] as const;
  for (const [typed, heading] of cases) {
    await goToSearch(page);
    await page.keyboard.type(typed);
    await settings.first().click();
    await expect(page.getByRole("heading", { level: 2, name: heading, exact: true })).toBeFocused();
  }
});

test("a legal page is found by its subject, on its own tab", async ({ page }) => {
  await openDashboard(page);
  await goToSearch(page);
  await page.keyboard.type("reembolso");
  await expect(page.getByRole("option", { selected: true })).toContainText("Trocas e devoluções");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Trocas e devoluções" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("a setting is found in spite of a typing mistake", async ({ page }) => {
  await openDashboard(page);
  await goToSearch(page);
  await page.keyboard.type("bakcup");
  await expect(page.getByRole("option", { name: "Backup" })).toHaveAttribute("aria-selected", "true");
});

test("on a phone a setting that was found has the focus when the search is closed", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/admin/banners");
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Buscar" });
  await expect(searchField(page).filter({ visible: true })).toBeFocused();
  await page.keyboard.type("logomarca");
  await dialog.getByRole("option", { name: /^Logo/ }).click();
  await expect(dialog).toHaveCount(0);
  const heading = page.getByRole("heading", { level: 2, name: "Logo" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});
