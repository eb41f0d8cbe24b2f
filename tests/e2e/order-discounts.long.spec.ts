import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { createCustomer } from "./accounts-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { delivery, findShirts } from "./checkout-support.ts";
import { choose, desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";

// A separate shop: in the shared one nothing is discounted.
const test = testInOwnShop(async (owner) => {
  await stockTwoShirts(owner);
  for (const offer of [
    { name: "Semana da torcida", benefit: { kind: "percent", percent: 10 } },
    { name: "Desconto no Pix", benefit: { kind: "pix", percent: 5 } },
  ]) {
    expect((await owner.post("/api/admin/offers", { data: offer })).status()).toBe(201);
  }
  await acceptPix(owner);
});
test.describe.configure({ mode: "default" });
test.use({ expectedConsoleMessages: [/Failed to load resource/] });

async function acceptPix(owner: APIRequestContext): Promise<void> {
  const { pix } = await (await owner.get("/api/admin/settings")).json();
  const values = { key_type: "cpf", key: "52998224725", receiver_name: "Manto", receiver_city: "São Paulo" };
  const saved = await owner.put("/api/admin/settings/pix", { data: { version: pix.version, values } });
  expect(saved.status()).toBe(200);
}

/** An A4 page within the usual margins. */
const paper = { width: 718, height: 1000 };

const PARTS = /Subtotal\s*R\$.399,80\s*Desconto \(Semana da torcida\)\s*-R\$.39,98/;
const TOTAL = /Total\s*R\$.359,82\s*No Pix\s*R\$.341,83/;
const LINE = /Preço anterior: de R\$.399,80 Preço atual: por R\$.359,82/;

/** Orders two shirts as a new customer, who stays signed in. */
async function orderTwo(page: Page): Promise<{ id: string; token: string }> {
  await createCustomer(page);
  const [shirt] = await findShirts(page);
  const placed = await page.request.post("/api/orders", {
    headers: { "Idempotency-Key": randomUUID() },
    data: { ...delivery, items: [{ id: shirt.id, size: "G", quantity: 2 }] },
  });
  expect(placed.status()).toBe(201);
  return placed.json();
}

async function enterDiscounted(page: Page): Promise<void> {
  const [shirt] = await findShirts(page);
  const items = [{ id: shirt.id, size: "G", quantity: 90 }];
  const discount = { name: "Amigo da loja", cents: 199_900 };
  const entered = await page.request.post("/api/admin/orders", { data: { ...delivery, items, discount } });
  expect(entered.status()).toBe(201);
}

test("customers see the discount of each line and of the order, and what they pay by Pix", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const { token } = await orderTwo(page);
  await visit(page, "/meus-pedidos");
  const card = page.getByRole("article").first();
  await expect(card.getByRole("listitem")).toContainText(LINE);
  await expect(card).toContainText(PARTS);
  await expect(card).toContainText(TOTAL);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);

  await page.setViewportSize(desktop);
  await visit(page, `/pedido/${token}`);
  const items = page.getByRole("region", { name: "Itens do pedido" });
  await expect(items.getByRole("listitem")).toContainText(LINE);
  await expect(items).toContainText(PARTS);
  await expect(items).toContainText(TOTAL);
  const pix = page.getByRole("region", { name: "Pague com Pix" });
  await expect(pix).toContainText(/O valor de R\$.341,83 já vai preenchido/);
  await expect(pix).toContainText(/Você economiza R\$.17,99 no Pix/);
  await expect(pix.getByLabel("Pix copia e cola")).toHaveValue(/5406341\.83/);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("the shop sees it in the details, and charges the Pix price", async ({
  page,
  context,
  browser,
  ownShop,
}) => {
  const customer = await browser.newContext({ baseURL: ownShop.address });
  const { id } = await orderTwo(await customer.newPage());
  await customer.close();
  await blockChangeEvents(context);
  await signInAsOwner(context);
  await page.setViewportSize(desktop);
  await visit(page, `/admin/pedidos?pedido=${id}`);
  const details = page.getByRole("dialog", { name: "Detalhes do Pedido" });
  await expect(details.getByRole("table", { name: "Itens do pedido" })).toContainText(LINE);
  await expect(details).toContainText(PARTS);
  await expect(details).toContainText(TOTAL);
  await expect(details).toContainText(/Ofertas\s*Semana da torcida/);
  await details.getByText("Cobrar por Pix").click();
  await expect(details.getByText("com o desconto no Pix")).toBeVisible();
  await expect(details.getByRole("img", { name: /QR Code do Pix no valor de R\$.341,83/ })).toBeVisible();
  await expectAccessible(page);
});

test("the report by period says what was taken off, and fits screen and paper", async ({ page, context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
  await enterDiscounted(page);
  await page.setViewportSize(desktop);
  await visit(page, "/admin/relatorios");
  const table = page.getByRole("table", { name: "Vendas por período" });
  for (const name of ["Vendas", "Produtos", "Desconto", "Pedidos"]) {
    await expect(table.getByRole("columnheader", { name, exact: true })).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: "print" });
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(phone);
  await expect(table.getByRole("row").last()).toContainText(/Total.*R\$/);
  await expectNoSidewaysScroll(page);
});

test("an order that is entered by hand has the discount that was agreed on, and none of the shop's", async ({
  page,
  context,
}) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
  await page.setViewportSize(desktop);
  const [shirt] = await findShirts(page);
  await visit(page, "/admin/pedidos");
  await page.getByRole("button", { name: "Novo Pedido" }).click();
  const form = page.getByRole("dialog", { name: "Novo Pedido" });
  const create = form.getByRole("button", { name: "Criar Pedido" });
  const amount = form.getByLabel("Desconto (R$)");
  await form.getByLabel("Nome", { exact: true }).fill("Caio Figueira");
  await form.getByLabel("WhatsApp").fill("11955554444");
  await form.getByLabel("Retira na loja").check();
  await expect(amount).toBeHidden();
  await form.getByRole("searchbox", { name: "Adicionar produto" }).fill(shirt.name);
  await form.getByRole("button", { name: `Adicionar ${shirt.name}`, exact: true }).click();
  await choose(page, form.getByRole("combobox", { name: "Tamanho" }), "GG");
  await expect(form).toContainText(/Total\s*R\$.199,90/);
  await expect(form.getByLabel("Nome do desconto")).toHaveValue("Desconto combinado");

  await amount.fill("199,91");
  await create.click();
  await expect(form.getByText("O desconto não pode passar das camisas")).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill("19,90");
  await expect(form.getByText("O desconto não pode passar das camisas")).toBeHidden();
  await expect(form).toContainText(/Total\s*R\$.180,00/);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(desktop);

  await page.route("**/api/admin/orders", (route) => route.abort(), { times: 1 });
  await create.click();
  await expect(form.getByRole("alert")).toContainText("Não foi possível falar com a loja.");
  await expect(amount).toHaveValue("19,90");
  await create.click();
  await page.getByRole("button", { name: "Ver pedido", exact: true }).click();
  const details = page.getByRole("dialog", { name: "Detalhes do Pedido" });
  await expect(details).toContainText(
    /Subtotal\s*R\$.199,90\s*Desconto combinado\s*-R\$.19,90\s*Total\s*R\$.180,00/,
  );
  await expect(details.getByText(/criado no painel, no total de R\$.180,00/)).toBeVisible();
});
