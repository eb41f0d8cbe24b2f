import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createCustomer } from "./accounts-support.ts";
import { enterOrder } from "./admin-orders-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import {
  answerCep,
  answerWhatsapp,
  delivery,
  fillDelivery,
  findShirts,
  finish,
  line,
  openCart,
  ownOrders,
} from "./checkout-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

/** Places an order by the API as the signed-in user, like the cart page. */
async function placeOrder(page: Page, lines: object[]): Promise<void> {
  const answer = await page.request.post("/api/orders", {
    headers: { "Idempotency-Key": randomUUID() },
    data: { ...delivery, items: lines.map((item) => ({ size: "G", quantity: 2, ...item })) },
  });
  expect(answer.status()).toBe(201);
}

/** As if the page's tab had been chosen again. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

const way = (page: Page) => page.getByRole("region", { name: "Andamento" });

const customization = { name: "MARTA", number: "10" };

test("a visitor is invited to sign in and finds the shop's WhatsApp", async ({ page }) => {
  await visit(page, "/meus-pedidos");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Entrar" })).toHaveAttribute(
    "href",
    "/login?redirect=/meus-pedidos",
  );
  await expect(main.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute("href", /^https:\/\/wa\.me\/55/);
  await expectAccessible(page);
});

test.describe("on a phone, and fitting a desktop", () => {
  test.use({ viewport: phone });

  async function expectFitting(page: Page) {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(desktop);
    await expectNoSidewaysScroll(page);
  }

  test("the page of thanks says what comes next, in the words of the shop", async ({ page, context }) => {
    await answerWhatsapp(context);
    await answerCep(page);
    await createCustomer(page);
    const [shirt] = await findShirts(page);
    await openCart(page, [shirt]);
    await fillDelivery(page);
    await finish(page).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Pedido Realizado com Sucesso!" }),
    ).toBeVisible();
    await expect(
      page.getByText(/^Recebemos seu pedido às \d{2}:\d{2} e já estamos processando\.$/),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "atendente" })).toBeVisible();
    await expect(page.getByText(/formas de pagamento são informadas/)).toBeVisible();
    await expect(page.getByText(/preparado assim que o pagamento é confirmado/)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Fale conosco pelo WhatsApp/ })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expectFitting(page);
    await reload(page);
    await expect(page.getByText("Pedido Realizado com Sucesso!")).toBeVisible();
    await page.getByRole("link", { name: "Voltar para a Loja" }).click();
    await expect(page).toHaveURL("/");
  });

  test("a customer sees the own orders, newest first", async ({ page }) => {
    await createCustomer(page);
    const [first, second] = await findShirts(page);
    await placeOrder(page, [{ id: first.id, customization }]);
    await placeOrder(page, [{ id: second.id }]);
    const [newest, oldest] = await ownOrders(page);
    await visit(page, "/meus-pedidos");
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText(`#${newest?.id.slice(0, 8)}`);
    await expect(cards.first()).toContainText("Pendente");
    await expect(cards.first()).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);
    await expect(cards.last()).toContainText(`#${oldest?.id.slice(0, 8)}`);
    await expect(cards.last()).toContainText("Personalizada: MARTA / 10");
    await expect(cards.last().getByRole("link", { name: "Falar no WhatsApp" })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\//,
    );
    await expectFitting(page);
  });

  test("anybody with the link follows an order, without address or telephone", async ({ page, context }) => {
    await createCustomer(page);
    const [shirt] = await findShirts(page);
    await placeOrder(page, [{ id: shirt.id, customization }]);
    const [order] = await ownOrders(page);
    await context.clearCookies();
    const answer = await visit(page, `/pedido/${order?.token}`);
    expect(answer?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    await expect(
      page.getByRole("heading", { level: 1, name: `Pedido #${order?.id.slice(0, 8)}` }),
    ).toBeVisible();
    await expect(page.getByText("Pendente", { exact: true })).toBeVisible();
    await expect(page.getByText("Personalizada: MARTA / 10")).toBeVisible();
    await expect(way(page).getByRole("listitem")).toHaveText([
      /^Pedido recebido \(agora\)\d{2}\/\d{2}\/\d{4}$/,
      "Pagamento (a seguir)",
      "Pedido concluído (a seguir)",
    ]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const html = (await answer?.text()) ?? "";
    for (const personal of ["Paulista", "91234", "Marta Vieira", "01310"]) {
      expect(html).not.toContain(personal);
    }
    await expectFitting(page);
  });
});

test("an open page learns what the shop does by hand, and moves nobody", async ({ page, context }) => {
  await signInAsOwner(context);
  const { id } = await enterOrder(page);
  const path = `/api/admin/orders/${id}`;
  const { tracking_url } = await (await page.request.get(path)).json();
  await visit(page, new URL(tracking_url).pathname);
  const next = page.getByRole("region", { name: "Próximo lance" });
  await expect(next).toContainText("Um atendente confirma os dados e o pagamento pelo WhatsApp.");
  await expect(next.getByRole("link", { name: "Falar com a loja" })).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/55.*pedido%20%23${id.slice(0, 8)}`),
  );
  const byWhatsapp = page.getByRole("main").getByRole("link", { name: /WhatsApp/ });
  await expect(byWhatsapp).toHaveCount(0);
  const home = page.getByRole("link", { name: "Voltar para a Loja" });
  await home.focus();

  expect((await page.request.put(`${path}/payment`, { data: { paid: true } })).status()).toBe(200);
  await comeBack(page);
  const current = way(page).locator("[aria-current=step]");
  await expect(current).toHaveText(/^Pagamento confirmado \(agora\)\d{2}\/\d{2}\/\d{4}$/);
  await expect(next.locator("[aria-live=polite]")).toContainText("Pagamento confirmado.");
  await expect(next.getByRole("link")).toHaveCount(0);
  await expect(byWhatsapp).toHaveCount(1);
  await expect(home).toBeFocused();

  expect((await page.request.patch(path, { data: { status: "completed" } })).status()).toBe(200);
  await comeBack(page);
  await expect(page.getByRole("region", { name: "Apito final" })).toContainText("Obrigado pela compra!");
  await expect(current).toHaveText("Pedido concluído (feito)");
  await expect(home).toBeFocused();
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test("a customer without orders is told so", async ({ page }) => {
  await createCustomer(page);
  await visit(page, "/meus-pedidos");
  await expect(page.getByText("Você ainda não fez nenhum pedido")).toBeVisible();
});

test("'Comprar novamente' fills the cart at today's prices", async ({ page }) => {
  await createCustomer(page);
  const [shirt] = await findShirts(page);
  await placeOrder(page, [{ id: shirt.id, customization }]);
  await visit(page, "/meus-pedidos");
  await page.getByRole("button", { name: "Comprar novamente" }).click();
  await expect(page).toHaveURL("/carrinho");
  await expect(line(page, shirt.name)).toContainText("MARTA / 10");
  await expect(line(page, shirt.name).getByRole("spinbutton")).toHaveValue("2");
  await expect(page.getByText("O preço mudou")).toBeHidden();
});

test.describe("orders that cannot be shown", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test("a list that does not come can be asked for again", async ({ page }) => {
    await createCustomer(page);
    await page.route("**/api/account/orders", (route) => route.abort(), { times: 1 });
    await visit(page, "/meus-pedidos");
    await expect(page.getByText("Falha ao carregar pedidos. Tente novamente.")).toBeVisible();
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(page.getByText("Você ainda não fez nenhum pedido")).toBeVisible();
  });

  for (const token of ["0".repeat(32), "abc"]) {
    test(`an unknown link is a 404: ${token}`, async ({ page }) => {
      const answer = await visit(page, `/pedido/${token}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText("Página não encontrada")).toBeVisible();
    });
  }
});

test.describe("a long list", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test("whoever has more than a hundred orders comes to the first of them", async ({ page }) => {
    await createCustomer(page);
    const [shirt] = await findShirts(page);
    await placeOrder(page, [shirt]);
    // The answers are written here, because a hundred orders would take longer than all other tests of this file.
    const [order] = await (await page.request.get("/api/account/orders")).json();
    const copies = Array.from({ length: 101 }, () => ({ ...order, id: randomUUID() }));
    let isAway = true;
    await page.route("**/api/account/orders*", (route) => {
      if (!route.request().url().includes("?")) return route.fulfill({ json: copies.slice(0, 100) });
      expect(route.request().url()).toContain(`before=${copies[99]?.id}`);
      return isAway ? route.abort() : route.fulfill({ json: copies.slice(100) });
    });
    await visit(page, "/meus-pedidos");
    const orders = page.getByRole("main").getByRole("article");
    await expect(orders).toHaveCount(100);
    const more = page.getByRole("button", { name: "Mostrar mais pedidos" });
    await more.click();
    await expect(page.getByText("Falha ao carregar pedidos. Tente novamente.")).toBeVisible();
    isAway = false;
    await more.click();
    await expect(orders).toHaveCount(101);
    await expect(more).toBeHidden();
  });
});
