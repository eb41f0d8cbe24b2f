import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from "@playwright/test";
import { customerMarkTexts, mercadoPagoTexts, payingTexts } from "#domain/payments/payment-texts.ts";
import {
  type Behaviour,
  faults,
  fine,
  type MercadoPagoStandIn,
  newAccount,
  openMercadoPago,
  type StandInPayment,
  signedNotification,
} from "../support/mercado-pago-stand-in.ts";
import { createCustomer } from "./accounts-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import {
  answerCep,
  answerWhatsapp,
  delivery,
  fillDelivery,
  findShirts,
  finish,
  openCart,
} from "./checkout-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";

let mercadoPago: MercadoPagoStandIn;

const test = testInOwnShop(
  async (owner) => {
    await stockTwoShirts(owner);
    const saved = await owner.put("/api/admin/mercado-pago", { data: newAccount() });
    expect(saved.status()).toBe(200);
  },
  async () => {
    mercadoPago = await openMercadoPago();
    return { MERCADO_PAGO_URL: mercadoPago.url };
  },
);
test.describe.configure({ mode: "default" });
test.beforeEach(() => mercadoPago.reset());

/** Places an order as a new customer. Returns the path of its page. */
async function placeOrder(page: Page): Promise<string> {
  await createCustomer(page);
  const [{ id }] = await findShirts(page);
  const placed = await page.request.post("/api/orders", {
    headers: { "Idempotency-Key": randomUUID() },
    data: { ...delivery, items: [{ id, size: "M", quantity: 1 }] },
  });
  expect(placed.status()).toBe(201);
  return `/pedido/${(await placed.json()).token}`;
}

/** Places an order and waits for its code. Returns its payment at Mercado Pago. */
async function openCode(page: Page): Promise<StandInPayment> {
  await visit(page, await placeOrder(page));
  await expect(code(page)).toHaveValue(/mercadopago-/);
  const [payment] = mercadoPago.payments();
  if (!payment) throw new Error("Mercado Pago was not asked for a code");
  return payment;
}

async function notify(request: APIRequestContext, { id }: StandInPayment): Promise<void> {
  const { path, headers, body } = signedNotification(id);
  expect((await request.post(path, { headers, data: body })).status()).toBe(200);
}

const panel = (page: Page) => page.getByRole("region", { name: "Pague com Pix" });
const code = (page: Page) => panel(page).getByLabel("Pix copia e cola");
const paidBadge = (page: Page) => page.getByText("Pago", { exact: true });
const next = (page: Page) => page.getByRole("region", { name: "Próximo lance" });
const alreadyPaid = (page: Page) => panel(page).getByRole("button", { name: "Já paguei" });
const byCard = (page: Page) => page.getByRole("button", { name: "Pagar com cartão em até 12x" });
const heading = (page: Page) => page.getByRole("heading", { name: "Pague com Pix" });

type Answer = (...asked: Parameters<Behaviour>) => void;

/** Answers in its own way whoever asks for a code. */
const onNewCode =
  (answer: Answer): Behaviour =>
  (response, question) => {
    const isAsked = question.method === "POST" && question.path === "/v1/payments";
    if (isAsked) answer(response, question);
    return isAsked;
  };

function answerWithCode(...[response, { body }, expiry]: [...Parameters<Behaviour>, Date]): void {
  const payment = mercadoPago.add({
    transaction_amount: Number(body.transaction_amount),
    external_reference: String(body.external_reference),
    date_of_expiration: expiry.toISOString(),
  });
  const point_of_interaction = { transaction_data: { qr_code: `0002012658mercadopago-${payment.id}` } };
  response
    .writeHead(201, { "Content-Type": "application/json" })
    .end(JSON.stringify({ ...payment, point_of_interaction }));
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

/** As when somebody comes back from the bank's app. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

async function expectFitting(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(desktop);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
}

test.describe("on a phone, and fitting a desktop", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("an open page turns to 'Pago' by itself", async ({ page, request }) => {
    await page.clock.install();
    const payment = await openCode(page);
    await expect(panel(page)).toContainText(payingTexts.confirmsItself);
    await expect(panel(page)).toContainText(/Vale até \d\d\/\d\d às \d\d:\d\d\./);
    await expectFitting(page);
    mercadoPago.change(payment.id, { status: "approved" });
    await notify(request, payment);
    await expect(async () => {
      await page.clock.fastForward(15_000);
      await expect(paidBadge(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole("status").filter({ hasText: payingTexts.paid })).toBeVisible();
    await expect(page.locator("[aria-current=step]")).toContainText("Pagamento confirmado");
    await expect(next(page).getByRole("link")).toHaveCount(0);
    await expect(panel(page)).toHaveCount(0);
    await expect(byCard(page)).toHaveCount(0);
    // Nobody was at a control of the panel.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expectFitting(page);
  });

  test("whoever comes back reads of a payment of another amount, though nobody notified it", async ({
    page,
  }) => {
    const payment = await openCode(page);
    mercadoPago.change(payment.id, { status: "approved", transaction_amount: 10 });
    await comeBack(page);
    await expect(page.getByRole("main").getByText(customerMarkTexts.underpaid)).toBeVisible();
    await expect(next(page).getByRole("link", { name: "Falar com a loja" })).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await expect(byCard(page)).toHaveCount(0);
    await expectFitting(page);
    // Whoever opens the page later reads it at once.
    await reload(page);
    await expect(next(page)).toContainText(customerMarkTexts.underpaid);
    await visit(page, "/meus-pedidos");
    await expect(page.getByRole("article").getByText(customerMarkTexts.underpaid)).toBeVisible();
    await expect(paidBadge(page)).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("link", { name: /^Pagar/ })).toHaveCount(0);
  });

  test("the page of thanks leads to the order's page, where the code is", async ({ page, context }) => {
    await answerWhatsapp(context);
    await answerCep(page);
    await createCustomer(page);
    const [shirt] = await findShirts(page);
    await openCart(page, [shirt]);
    await fillDelivery(page);
    await finish(page).click();
    await expect(page.getByText("Pague na página do pedido.")).toBeVisible();
    const pay = page.getByRole("main").getByRole("link", { name: "Pagar", exact: true });
    // The order's card below has it, too.
    await expect(pay).toHaveCount(2);
    await expectFitting(page);
    await pay.first().click();
    await expect(code(page)).toHaveValue(/mercadopago-/);
  });

  test("an open page waits for its code", async ({ page }) => {
    let answerLate = () => {};
    mercadoPago.behave(
      onNewCode((response, question) => {
        answerLate = () => answerWithCode(response, question, inHours(1));
      }),
    );
    const path = await placeOrder(page);
    // The page reads the order again only after it was looked at.
    const looked = Promise.withResolvers<void>();
    await page.route("**/pedido/*.data*", async (route) => {
      await looked.promise;
      await route.continue();
    });
    await visit(page, path);
    await expect(panel(page)).toContainText(payingTexts.making);
    // The shop asks once more if this is too late for it.
    mercadoPago.behave(fine);
    answerLate();
    await expectFitting(page);
    looked.resolve();
    await expect(code(page)).toHaveValue(/mercadopago-/);
  });
});

test("the next move is seen at once on a small phone, and leads to the payment by keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openCode(page);
  const pay = next(page).getByRole("link", { name: "Pagar agora" });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(next(page)).toBeInViewport({ ratio: 1 });
  await expect(next(page)).toContainText("A bola está com você");
  await pay.focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(code(page)).toBeFocused();
});

test("'Já paguei' says what Mercado Pago says, by keyboard alone", async ({ page }) => {
  const payment = await openCode(page);
  await alreadyPaid(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText(payingTexts.notYet)).toBeVisible();
  await expect(alreadyPaid(page)).toBeFocused();
  mercadoPago.change(payment.id, { status: "approved" });
  await page.keyboard.press("Enter");
  await expect(paidBadge(page)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: payingTexts.paid })).toBeFocused();
});

test("a card is typed in on Mercado Pago's page", async ({ page }) => {
  await openCode(page);
  await byCard(page).click();
  await expect(page).toHaveURL(/\/checkout\/v1\/redirect\?pref_id=/);
  expect(page.url()).toContain(mercadoPago.url);
});

test.describe("what does not work at once", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test("an expired code is made anew, and a refusal stays on the screen", async ({ page }) => {
    mercadoPago.behave(onNewCode((response, question) => answerWithCode(response, question, inHours(-1))));
    await visit(page, await placeOrder(page));
    await expect(panel(page)).toContainText(payingTexts.expired);
    await expect(code(page)).toHaveCount(0);
    await expectAccessible(page);
    const refusal = { status: 409, json: { error: { code: "conflict", message: mercadoPagoTexts.away } } };
    await page.route("**/api/payments/pix", (route) => route.fulfill(refusal), { times: 1 });
    const renew = panel(page).getByRole("button", { name: "Gerar novo código" });
    await renew.focus();
    await page.keyboard.press("Enter");
    await expect(panel(page).getByRole("alert")).toHaveText(mercadoPagoTexts.away);
    await expect(renew).toBeFocused();
    mercadoPago.behave(fine);
    await page.keyboard.press("Enter");
    await expect(code(page)).toHaveValue(/mercadopago-/);
    await expect(panel(page).getByRole("status").first()).toContainText(payingTexts.ready);
    await expect(heading(page)).toBeFocused();
  });

  test("without Mercado Pago a code is on its way, until it can be made", async ({ page }) => {
    mercadoPago.behave(faults["is out of order"] ?? fine);
    await visit(page, await placeOrder(page));
    await expect(panel(page)).toContainText(payingTexts.away);
    await expectAccessible(page);
    const again = panel(page).getByRole("button", { name: "Tentar de novo" });
    await again.click();
    await expect(panel(page).getByRole("alert")).toHaveText(mercadoPagoTexts.away);
    await byCard(page).click();
    await expect(page.getByRole("region", { name: "Ou no cartão" }).getByRole("alert")).toHaveText(
      mercadoPagoTexts.away,
    );
    mercadoPago.behave(fine);
    await again.click();
    await expect(code(page)).toHaveValue(/mercadopago-/);
  });

  test("a page that cannot be read again stays as it is", async ({ page }) => {
    await openCode(page);
    const asked = page.waitForEvent("requestfailed");
    await page.route("**/pedido/*.data*", (route) => route.abort());
    await comeBack(page);
    await asked;
    await alreadyPaid(page).click();
    await expect(panel(page).getByText(payingTexts.notYet)).toBeVisible();
    await expect(code(page)).toHaveValue(/mercadopago-/);
  });
});

// The last one, because the key stays.
test.describe("while Mercado Pago is away", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test("the shop's own key is paid, and a page that is opened later has the code", async ({
    page,
    playwright,
    baseURL,
  }) => {
    await takePix(playwright, baseURL);
    mercadoPago.behave(faults["is out of order"] ?? fine);
    const path = await placeOrder(page);
    await visit(page, path);
    await expect(code(page)).toHaveValue(/52998224725/);
    await expect(panel(page)).toContainText("A loja confere o pagamento e avisa você.");
    await expect(alreadyPaid(page)).toHaveCount(0);
    mercadoPago.behave(fine);
    await visit(page, path);
    await expect(code(page)).toHaveValue(/mercadopago-/);
  });
});

async function takePix(
  playwright: PlaywrightWorkerArgs["playwright"],
  baseURL: string | undefined,
): Promise<void> {
  const owner = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await signInAsOwner({ request: owner });
  const values = { key_type: "cpf", key: "52998224725", receiver_name: "Manto", receiver_city: "São Paulo" };
  const { pix } = await (await owner.get("/api/admin/settings")).json();
  const saved = await owner.put("/api/admin/settings/pix", { data: { version: pix.version, values } });
  expect(saved.status()).toBe(200);
  await owner.dispose();
}
