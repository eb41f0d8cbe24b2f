import type { APIRequestContext, Page, PlaywrightWorkerArgs } from "@playwright/test";
import { createCustomer } from "./accounts-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import {
  answerCep,
  answerWhatsapp,
  fillDelivery,
  findShirts,
  finish,
  line,
  openCart,
  ownOrders,
  thanks,
} from "./checkout-support.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";

const OFFERS = "/api/admin/offers";
const REFUSED = "Cupom de desconto inválido ou expirado.";

// A separate shop: the shared one refuses every code. Its shirts cost R$ 199,90.
const test = testInOwnShop(stockTwoShirts);
test.describe.configure({ mode: "default" });
test.use({ expectedConsoleMessages: [/status of 409|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

test.beforeEach(async ({ page, context }) => {
  await answerWhatsapp(context);
  await answerCep(page);
});

const summary = (page: Page) => page.getByRole("complementary", { name: "Resumo do pedido" });
const coupon = (page: Page) => page.getByRole("textbox", { name: "Cupom de desconto" });

interface MadeOffer {
  id: string;
  updated_at: string;
}

/** Runs a test with these offers alone. */
async function withOffers(
  {
    page,
    playwright,
    baseURL,
  }: { page: Page; playwright: PlaywrightWorkerArgs["playwright"]; baseURL: string | undefined },
  offers: object[],
  run: (owner: APIRequestContext, made: MadeOffer[]) => Promise<void>,
): Promise<void> {
  const owner = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  await signInAsOwner({ request: owner });
  for (const old of await (await owner.get(OFFERS)).json()) await owner.delete(`${OFFERS}/${old.id}`);
  const made: MadeOffer[] = [];
  for (const data of offers) {
    const answer = await owner.post(OFFERS, { data });
    expect(answer.status()).toBe(201);
    made.push(await answer.json());
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await run(owner, made);
  await owner.dispose();
}

const bundle = { name: "Leve 3, pague 2", benefit: { kind: "bundle", take: 3, pay: 2 } };
const tenPercent = { name: "Boas-vindas", code: "GOL10", benefit: { kind: "percent", percent: 10 } };

async function typeCode(page: Page, code: string): Promise<void> {
  await coupon(page).fill(code);
  await page.getByRole("button", { name: "Aplicar" }).click();
}

test("the cart says what is missing for an offer, gives it, and orders at the price that it showed", async ({
  page,
  playwright,
  baseURL,
}) => {
  await withOffers({ page, playwright, baseURL }, [bundle], async () => {
    await createCustomer(page);
    const [shirt] = await findShirts(page);
    await openCart(page, [{ ...shirt, quantity: 2 }]);
    await expect(page.getByText("Falta 1 camisa para a 3ª sair grátis")).toBeVisible();
    await line(page, shirt.name).getByRole("button", { name: "Aumentar" }).click();
    await expect(summary(page)).toContainText(/Leve 3, pague 2\s*−R\$.199,90/);
    await expect(summary(page)).toContainText(/Total\s*R\$.399,80/);
    await expect(line(page, shirt.name)).toContainText(/R\$.599,70\s*Preço atual:\s*R\$.399,80/);
    await expect(page.getByText(/Falta/)).toBeHidden();
    await expectAccessible(page);
    await fillDelivery(page);
    await finish(page).click();
    await expect(thanks(page)).toBeVisible();
    expect((await ownOrders(page))[0]).toMatchObject({ total_amount: 399.8 });
  });
});

test("a code is refused with the field emptied, or counts until it is removed or ends, and survives a reload", async ({
  page,
  playwright,
  baseURL,
}) => {
  await withOffers({ page, playwright, baseURL }, [tenPercent], async (owner, [made]) => {
    const [shirt] = await findShirts(page);
    await openCart(page, [shirt]);
    await typeCode(page, "NADA");
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(coupon(page)).toHaveValue("");
    await expect(coupon(page)).toBeFocused();

    await typeCode(page, "gol-10");
    await expect(page.getByText("GOL10: aplicado")).toBeVisible();
    await expect(summary(page)).toContainText(/Boas-vindas\s*−R\$.19,99/);
    await expect(summary(page)).toContainText(/Total\s*R\$.179,91/);
    await reload(page);
    await expect(summary(page)).toContainText(/Total\s*R\$.179,91/);
    await page.setViewportSize(phone);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Remover o cupom GOL10" }).click();
    await expect(summary(page)).toContainText(/Total\s*R\$.199,90/);

    await typeCode(page, "GOL10");
    await expect(summary(page)).toContainText(/Total\s*R\$.179,91/);
    await owner.delete(`${OFFERS}/${made?.id}`);
    await reload(page);
    await expect(summary(page)).toContainText(/Total\s*R\$.199,90/);
    await expect(page.getByText("GOL10: aplicado")).toBeHidden();
  });
});

test("a code says what it lacks, and does not keep anybody from ordering without it", async ({
  page,
  playwright,
  baseURL,
}) => {
  await withOffers({ page, playwright, baseURL }, [{ ...tenPercent, minimum_cents: 25_000 }], async () => {
    await createCustomer(page);
    const [shirt] = await findShirts(page);
    await openCart(page, [shirt]);
    await typeCode(page, "GOL10");
    await expect(page.getByText(/GOL10: faltam R\$.50,10 para 10% de desconto/)).toBeVisible();
    await expect(summary(page)).toContainText(/Total\s*R\$.199,90/);
    await fillDelivery(page);
    await finish(page).click();
    await expect(thanks(page)).toBeVisible();
    expect((await ownOrders(page))[0]).toMatchObject({ total_amount: 199.9 });
  });
});

test("whoever comes too late for a code reads so, sees the new total and may order at that", async ({
  page,
  playwright,
  baseURL,
}) => {
  await withOffers({ page, playwright, baseURL }, [{ ...tenPercent, max_uses: 1 }], async (owner, [made]) => {
    await createCustomer(page);
    const [shirt] = await findShirts(page);
    await openCart(page, [shirt]);
    await typeCode(page, "GOL10");
    await fillDelivery(page);
    await expect(summary(page)).toContainText(/Total\s*R\$.179,91/);
    await owner.delete(`${OFFERS}/${made?.id}`);
    await finish(page).click();
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(summary(page)).toContainText(/Total\s*R\$.199,90/);
    await expect(page.getByText("GOL10: aplicado")).toBeHidden();
    expect(await ownOrders(page)).toEqual([]);
    await finish(page).click();
    await expect(thanks(page)).toBeVisible();
    expect((await ownOrders(page))[0]).toMatchObject({ total_amount: 199.9 });
  });
});

test("an order that was finished offline is priced again when it is sent", async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await withOffers({ page, playwright, baseURL }, [tenPercent], async (owner, [made]) => {
    await createCustomer(page);
    const [shirt] = await findShirts(page);
    await openCart(page, [shirt]);
    await typeCode(page, "GOL10");
    await fillDelivery(page);
    await expect(summary(page)).toContainText(/Total\s*R\$.179,91/);
    await context.setOffline(true);
    await finish(page).click();
    const waiting = page.getByRole("region", { name: "Pedido guardado neste aparelho" });
    await expect(waiting).toContainText(/Total quando foi guardado:\s*R\$.179,91/);
    await owner.delete(`${OFFERS}/${made?.id}`);
    await context.setOffline(false);
    await waiting.getByRole("button", { name: "Enviar agora" }).click();
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(waiting).toBeHidden();
    await expect(summary(page)).toContainText(/Total\s*R\$.199,90/);
    await finish(page).click();
    await expect(thanks(page)).toBeVisible();
    expect((await ownOrders(page))[0]).toMatchObject({ total_amount: 199.9 });
  });
});

test("a code that cannot be checked stays in its field", async ({ page, playwright, baseURL }) => {
  await withOffers({ page, playwright, baseURL }, [tenPercent], async () => {
    const [shirt] = await findShirts(page);
    await openCart(page, [shirt]);
    await expect(summary(page)).toContainText(/Total\s*R\$.199,90/);
    await page.route("**/api/cart/quote", (route) => route.abort());
    await typeCode(page, "GOL10");
    await expect(page.getByText("Não foi possível conferir o cupom agora. Tente de novo.")).toBeVisible();
    await expect(coupon(page)).toHaveValue("GOL10");
  });
});

test("the page of a shirt says its price by Pix and in parts, and which offers it counts for", async ({
  page,
  playwright,
  baseURL,
}) => {
  const pix = { name: "5% no Pix", benefit: { kind: "pix", percent: 5 } };
  await withOffers({ page, playwright, baseURL }, [bundle, pix], async (owner) => {
    const settings = await (await owner.get("/api/admin/settings")).json();
    const values = { count: 6, monthly_interest: 0, minimum_cents: 0 };
    const { version } = settings.instalments;
    const saved = await owner.put("/api/admin/settings/instalments", { data: { version, values } });
    expect(saved.status()).toBe(200);
    const [shirt] = await findShirts(page);
    await page.setViewportSize(phone);
    await visit(page, `/produto/${shirt.id}`);
    await expect(page.getByText(/^R\$.189,90 no Pix$/)).toBeVisible();
    await expect(page.getByText(/^ou 6x de R\$.33,32 sem juros$/)).toBeVisible();
    await expect(page.getByText("Leve 3, pague 2")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await openCart(page, [{ ...shirt, quantity: 2 }]);
    await expect(summary(page)).toContainText(/R\$.379,81 no Pix/);
    await owner.put("/api/admin/settings/instalments", {
      data: { version: (await saved.json()).version, values: { ...values, count: 1 } },
    });
  });
});
