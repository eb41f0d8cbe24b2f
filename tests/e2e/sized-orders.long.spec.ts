import type { APIRequestContext, Page } from "@playwright/test";
import { openOrders } from "./admin-orders-support.ts";
import { makeProduct } from "./admin-products-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { storedItems } from "./checkout-support.ts";
import { choose, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { makeCategory, testInOwnShop } from "./own-shop.ts";
import { openProduct } from "./product-support.ts";

// A separate shop, because every order of the shared one is of the standard sizes.
const test = testInOwnShop(stockSizedShirt);
test.describe.configure({ mode: "default" });

const SHIRT = "Camisa Mirim";

/** A shirt of R$ 199,90 that has neither M nor any other standard size. */
async function stockSizedShirt(owner: APIRequestContext): Promise<void> {
  const grid = await owner.post("/api/admin/size-grids", {
    data: {
      name: "Mirim",
      sizes: [{ label: "10 anos" }, { label: "12 anos" }, { label: "GG Plus", surcharge_cents: 1500 }],
    },
  });
  expect(grid.status()).toBe(201);
  const { id: size_grid_id } = await grid.json();
  const category_id = await makeCategory(owner, "Infantil");
  await makeProduct({ request: owner }, { name: SHIRT, category_id, size_grid_id, colors: ["#14532d"] });
}

async function openTeam(page: Page) {
  const path = await openProduct(page);
  await visit(page, `${path}/time`);
  return page.getByLabel("Lista do time");
}

test("a team's list in sizes of the product's own goes into the cart at the price of each", async ({
  page,
}) => {
  const list = await openTeam(page);
  await expect(page.getByText(/com nome e número, a partir de R\$\s219,90 cada\./)).toBeVisible();
  await expect(page.getByText(/tamanho \(10 anos, 12 anos ou GG Plus\), em qualquer ordem/)).toBeVisible();
  await list.fill("Silva 10 12 anos\nSouza 8 gg plus\nAna 7 M\nBia;9;10a");
  await list.blur();
  const mistakes = page.getByRole("region", { name: "1 linha para corrigir" });
  await expect(mistakes.getByText("Não temos o tamanho M. Use 10 anos, 12 anos ou GG Plus.")).toBeVisible();
  await page.getByRole("button", { name: "Corrigir linha 3" }).click();
  await page.keyboard.insertText("Ana 7 12 anos");
  await expect(mistakes).toHaveCount(0);
  const shirts = page.getByRole("region", { name: "Camisas" }).getByRole("listitem");
  await expect(shirts).toHaveText([
    ...[/SILVA \/ 10.*Tamanho 12 anos/, /SOUZA \/ 8.*Tamanho GG Plus/],
    ...[/ANA \/ 7.*Tamanho 12 anos/, /BIA \/ 9.*Tamanho 10 anos/],
  ]);
  await expect(page.getByRole("complementary", { name: "Resumo do time" })).toContainText("894,60");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Adicionar ao carrinho" }).click();
  await expect(page.getByText("4 camisas no carrinho")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "SOUZA" })).toContainText("234,90");
  await expect(page.getByText("O preço mudou")).toBeHidden();
  expect(await storedItems(page)).toMatchObject([
    { size: "12 anos", priceCents: 21990 },
    { size: "GG Plus", priceCents: 23490 },
    { size: "12 anos", priceCents: 21990 },
    { size: "10 anos", priceCents: 21990 },
  ]);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("the sizes of the list fit on the screen", async ({ page }) => {
    const list = await openTeam(page);
    await list.fill("Silva 10 XG");
    await list.blur();
    await expect(page.getByText("Não temos o tamanho XG.")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

/** Opens the form of an order by hand with the shirt in it, and returns the form and the line. */
async function startOrder(page: Page) {
  await blockChangeEvents(page.context());
  await signInAsOwner(page.context());
  await openOrders(page);
  await page.getByRole("button", { name: "Novo Pedido" }).click();
  const form = page.getByRole("dialog", { name: "Novo Pedido" });
  await form.getByLabel("Nome", { exact: true }).fill("Caio Figueira");
  await form.getByLabel("WhatsApp").fill("11955554444");
  await form.getByRole("checkbox", { name: "Retira na loja" }).check();
  await form.getByRole("searchbox", { name: "Adicionar produto" }).fill(SHIRT);
  await form.getByRole("button", { name: `Adicionar ${SHIRT}`, exact: true }).click();
  const line = form.getByRole("listitem").filter({ hasText: SHIRT });
  return { form, line, size: line.getByRole("combobox", { name: "Tamanho" }) };
}

test("an order by hand offers the sizes of the product, and adds what one of them costs more", async ({
  page,
}) => {
  const { form, line, size } = await startOrder(page);
  // Before a size is chosen, the line is open and not wrong.
  await expect(line.getByText(/1 × R\$\s199,90/)).toBeVisible();
  await expect(size).toContainText("Escolha");
  await expect(size).not.toHaveAttribute("aria-invalid", "true");
  await form.getByRole("button", { name: "Criar Pedido" }).click();
  await expect(line.getByText("Selecione um tamanho")).toBeVisible();

  await choose(page, size, /^GG Plus \(\+ R\$\s15,00\)$/);
  await expect(line.getByText("Selecione um tamanho")).toBeHidden();
  await expect(line.getByText(/1 × R\$\s214,90/)).toBeVisible();
  await expect(form.getByText(/^Total\s*R\$\s214,90$/)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Criar Pedido" }).click();
  await expect(page.getByText("Pedido criado com sucesso!")).toBeVisible();
  await page.getByRole("button", { name: "Ver pedido", exact: true }).click();
  const order = page.getByRole("dialog", { name: "Detalhes do Pedido" });
  await expect(order.getByRole("row").filter({ hasText: SHIRT })).toContainText(/GG Plus.*R\$\s214,90/);
});

test("a size that was chosen before the product's own were known is refused where it stands", async ({
  page,
}) => {
  const quote = Promise.withResolvers<void>();
  await page.route("**/api/cart/quote", (route) => quote.promise.then(() => route.continue()), { times: 1 });
  const { line, size } = await startOrder(page);
  await choose(page, size, "M");
  quote.resolve();
  const refusal = line.getByText("Este produto não tem o tamanho M: escolha outro");
  await expect(refusal).toBeVisible();
  await choose(page, size, "12 anos");
  await expect(refusal).toBeHidden();
});
