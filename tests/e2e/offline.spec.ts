import type { APIRequestContext, Page } from "@playwright/test";
import {
  accountLink,
  createCustomer,
  createSignedOutCustomer,
  password,
  signIn,
} from "./accounts-support.ts";
import { enterOrder, row } from "./admin-orders-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import {
  answerWhatsapp,
  delivery,
  field,
  findShirts,
  finish,
  line,
  openCart,
  ownOrders,
  storedItems,
  thanks,
} from "./checkout-support.ts";
import { dismiss, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { goBack, reload, visit } from "./navigation.ts";
import { expectInstallable, openAndCache, strip } from "./offline-support.ts";

test.use({
  serviceWorkers: "allow",
  // Offline, the browser logs an error for every failed request.
  expectedConsoleMessages: [/Failed to load resource|net::ERR_/],
});

// The service worker first fetches all files of the storefront, which is slow while many tests share a machine.
test.slow();
/** A page checks every ten seconds whether the shop is reachable again. */
const longTimeout = { timeout: 40_000 };

/** The heading of the page after an order. */

test("the shop can be installed, and pages seen before open without a net", async ({ page, context }) => {
  await page.setViewportSize(phone);
  const [seen, unseen] = await findShirts(page);
  await openAndCache(page, `/produto/${seen.id}`, "/", "/_.data", `/produto/${seen.id}.data`, "/carrinho");

  await expectInstallable(page, "/manifest.webmanifest");
  await context.setOffline(true);
  await expect(strip(page)).toBeVisible(longTimeout);
  await reload(page);
  await expect(page.getByRole("heading", { name: seen.name })).toBeVisible();
  await expect(strip(page)).toBeVisible(longTimeout);
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /página inicial$/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Destaques" })).toBeVisible();
  await goBack(page);
  await expect(page.getByRole("heading", { name: seen.name })).toBeVisible();

  await visit(page, `/produto/${unseen.id}`);
  await expect(
    page.getByRole("heading", { name: /Você está sem internet|A loja não respondeu/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: seen.name }).click();
  await expect(page.getByRole("heading", { name: seen.name })).toBeVisible();

  await context.setOffline(false);
  await expect(strip(page)).toBeHidden(longTimeout);
});

test("a page never seen says at once that there is no net, and opens by itself when it is back", async ({
  page,
  context,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const away = /Você está sem internet|A loja não respondeu/;
  await openAndCache(page, "/", "/carrinho");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Retrô" }).click();
  await expect(heading).toHaveText(away);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(heading).toHaveText("Retrô", longTimeout);

  await context.setOffline(true);
  await visit(page, "/categoria/inverno");
  await expect(heading).toHaveText(away);
  await context.setOffline(false);
  await expect(heading).toHaveText("Inverno", longTimeout);
});

test("a page opens by itself even if late news called the shop reachable while it was away", async ({
  page,
  context,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await openAndCache(page, "/", "/carrinho");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Retrô" }).click();
  await expect(heading).toHaveText("Você está sem internet");
  const hearLateNews = () =>
    page.evaluate(() => {
      const news = new MessageEvent("message", { data: { isReachable: true } });
      navigator.serviceWorker.dispatchEvent(news);
    });
  await hearLateNews();
  // The whole page was asked for again, and the shop's frame with it.
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(heading).toHaveText("Você está sem internet");
  await hearLateNews();
  await context.setOffline(false);
  await expect(heading).toHaveText("Retrô", longTimeout);
});

test("an order finished without a net waits on the device, survives a reload and is sent once", async ({
  page,
  context,
}) => {
  await answerWhatsapp(context);
  await createCustomer(page);
  const [shirt] = await findShirts(page);
  await openCart(page, [shirt]);
  await openAndCache(page, "/carrinho");
  await context.setOffline(true);
  await expect(page.getByText("estes são os últimos preços conhecidos")).toBeVisible(longTimeout);
  await page.getByRole("button", { name: /^Aumentar/ }).click();
  await expect(line(page, shirt.name).getByRole("spinbutton")).toHaveValue("2");
  await field(page, "Nome").fill(delivery.customer);
  await field(page, "CEP").fill(delivery.customer_cep);
  await expect(page.getByText("Sem internet: escreva o endereço completo")).toBeVisible();
  await field(page, "Endereço").fill(delivery.customer_address);
  await field(page, "WhatsApp").fill(delivery.customer_whatsapp);
  await finish(page).click();

  const kept = page.getByRole("region", { name: "Pedido guardado neste aparelho" });
  await expect(kept.getByRole("heading")).toBeFocused();
  await expect(kept.getByRole("button", { name: "Enviar agora" })).toBeDisabled();
  await expectAccessible(page);
  await expect.poll(() => storedItems(page)).toEqual([]);
  await reload(page);
  await expect(kept).toContainText(`2 × ${shirt.name}`);

  await context.setOffline(false);
  await visit(page, "/");
  await page.getByRole("link", { name: "Ver pedido" }).click();
  expect(await ownOrders(page)).toEqual([]);
  const opened = page.waitForEvent("popup");
  await kept.getByRole("button", { name: "Enviar agora" }).click();
  await (await opened).waitForURL("https://wa.me/**");
  await expect(thanks(page)).toBeVisible();
  expect(await ownOrders(page)).toMatchObject([{ ...delivery, items: [{ id: shirt.id, quantity: 2 }] }]);
  await visit(page, "/carrinho");
  await expect(page.getByText("Seu carrinho está vazio")).toBeVisible();
});

/** Fills the cart's form by hand and finishes the order while the device is offline. */
async function finishOffline(page: Page): Promise<void> {
  await expect(page.getByText("estes são os últimos preços conhecidos")).toBeVisible(longTimeout);
  await field(page, "Nome").fill(delivery.customer);
  await field(page, "CEP").fill(delivery.customer_cep);
  await field(page, "Endereço").fill(delivery.customer_address);
  await field(page, "WhatsApp").fill(delivery.customer_whatsapp);
  await finish(page).click();
  await expect(waiting(page)).toBeVisible();
}

const waiting = (page: Page) => page.getByRole("region", { name: "Pedido guardado neste aparelho" });

/** Signs in on another device and ends all other sessions of the account. */
async function endOtherSessions(request: APIRequestContext, email: string): Promise<void> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const signedIn = await request.post("/auth/v1/token?grant_type=password", {
    headers,
    data: { email, password },
  });
  expect(signedIn.status()).toBe(200);
  const ended = await request.post("/auth/v1/logout?scope=others", { headers });
  expect(ended.ok()).toBe(true);
}

/** What is left of waiting orders on the device. */
const storedWaiting = (page: Page) => page.evaluate(() => localStorage.getItem("waiting-orders") ?? "");

test("an order finished offline leaves the device when its session is ended elsewhere", async ({
  page,
  context,
  browser,
}) => {
  const email = await createCustomer(page);
  const [shirt] = await findShirts(page);
  await openCart(page, [shirt]);
  await openAndCache(page, "/carrinho");
  await context.setOffline(true);
  await finishOffline(page);
  expect(await storedWaiting(page)).toContain(delivery.customer_address);

  const elsewhere = await browser.newContext();
  await endOtherSessions(elsewhere.request, email);
  await elsewhere.close();
  await context.setOffline(false);
  await visit(page, "/carrinho");
  await expect(page.getByText("Seu carrinho está vazio")).toBeVisible(longTimeout);
  await expect.poll(() => storedWaiting(page), longTimeout).not.toContain(delivery.customer_address);
});

test("an order that a visitor finished offline is not the next account's, but the one's that signs in to send it", async ({
  page,
  context,
}) => {
  await answerWhatsapp(context);
  const email = await createSignedOutCustomer(page);
  const [shirt] = await findShirts(page);
  await openCart(page, [shirt]);
  await openAndCache(page, "/carrinho");
  await expect(accountLink(page, "Entrar")).toBeVisible();
  await context.setOffline(true);
  await finishOffline(page);
  await context.setOffline(false);

  await createCustomer(page);
  await visit(page, "/carrinho");
  await expect(accountLink(page, "Minha conta")).toBeVisible();
  await expect(waiting(page)).toBeHidden();
  await context.clearCookies();

  await visit(page, "/carrinho");
  await waiting(page).getByRole("button", { name: "Enviar agora" }).click();
  await signIn(page, email);
  const opened = page.waitForEvent("popup");
  await waiting(page).getByRole("button", { name: "Enviar agora" }).click();
  await (await opened).waitForURL("https://wa.me/**");
  await expect(thanks(page)).toBeVisible();
  expect(await ownOrders(page)).toMatchObject([delivery]);
});

test("the back-office shows a copy of the orders without a net, and none after the sign-out", async ({
  page,
  context,
}) => {
  await signInAsOwner(context);
  await blockChangeEvents(context);
  const order = await enterOrder(page);
  await openAndCache(page, "/admin/pedidos");
  await expect.poll(() => readCopied(page), { timeout: 60_000 }).toContain(order.customer);
  await openAndCache(page, "/admin");
  await expectInstallable(page, "/admin/manifest.webmanifest");
  await context.setOffline(true);
  await reload(page);
  await expect(page.getByRole("heading", { name: "Pedidos guardados" })).toBeVisible(longTimeout);
  await expect(page.getByText(/^Cópia de \d\d\/\d\d\/\d{4} às \d\d:\d\d, só para consulta/)).toBeVisible();
  await row(page, order)
    .getByRole("button", { name: /^Ver pedido/ })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(order.customer);
  await expect(dialog).toContainText("Customizado: MARTA / 10");
  await expectAccessible(page);
  await dismiss(page, dialog);

  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible(longTimeout);
  await page.getByRole("button", { name: "Sair" }).first().click();
  await expect(page.getByText("Sessão encerrada com sucesso")).toBeVisible();
  await expect.poll(() => readCopied(page)).toBe("");
});

/** The customers' names in the orders that are stored on this device. */
const readCopied = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("admin-orders", 1);
        // The object store is created like the shop does, in case the test opens the database first.
        opening.onupgradeneeded = () => opening.result.createObjectStore("copies");
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction("copies").objectStore("copies").get("latest");
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result ? JSON.stringify(reading.result) : "");
          };
        };
      }),
  );

test("a new version takes over without breaking the page that is open", async ({ page }) => {
  await openAndCache(page, "/");
  const kept = await page.evaluate(async () => {
    // Caches of two older versions; the browser lists caches by age.
    for (const version of ["antiga", "anterior"]) {
      for (const kind of ["assets", "pages", "data"]) await caches.open(`${kind}-${version}`);
    }
    const before = await caches.open("assets-anterior");
    await before.put("/assets/velho-1.js", new Response("export const old = 1;"));
    await navigator.serviceWorker.register("/sw.js?outra");
    return caches.keys();
  });
  expect(kept).toContain("assets-antiga");

  await expect(page.getByText("A loja tem uma versão nova.")).toBeVisible(longTimeout);
  const listOlder = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => /antiga|anterior/.test(name)));
  await expect.poll(listOlder, longTimeout).toEqual(["assets-anterior", "pages-anterior"]);
  expect(await page.evaluate(async () => (await fetch("/assets/velho-1.js")).text())).toContain("old = 1");
  await page.getByRole("button", { name: "Atualizar" }).click();
  await expect(page.getByText("A loja tem uma versão nova.")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Destaques" })).toBeVisible();
});
