import type { APIRequestContext, Page } from "@playwright/test";
import { createCustomer } from "./accounts-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import {
  answerCep,
  answerWhatsapp,
  delivery,
  field,
  fillDelivery,
  findShirts,
  finish,
  finishAndReadMessage,
  openCart,
  ownOrders,
  readMessage,
  thanks,
} from "./checkout-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";

const METHODS = "/api/admin/delivery-methods";
/** In Rio de Janeiro, where nothing is delivered. */
const FAR_CEP = "20040002";

async function offerDelivery(owner: APIRequestContext): Promise<void> {
  await stockTwoShirts(owner);
  for (const method of [
    { name: "PAC", free_from_units: 2, rates: [{ state: "SP", price_cents: 1890, days: 5 }] },
    { name: "SEDEX", note: "Com rastreio", rates: [{ state: "SP", price_cents: 3190, days: 2 }] },
  ]) {
    const made = await owner.post(METHODS, { data: { kind: "table", ...method } });
    expect(made.status()).toBe(201);
  }
}

// A separate shop: the shared one agrees on every delivery by WhatsApp.
const test = testInOwnShop(offerDelivery);
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ page, context }) => {
  await answerWhatsapp(context);
  await answerCep(page);
});

const calculator = (page: Page) => page.getByRole("region", { name: "Calcular frete" });
const offered = (page: Page) => calculator(page).getByRole("listitem");
const options = (page: Page) => page.getByRole("radiogroup", { name: "Entrega" });
const option = (page: Page, name: RegExp) => options(page).getByRole("radio", { name });
const summary = (page: Page) => page.getByRole("complementary", { name: "Resumo do pedido" });

/** Changes a method like the owner does, from another device; returns how to undo it. */
async function changeMethod(
  owner: APIRequestContext,
  name: string,
  changes: object,
): Promise<() => Promise<void>> {
  const methods: { id: string; name: string }[] = await (await owner.get(METHODS)).json();
  const before = methods.find((method) => method.name === name);
  const save = async (data: object) => {
    const saved = await owner.put(`${METHODS}/${before?.id}`, { data });
    expect(saved.status()).toBe(200);
    return saved.json();
  };
  const { updated_at } = await save({ ...before, ...changes });
  return () => save({ ...before, updated_at });
}

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("the page of a shirt says what its delivery costs, and the next page and the cart know the CEP", async ({
      page,
    }) => {
      const [shirt, other] = await findShirts(page);
      await visit(page, `/produto/${shirt.id}`);
      await expect(calculator(page)).toContainText("Veja o preço e o prazo da entrega");
      await calculator(page).getByLabel("CEP").fill("01310-100");
      await expect(offered(page)).toContainText([/^PAC R\$.18,90/, /^SEDEX R\$.31,90/]);
      await expect(offered(page).first()).toContainText(/Chega até (seg|ter|qua|qui|sex), \d\d\/\d\d/);
      await expect(offered(page).first()).toContainText("Falta 1 camisa para o frete grátis");
      await expect(offered(page).nth(1)).toContainText("Com rastreio");
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.getByRole("button", { name: "Aumentar" }).click();
      await expect(offered(page).first()).toHaveText(/^PAC Grátis/);

      await visit(page, `/produto/${other.id}`);
      await expect(offered(page).first()).toHaveText(/^PAC R\$.18,90/);
      await calculator(page).getByLabel("CEP").fill(FAR_CEP);
      await expect(calculator(page)).toContainText("Combine a entrega pelo WhatsApp");
      await expectAccessible(page);

      await openCart(page, [shirt]);
      await expect(field(page, "CEP")).toHaveValue(FAR_CEP);
      await expect(field(page, "Endereço")).not.toHaveValue("");
    });

    test("the cart offers what reaches the CEP, free from two shirts on, and keeps what is chosen", async ({
      page,
    }) => {
      const [shirt] = await findShirts(page);
      await openCart(page, [shirt]);
      await expect(summary(page)).toContainText("Informe o CEP");
      await field(page, "CEP").fill(delivery.customer_cep);
      await expect(option(page, /^PAC/)).toBeChecked();
      await expect(summary(page)).toContainText(/Frete\s*R\$.18,90/);
      await expect(summary(page)).toContainText(/Total\s*R\$.218,80/);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.getByRole("button", { name: "Aumentar" }).click();
      await expect(summary(page)).toContainText(/Frete\s*Grátis/);
      await expect(summary(page)).toContainText(/Total\s*R\$.399,80/);

      await option(page, /^SEDEX/).check();
      await expect(summary(page)).toContainText(/Total\s*R\$.431,70/);
      await reload(page);
      await expect(option(page, /^SEDEX/)).toBeChecked();
    });
  });
}

test("an order with the chosen delivery, by keyboard alone", async ({ page }) => {
  await createCustomer(page);
  const [shirt] = await findShirts(page);
  await openCart(page, [shirt]);
  await fillDelivery(page);
  await expect(option(page, /^PAC/)).toBeChecked();
  await field(page, "WhatsApp").focus();
  await page.keyboard.press("Tab");
  await expect(option(page, /^PAC/)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(option(page, /^SEDEX/)).toBeChecked();
  const message = await readMessage(page, () => page.keyboard.press("Enter"));
  expect(message).toContain("Frete: SEDEX, R$ 31,90 (até 2 dias úteis)");
  expect(message).toContain("Total: R$ 231,80");
  await expect(thanks(page)).toBeVisible();
  expect(await ownOrders(page)).toMatchObject([
    { total_amount: 231.8, delivery: { name: "SEDEX", price_cents: 3190, days: 2 } },
  ]);
});

test("an order to where nothing is delivered is possible", async ({ page }) => {
  await createCustomer(page);
  const [shirt] = await findShirts(page);
  await openCart(page, [shirt]);
  await fillDelivery(page);
  await field(page, "CEP").fill(FAR_CEP);
  await expect(summary(page)).toContainText("Combine a entrega pelo WhatsApp");
  await expect(options(page)).toBeHidden();
  expect(await finishAndReadMessage(page)).not.toContain("Frete");
  await expect(thanks(page)).toBeVisible();
});

test.describe("what the owner changes between the cart and the order", () => {
  test.use({ expectedConsoleMessages: [/status of 409|ERR_INTERNET_DISCONNECTED/] });

  let owner: APIRequestContext;
  test.beforeEach(async ({ playwright, ownShop }) => {
    owner = await playwright.request.newContext({ baseURL: ownShop.address });
    await signInAsOwner({ request: owner });
  });
  test.afterEach(() => owner.dispose());

  test("is shown before the order is placed: another price", async ({ page }) => {
    await createCustomer(page);
    const [shirt] = await findShirts(page);
    await openCart(page, [shirt]);
    await fillDelivery(page);
    await expect(option(page, /^PAC/)).toBeChecked();
    const undo = await changeMethod(owner, "PAC", { rates: [{ state: "SP", price_cents: 2190, days: 5 }] });
    await finish(page).click();
    const notice = page.getByText(
      /^O frete mudou de R\$.18,90 para R\$.21,90\. Confira e finalize de novo\.$/,
    );
    await expect(notice).toBeVisible();
    await expect(page.locator(":focus")).toContainText("O frete mudou");
    await expect(summary(page)).toContainText(/Frete\s*R\$.21,90/);
    await expectAccessible(page);
    expect(await ownOrders(page)).toEqual([]);
    expect(await finishAndReadMessage(page)).toContain("Total: R$ 221,80");
    await expect(thanks(page)).toBeVisible();
    await undo();
  });

  test("is shown before the order is placed: a method that is gone", async ({ page }) => {
    await createCustomer(page);
    const [shirt] = await findShirts(page);
    await openCart(page, [shirt]);
    await fillDelivery(page);
    await option(page, /^SEDEX/).check();
    const undo = await changeMethod(owner, "SEDEX", { active: false });
    await finish(page).click();
    await expect(page.getByText(/^A entrega escolhida não está mais disponível/)).toBeVisible();
    await expect(finish(page)).toBeDisabled();
    await page.getByRole("button", { name: "Escolha como quer receber" }).click();
    await expect(option(page, /^PAC/)).toBeFocused();
    await page.keyboard.press("Space");
    expect(await finishAndReadMessage(page)).toContain("Frete: PAC, R$ 18,90");
    await expect(thanks(page)).toBeVisible();
    await undo();
  });

  test("takes an order that was finished offline back to the cart, with what was chosen", async ({
    page,
    context,
  }) => {
    await createCustomer(page);
    const [shirt] = await findShirts(page);
    await openCart(page, [shirt]);
    await fillDelivery(page);
    await option(page, /^SEDEX/).check();
    await context.setOffline(true);
    await finish(page).click();
    const waiting = page.getByRole("region", { name: "Pedido guardado neste aparelho" });
    await expect(waiting).toContainText(/R\$.231,80, com a entrega SEDEX\./);
    await context.setOffline(false);
    const undo = await changeMethod(owner, "SEDEX", {
      rates: [{ state: "SP", price_cents: 3390, days: 2 }],
    });
    await waiting.getByRole("button", { name: "Enviar agora" }).click();
    await expect(page.getByText(/^O frete mudou de R\$.31,90 para R\$.33,90\./)).toBeVisible();
    await expect(option(page, /^SEDEX/)).toBeChecked();
    await expect(waiting).toBeHidden();
    expect(await finishAndReadMessage(page)).toContain("Total: R$ 233,80");
    await expect(thanks(page)).toBeVisible();
    await undo();
  });
});

test.describe("prices that cannot be loaded", () => {
  test.use({ expectedConsoleMessages: [/status of (409|503)/] });

  test("can be asked for again, and the order is answered with what may be chosen", async ({ page }) => {
    await createCustomer(page);
    const [shirt] = await findShirts(page);
    await page.route("**/api/delivery/*", (route) => route.fulfill({ status: 503, json: {} }));
    await visit(page, `/produto/${shirt.id}`);
    await calculator(page).getByLabel("CEP").fill(delivery.customer_cep);
    await expect(calculator(page).getByRole("button", { name: "Tentar de novo" })).toBeVisible();
    await expectAccessible(page);

    await openCart(page, [shirt]);
    await fillDelivery(page);
    const retry = page.getByRole("button", { name: "Tentar de novo" });
    await expect(retry).toBeVisible();
    await finish(page).click();
    await expect(page.getByText("Confira como quer receber e finalize de novo.")).toBeVisible();
    await expect(option(page, /^PAC/)).toBeChecked();
    expect(await finishAndReadMessage(page)).toContain("Frete: PAC, R$ 18,90");
    await expect(thanks(page)).toBeVisible();
  });

  test("appear after a retry", async ({ page }) => {
    const [shirt] = await findShirts(page);
    await page.route("**/api/delivery/*", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
    await openCart(page, [shirt]);
    await field(page, "CEP").fill(delivery.customer_cep);
    await page.getByRole("button", { name: "Tentar de novo" }).click();
    await expect(option(page, /^PAC/)).toBeChecked();
  });
});
