import type { APIRequestContext, Page, PlaywrightWorkerArgs } from "@playwright/test";
import {
  faults,
  fine,
  type MelhorEnvioStandIn,
  newAccount,
  openMelhorEnvio,
} from "../support/melhor-envio-stand-in.ts";
import { createCustomer } from "./accounts-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import {
  answerCep,
  answerWhatsapp,
  field,
  fillDelivery,
  findShirts,
  finish,
  openCart,
  ownOrders,
  thanks,
} from "./checkout-support.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";

let melhorEnvio: MelhorEnvioStandIn;

async function connect(owner: APIRequestContext): Promise<void> {
  const saved = await owner.put("/api/admin/melhor-envio", { data: newAccount() });
  expect(saved.status()).toBe(200);
}

/** Connects anew, so that nothing is known of prices that were asked for before. */
async function reconnect(
  playwright: PlaywrightWorkerArgs["playwright"],
  baseURL: string | undefined,
): Promise<void> {
  melhorEnvio.behave(fine);
  const owner = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await signInAsOwner({ request: owner });
  expect((await owner.delete("/api/admin/melhor-envio")).status()).toBe(204);
  await connect(owner);
  await owner.dispose();
}

const test = testInOwnShop(
  async (owner) => {
    await stockTwoShirts(owner);
    await connect(owner);
  },
  async () => {
    melhorEnvio = await openMelhorEnvio();
    return { MELHOR_ENVIO_URL: melhorEnvio.url };
  },
);
test.describe.configure({ mode: "default" });
// How the options look on a desktop, delivery.spec.ts shows.
test.use({ viewport: phone });
test.afterAll(() => melhorEnvio.close());

test.beforeEach(async ({ page, context, playwright, baseURL }) => {
  await answerWhatsapp(context);
  await answerCep(page);
  await reconnect(playwright, baseURL);
});

const calculator = (page: Page) => page.getByRole("region", { name: "Calcular frete" });
const offered = (page: Page) => calculator(page).getByRole("listitem");
const option = (page: Page, name: RegExp) =>
  page.getByRole("radiogroup", { name: "Entrega" }).getByRole("radio", { name });
const summary = (page: Page) => page.getByRole("complementary", { name: "Resumo do pedido" });

test("the page of a shirt says what carriers ask, and asks again for more shirts", async ({ page }) => {
  const [shirt] = await findShirts(page);
  await visit(page, `/produto/${shirt.id}`);
  await calculator(page).getByLabel("CEP").fill("20040-002");
  await expect(offered(page)).toContainText([/^Correios PAC R\$.11,24/, /^Correios SEDEX R\$.23,90/]);
  await expect(offered(page).first()).toContainText(/Chega até (seg|ter|qua|qui|sex), \d\d\/\d\d/);
  await page.getByRole("button", { name: "Aumentar" }).click();
  await expect(offered(page)).toContainText([/^Correios PAC R\$.14,24/, /^Correios SEDEX R\$.26,90/]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("the cart adds the carrier that is chosen, for the shirts that are in it", async ({ page }) => {
  const [shirt] = await findShirts(page);
  await openCart(page, [shirt]);
  await field(page, "CEP").fill("20040002");
  await expect(option(page, /^Correios PAC/)).toBeChecked();
  await expect(summary(page)).toContainText(/Total\s*R\$.211,14/);
  await option(page, /^Correios SEDEX/).check();
  await page.getByRole("button", { name: "Aumentar" }).click();
  await expect(summary(page)).toContainText(/Frete\s*R\$.26,90/);
  await expect(summary(page)).toContainText(/Total\s*R\$.426,70/);
  await expect(option(page, /^Correios SEDEX/)).toBeChecked();
  await expectAccessible(page);
});

test("an order goes with the carrier that was chosen", async ({ page }) => {
  await createCustomer(page);
  const [shirt] = await findShirts(page);
  await openCart(page, [shirt]);
  await fillDelivery(page);
  await option(page, /^Correios SEDEX/).check();
  await finish(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await ownOrders(page)).toMatchObject([
    { total_amount: 223.8, delivery: { name: "Correios SEDEX", price_cents: 2390, days: 2 } },
  ]);
});

test("while carriers are away, a shopper reads that the freight is agreed on later, and orders", async ({
  page,
}) => {
  melhorEnvio.behave(faults["is out of order"] ?? fine);
  await createCustomer(page);
  const [shirt] = await findShirts(page);
  await visit(page, `/produto/${shirt.id}`);
  await calculator(page).getByLabel("CEP").fill("20040-002");
  await expect(calculator(page)).toContainText("Frete a combinar no WhatsApp");
  await openCart(page, [shirt]);
  await fillDelivery(page);
  await expect(summary(page)).toContainText("Frete a combinar no WhatsApp");
  await finish(page).click();
  await expect(thanks(page)).toBeVisible();
  const [order] = await ownOrders(page);
  expect(order).toMatchObject({ total_amount: 199.9 });
  expect(order).not.toHaveProperty("delivery");
});

test.describe("carriers that stay away after a price was shown", () => {
  test.use({ expectedConsoleMessages: [/409 \(Conflict\)/] });

  test("let the shopper order without one, after a notice", async ({ page, playwright, baseURL }) => {
    await createCustomer(page);
    const [shirt] = await findShirts(page);
    await openCart(page, [shirt]);
    await fillDelivery(page);
    await expect(option(page, /^Correios PAC/)).toBeChecked();
    await reconnect(playwright, baseURL);
    melhorEnvio.behave(faults["is out of order"] ?? fine);
    await finish(page).click();
    await expect(page.getByText(/^A entrega escolhida não está mais disponível/)).toBeVisible();
    await expect(summary(page)).toContainText("Frete a combinar no WhatsApp");
    await finish(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await ownOrders(page)).toMatchObject([{ total_amount: 199.9 }]);
  });
});
