import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { createCustomer } from "./accounts-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { delivery, findShirts, line, openCart } from "./checkout-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";
import { parts } from "./product-support.ts";

// A separate shop: the shared one uses no steps.
const test = testInOwnShop(async (owner) => {
  await stockTwoShirts(owner);
  const method = { kind: "table", name: "SEDEX", rates: [{ price_cents: 3190, days: 2 }] };
  expect((await owner.post("/api/admin/delivery-methods", { data: method })).status()).toBe(201);
  const { fulfilment } = await (await owner.get("/api/admin/settings")).json();
  const values = { steps: true, preparation_days: 3, says_ready: true };
  const data = { version: fulfilment.version, values };
  expect((await owner.put("/api/admin/settings/fulfilment", { data })).status()).toBe(200);
}).extend<{ owner: APIRequestContext }>({
  owner: async ({ playwright, ownShop }, use) => {
    const owner = await playwright.request.newContext({ baseURL: ownShop.address });
    await signInAsOwner({ request: owner });
    await use(owner);
    await owner.dispose();
  },
});
test.describe.configure({ mode: "default" });

const CODE = "AA123456785BR";
const CORREIOS = `https://rastreamento.correios.com.br/app/index.php?objetos=${CODE}`;
const READY = "Pronta entrega";

/** Orders one shirt by SEDEX as a new customer, who stays signed in. */
async function orderShirt(page: Page): Promise<{ id: string; token: string }> {
  await createCustomer(page);
  const [shirt] = await findShirts(page);
  const cart = { items: [{ id: shirt.id, size: "G", quantity: 1 }], customer_cep: delivery.customer_cep };
  const quote = await (await page.request.post("/api/cart/quote", { data: cart })).json();
  const [{ method_id, price_cents }] = quote.delivery.options;
  const placed = await page.request.post("/api/orders", {
    headers: { "Idempotency-Key": randomUUID() },
    data: { ...delivery, ...cart, delivery: { method_id, price_cents } },
  });
  expect(placed.status()).toBe(201);
  return placed.json();
}

async function setStep(owner: APIRequestContext, id: string, data: object): Promise<void> {
  expect((await owner.put(`/api/admin/orders/${id}/step`, { data })).status()).toBe(200);
}

/** As if the page's tab had been chosen again. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

const way = (page: Page) => page.getByRole("region", { name: "Andamento" });
const current = (page: Page) => way(page).locator("[aria-current=step]");
const next = (page: Page) => page.getByRole("region", { name: "Próximo lance" });

async function expectFitting(page: Page): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

test("an open page follows its order to the carrier", async ({ page, owner, context }) => {
  const { id, token } = await orderShirt(page);
  await visit(page, `/pedido/${token}`);
  await expect(way(page).getByRole("listitem")).toHaveCount(6);
  await expect(current(page)).toContainText(/Pedido recebido.*\d{2}\/\d{2}\/\d{4}/);
  await expect(next(page)).toContainText("Chega em até 5 dias úteis depois do pagamento");

  await setStep(owner, id, { step: "in_production" });
  await comeBack(page);
  await expect(current(page)).toContainText(/Em produção.*\d{2}\/\d{2}\/\d{4}/);
  await expect(next(page)).toContainText(/A bola está com a loja.*Chega até \d{2}\/\d{2}\/\d{4}/);
  await expect(way(page).getByRole("listitem").filter({ hasText: "Pagamento" })).toHaveText(
    "Pagamento (a seguir)",
  );

  // 'Pronto' is skipped.
  await setStep(owner, id, { step: "sent", tracking: { code: CODE } });
  await comeBack(page);
  await expect(current(page)).toContainText("Enviado");
  await expect(page.getByText("O seu pedido está a caminho.")).toBeVisible();
  await expect(way(page).getByRole("listitem").filter({ hasText: "Pronto" })).toHaveText("Pronto (feito)");
  await expect(way(page).getByLabel("Código de rastreio (Correios)")).toHaveValue(CODE);
  // The only link to it: that of the parcel would repeat it.
  const link = page.getByRole("main").getByRole("link", { name: "Acompanhar nos Correios" });
  await expect(link).toHaveAttribute("href", CORREIOS);
  await expect(link).toHaveAttribute("target", "_blank");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await way(page).getByRole("button", { name: "Copiar" }).click();
  await expect(way(page).getByRole("button", { name: "Copiado!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
  await expectFitting(page);

  await visit(page, "/meus-pedidos");
  const card = page.getByRole("article").first();
  await expect(card).toContainText(/Enviado · Chega até \d{2}\/\d{2}\/\d{4}/);
  await expect(card.getByRole("link", { name: "Acompanhar nos Correios" })).toHaveAttribute("href", CORREIOS);
  await expectFitting(page);
});

test("a delivered order promises nothing more, and its page looks for no more news", async ({
  page,
  owner,
}) => {
  const { id, token } = await orderShirt(page);
  await setStep(owner, id, { step: "delivered" });
  await visit(page, `/pedido/${token}`);
  await expect(current(page)).toContainText("Entregue");
  const end = page.getByRole("region", { name: "Apito final" });
  await expect(end).toContainText("Bola na rede");
  await expect(end).not.toContainText("Chega");
  await expect(end.getByRole("link")).toHaveCount(0);
  let reads = 0;
  page.on("request", (request) => {
    if (request.url().includes(token)) reads += 1;
  });
  await comeBack(page);
  // Whatever the page would have asked for was asked before this answer.
  await page.evaluate(() => fetch("/robots.txt").then((answer) => answer.text()));
  expect(reads).toBe(0);
});

test("what is on the shelf is called so on its card, its page, in the card's dialog and in the cart", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const [shirt] = await findShirts(page);
  await visit(page, "/busca?q=camisa");
  const card = page.getByRole("article", { name: shirt.name });
  await expect(card.getByText(READY)).toBeVisible();
  await expectFitting(page);
  await page.getByRole("button", { name: `Adicionar ${shirt.name} ao carrinho` }).click();
  await expect(page.getByRole("dialog", { name: shirt.name }).getByText(READY)).toBeVisible();

  await visit(page, `/produto/${shirt.id}`);
  const { form, size } = parts(page);
  await expect(form.getByText(READY)).toBeVisible();
  await size("G").click();
  await expect(form.getByText(READY)).toBeVisible();
  await expectFitting(page);

  await visit(page, `/produto/${shirt.id}/time`);
  const list = page.getByLabel("Lista do time");
  await list.fill("Silva 10 M\nSouza 8 G");
  await list.blur();
  await expect(page.getByRole("complementary", { name: "Resumo do time" }).getByText(READY)).toBeVisible();

  await openCart(page, [shirt]);
  await expect(line(page, shirt.name).getByText(READY)).toBeVisible();
  await expectFitting(page);
  await page.getByRole("button", { name: `Editar ${shirt.name}` }).click();
  await expect(page.getByRole("dialog", { name: "Editar item" }).getByText(READY)).toBeVisible();
});
