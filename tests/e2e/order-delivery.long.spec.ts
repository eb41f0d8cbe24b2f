import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createCustomer } from "./accounts-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { answerCep, delivery, findShirts } from "./checkout-support.ts";
import { choose, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";

// A separate shop: the shared one agrees on every delivery by WhatsApp.
const test = testInOwnShop(async (owner) => {
  await stockTwoShirts(owner);
  const method = { kind: "table", name: "SEDEX", rates: [{ price_cents: 3190, days: 2 }] };
  const made = await owner.post("/api/admin/delivery-methods", { data: method });
  expect(made.status()).toBe(201);
});
test.describe.configure({ mode: "default" });

const PARTS = /Subtotal\s*R\$.199,90\s*Frete: SEDEX \(até 2 dias úteis\)\s*R\$.31,90/;
const TOTAL = /Total\s*R\$.231,80/;

/** Orders one shirt by SEDEX as a new customer, who stays signed in. */
async function orderBySedex(page: Page): Promise<{ id: string; token: string }> {
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

test("customers see what they paid for the delivery, in their orders and on the order's page", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { token } = await orderBySedex(page);
  await visit(page, "/meus-pedidos");
  const card = page.getByRole("article").first();
  await expect(card).toContainText(PARTS);
  await expect(card).toContainText(TOTAL);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await visit(page, `/pedido/${token}`);
  const items = page.getByRole("region", { name: "Itens do pedido" });
  await expect(items).toContainText(PARTS);
  await expect(items).toContainText(TOTAL);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("the shop sees it in the details and on the production sheet", async ({
  page,
  context,
  browser,
  ownShop,
}) => {
  const customer = await browser.newContext({ baseURL: ownShop.address });
  const { id } = await orderBySedex(await customer.newPage());
  await customer.close();
  await blockChangeEvents(context);
  await signInAsOwner(context);
  await visit(page, `/admin/pedidos?pedido=${id}`);
  const details = page.getByRole("dialog", { name: "Detalhes do Pedido" });
  await expect(details).toContainText(PARTS);
  await expect(details).toContainText(TOTAL);
  await visit(page, `/admin/pedidos/producao?ids=${id}`);
  await expect(page.getByRole("listitem").filter({ hasText: `#${id.slice(0, 8)}` })).toContainText("SEDEX");
});

test("an order that is entered by hand takes an option of the shop, or what was agreed on", async ({
  page,
  context,
}) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
  await answerCep(page);
  const [shirt] = await findShirts(page);
  await visit(page, "/admin/pedidos");
  await page.getByRole("button", { name: "Novo Pedido" }).click();
  const form = page.getByRole("dialog", { name: "Novo Pedido" });
  await form.getByLabel("Nome", { exact: true }).fill("Caio Figueira");
  await form.getByLabel("WhatsApp").fill("11955554444");
  await form.getByRole("searchbox", { name: "Adicionar produto" }).fill(shirt.name);
  await form.getByRole("button", { name: `Adicionar ${shirt.name}`, exact: true }).click();
  await choose(page, form.getByRole("combobox", { name: "Tamanho" }), "GG");
  const method = form.getByRole("combobox", { name: "Forma de entrega" });
  await expect(method).toBeHidden();
  await form.getByLabel("CEP").fill("01310100");
  await expect(method).toContainText("A combinar");
  await expect(form).toContainText(/Total\s*R\$.199,90/);
  await choose(page, method, /^SEDEX/);
  await expect(form).toContainText(TOTAL);
  await expectAccessible(page);

  await choose(page, method, "Outra, com o valor combinado");
  await form.getByRole("button", { name: "Criar Pedido" }).click();
  await expect(form.getByText("Dê um nome à entrega")).toBeVisible();
  await form.getByLabel("Nome da entrega").fill("Motoboy");
  await form.getByLabel("Valor (R$)").fill("15,50");
  await form.getByLabel("Prazo (dias úteis)").fill("1");
  await expect(form).toContainText(/Total\s*R\$.215,40/);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await form.getByRole("button", { name: "Criar Pedido" }).click();
  await page.getByRole("button", { name: "Ver pedido", exact: true }).click();
  const details = page.getByRole("dialog", { name: "Detalhes do Pedido" });
  await expect(details).toContainText(/Frete: Motoboy \(até 1 dia útil\)\s*R\$.15,50/);
});
