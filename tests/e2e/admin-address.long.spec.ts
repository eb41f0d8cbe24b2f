import type { Page } from "@playwright/test";
import { newEmail } from "./accounts-support.ts";
import { enterOrder, openOrders, row } from "./admin-orders-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { makeCustomer, openCustomers } from "./customers-support.ts";
import { expect, test } from "./fixtures.ts";
import { goBack, visit } from "./navigation.ts";

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

/** Before, at and after the end of the search field's debounce. */
const delaysMs = [0, 100, 249, 250, 300];
/** The other lists share the field's code, so that the last moment before the end and the end itself tell enough. */
const critical = [249, 250];

interface Opening {
  search: string;
  typed: string;
  open: (page: Page) => Promise<void>;
  expectOpened: (page: Page) => Promise<void>;
}

/** Types, opens a row after this many milliseconds, and waits for all pending responses. */
async function typeAndOpen(page: Page, delayMs: number, { search, typed, open, expectOpened }: Opening) {
  const field = page.getByRole("searchbox", { name: search });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await field.fill(typed);
  await page.clock.runFor(delayMs);
  await open(page);
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expectOpened(page);
}

const inDialog = (name: RegExp) => async (page: Page) => {
  await expect(page.getByRole("dialog", { name })).toBeVisible();
};

test("an order is opened at any moment after typing a search, and both stay in the address", async ({
  page,
}) => {
  const order = await enterOrder(page);
  await page.clock.install();
  for (const delayMs of delaysMs) {
    await openOrders(page);
    await typeAndOpen(page, delayMs, {
      search: "Buscar pedidos",
      typed: order.customer,
      open: () =>
        row(page, order)
          .getByRole("button", { name: /^Ver pedido/ })
          .click(),
      expectOpened: inDialog(/Pedido/),
    });
    await expect(page).toHaveURL(
      ({ searchParams }) =>
        searchParams.get("q") === order.customer && searchParams.get("pedido") === order.id,
    );
  }
});

test("a product is opened at any moment after typing a search, and both stay in the address", async ({
  page,
}) => {
  await page.clock.install();
  for (const delayMs of critical) {
    await visit(page, "/admin/produtos");
    await expect(page.getByRole("button", { name: /^Editar / }).first()).toBeVisible();
    await typeAndOpen(page, delayMs, {
      search: "Buscar produtos",
      typed: "camisa",
      open: () =>
        page
          .getByRole("button", { name: /^Editar / })
          .first()
          .click(),
      expectOpened: inDialog(/Editar Produto/),
    });
    await expect(page).toHaveURL(
      ({ searchParams }) => searchParams.get("q") === "camisa" && searchParams.has("produto"),
    );
  }
});

test("a customer is opened at any moment after typing a search, and nobody is thrown back", async ({
  page,
  browser,
}) => {
  const ana = await makeCustomer(browser);
  await page.clock.install();
  for (const delayMs of critical) {
    await openCustomers(page);
    await typeAndOpen(page, delayMs, {
      search: "Buscar clientes",
      typed: ana.name,
      open: () => page.getByRole("link", { name: ana.name, exact: true }).click(),
      expectOpened: (opened) =>
        expect(opened.getByRole("heading", { level: 1, name: ana.name })).toBeVisible(),
    });
    await expect(page).toHaveURL(`/admin/clientes/${ana.whatsapp}`);
    await goBack(page);
    await expect(page.getByRole("searchbox", { name: "Buscar clientes" })).toHaveValue(ana.name);
  }
});

test("a subscriber's removal is asked at any moment after typing a search", async ({ page }) => {
  const email = newEmail();
  await page.request.post("/api/newsletter/subscriptions", { data: { email } });
  await page.clock.install();
  for (const delayMs of critical) {
    await openCustomers(page, "?aba=newsletter");
    await typeAndOpen(page, delayMs, {
      search: "Buscar e-mails",
      typed: email,
      open: () => page.getByRole("button", { name: `Remover ${email}` }).click(),
      expectOpened: (opened) => expect(opened.getByRole("alertdialog")).toBeVisible(),
    });
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get("q") === email);
  }
});

for (const { path, search, name, dialog } of [
  { path: "/admin/categorias", search: "Buscar categorias", name: "Nova Categoria", dialog: /Categoria/ },
  { path: "/admin/banners", search: "Buscar banners", name: "Novo Banner", dialog: /Banner/ },
]) {
  test(`a dialog of ${path} is opened at any moment after typing a search, and stays`, async ({ page }) => {
    await page.clock.install();
    for (const delayMs of critical) {
      await visit(page, path);
      await expect(page.getByRole("searchbox", { name: search })).toBeVisible();
      await typeAndOpen(page, delayMs, {
        search,
        typed: "a",
        open: () => page.getByRole("button", { name }).click(),
        expectOpened: inDialog(dialog),
      });
      await expect(page).toHaveURL(`${path}?q=a`);
    }
  });
}
