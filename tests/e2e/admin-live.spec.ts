import type { Page } from "@playwright/test";
import { inReais, openAsAdministrator, placeOrder } from "./admin-actors.ts";
import { enterOrder, newName, openOrders, row } from "./admin-orders-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { chooseFromMenu, desktop, dismiss, expect, expectAccessible } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";

// A separate shop: orders of other tests would push these out of the newest rows, the bell and the toasts.
const test = testInOwnShop(stockTwoShirts);
test.describe.configure({ mode: "default" });

async function openLive(page: Page): Promise<void> {
  const connected = page.waitForResponse("**/api/admin/events");
  await visit(page, "/admin");
  await connected;
  await expect(page.getByRole("table", { name: "Pedidos Recentes" })).toBeVisible();
}

const rowOf = (page: Page, customer: string) =>
  page.getByRole("table", { name: "Pedidos Recentes" }).getByRole("row").filter({ hasText: customer });

test("a shopper's order appears in an open back-office by itself, with a toast that leads to it", async ({
  browser,
}) => {
  const context = await openAsAdministrator(browser);
  const page = await context.newPage();
  await openLive(page);
  const order = await placeOrder(browser);
  const toast = page
    .getByRole("status")
    .filter({ hasText: `Novo pedido de ${order.customer}: ${inReais(order.total_amount)}` });
  await expect(toast).toBeVisible();
  await expect(rowOf(page, order.customer)).toBeVisible();
  await toast.getByRole("button", { name: "Ver pedido" }).click();
  await expect(page).toHaveURL(`/admin/pedidos?pedido=${order.id}`);
  await context.close();
});

test("a status that one administrator changes is seen by the other, who alone is told", async ({
  browser,
}) => {
  const order = await placeOrder(browser);
  const contexts = [await openAsAdministrator(browser), await openAsAdministrator(browser)];
  const [one, other] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!one || !other) throw new Error("two browsers were opened");
  await Promise.all([openLive(one), openLive(other)]);
  await expect(rowOf(other, order.customer)).toContainText("Pendente");

  await visit(one, `/admin/pedidos?q=${order.id.slice(0, 8)}`);
  const row = one.getByRole("row").filter({ hasText: order.customer });
  await chooseFromMenu(one, row.getByRole("button", { name: /Alterar Status/ }), "Concluído");

  const news = `Pedido #${order.id.slice(0, 8)} agora está Concluído`;
  await expect(other.getByText(news)).toBeVisible();
  await expect(rowOf(other, order.customer)).toContainText("Concluído");
  await expect(one.getByText("Pedido concluído! Estatísticas de vendas atualizadas.")).toBeVisible();
  await expect(one.getByText(news)).toHaveCount(0);
  await Promise.all(contexts.map((context) => context.close()));
});

test("a lost connection is shown, and what happened meanwhile is there when it is back", async ({
  browser,
}) => {
  const context = await openAsAdministrator(browser);
  const page = await context.newPage();
  const sign = page.getByText("Sem conexão ao vivo, tentando de novo…");
  await page.clock.install();
  await page.route("**/api/admin/events", (route) => route.abort());
  await visit(page, "/admin");
  await expect(sign).toBeVisible();
  await expect(page.getByRole("table", { name: "Pedidos Recentes" })).toBeVisible();
  const order = await placeOrder(browser);
  await expect(rowOf(page, order.customer)).toHaveCount(0);
  await page.unroute("**/api/admin/events");
  // Its reconnect delay may have grown to many seconds by then.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(rowOf(page, order.customer)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(sign).toBeHidden();
  await context.close();
});

test("a device tells of a new order only after its owner has asked for that", async ({ browser }) => {
  const context = await openAsAdministrator(browser);
  await context.grantPermissions(["notifications"]);
  const page = await context.newPage();
  // Playwright cannot see system notifications, so they are recorded instead.
  await page.addInitScript(() => {
    const shown: string[] = [];
    const Recorded = class {
      static permission = "granted";
      static requestPermission = async () => "granted";
      close() {}
      constructor(_title: string, { body }: { body: string }) {
        shown.push(body);
      }
    };
    document.hasFocus = () => false;
    Object.assign(window, { Notification: Recorded, shownNotices: shown });
  });
  const shown = () => page.evaluate(() => (window as unknown as { shownNotices: string[] }).shownNotices);

  await openLive(page);
  const before = await placeOrder(browser);
  await expect(rowOf(page, before.customer)).toBeVisible();
  expect(await shown()).toEqual([]);

  await page.getByRole("button", { name: /^Pedidos novos/ }).click();
  // It is on when the browser has given its permission, which `check` does not wait for.
  const onThisDevice = page.getByRole("switch", { name: "Avisar neste aparelho" });
  await onThisDevice.click();
  await expect(onThisDevice).toBeChecked();
  await dismiss(page, page.getByRole("dialog", { name: "Pedidos novos" }));
  const after = await placeOrder(browser);
  await expect.poll(shown).toContain(`Novo pedido de ${after.customer}: ${inReais(after.total_amount)}`);
  await context.close();
});

test("two tabs share one connection, and the second takes over when the first closes", async ({
  browser,
}) => {
  const context = await openAsAdministrator(browser);
  let connections = 0;
  await context.route("**/api/admin/events", (route) => {
    connections += 1;
    return route.continue();
  });
  const first = await context.newPage();
  await openLive(first);
  const second = await context.newPage();
  await visit(second, "/admin");
  await expect(second.getByRole("table", { name: "Pedidos Recentes" })).toBeVisible();
  const order = await placeOrder(browser);
  await expect(rowOf(second, order.customer)).toBeVisible();
  expect(connections).toBe(1);

  const connected = second.waitForResponse("**/api/admin/events");
  await first.close();
  await connected;
  const later = await placeOrder(browser);
  await expect(rowOf(second, later.customer)).toBeVisible();
  await context.close();
});

test("two administrators see each other's orders and statuses in the list, without reloading", async ({
  page,
  browser,
}) => {
  const name = newName();
  await signInAsOwner(page.context());
  const other = await browser.newContext();
  await signInAsOwner(other);
  const theirs = await other.newPage();
  // The viewport is high enough that toasts do not cover the rows.
  for (const screen of [page, theirs]) await screen.setViewportSize(desktop);
  const before = await enterOrder(page, { customer: name });
  for (const screen of [page, theirs]) await openOrders(screen, `?q=${encodeURIComponent(name)}`);
  await expect(row(theirs, before)).toBeVisible();

  const after = await enterOrder(page, { customer: name });
  await expect(row(theirs, after)).toBeVisible();
  const status = row(theirs, before).getByRole("button", { name: "Alterar Status" });
  await chooseFromMenu(theirs, status, "Concluído");
  await expect(row(page, before).getByRole("cell", { name: "Concluído" })).toBeVisible();
  await other.close();
});

test("the bell lists the orders that nobody has opened, and forgets one that was", async ({
  page,
  browser,
}) => {
  const order = await placeOrder(browser);
  await signInAsOwner(page.context());
  await openLive(page);
  await page.getByRole("button", { name: /^Pedidos novos: \d+ ainda não aberto/ }).click();
  const panel = page.getByRole("dialog", { name: "Pedidos novos" });
  const entry = panel.getByRole("link").filter({ hasText: order.customer });
  await expect(entry).toContainText(inReais(order.total_amount));
  await expect(panel.getByRole("link", { name: "Ver todos os pedidos" })).toHaveAttribute(
    "href",
    "/admin/pedidos",
  );
  await expectAccessible(page);
  const opened = page.waitForResponse(`**/api/admin/orders/${order.id}/open`);
  await entry.click();
  await expect(page).toHaveURL(`/admin/pedidos?pedido=${order.id}`);
  await expect(page.getByRole("dialog").getByText(order.customer).first()).toBeVisible();
  await opened;
  await visit(page, "/admin");
  await page.getByRole("button", { name: /^Pedidos novos/ }).click();
  await expect(panel).toBeVisible();
  await expect(entry).toBeHidden();
});
