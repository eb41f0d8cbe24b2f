import type { APIRequestContext, Page } from "@playwright/test";
import {
  chooseInForm,
  dialog,
  makeProduct,
  newName,
  openProduct,
  openProducts,
  row,
  toast,
} from "./admin-products-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { makeCategory, testInOwnShop } from "./own-shop.ts";

const OFFER = "Camisa em oferta";

/** The offer is the oldest product, so that only its discount can bring it to the front. */
async function stock(owner: APIRequestContext): Promise<void> {
  const category_id = await makeCategory(owner, "Retrô");
  await makeProduct({ request: owner }, { name: OFFER, category_id, former_price: "249,90" });
  for (const name of ["Camisa inteira", "Camisa nova"]) {
    await makeProduct({ request: owner }, { name, category_id });
  }
}

// A separate shop: offers change the order of a listing that other tests read.
const test = testInOwnShop(stock);
test.describe.configure({ mode: "default" });

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const names = (page: Page) => cards(page).getByRole("heading");
const filter = (page: Page) => page.getByRole("group", { name: "Filtro" });

test.describe("shoppers on a phone", () => {
  test.use({ viewport: phone });

  test("see the former price and the discount on cards, on the product, for a team, in search and cart", async ({
    page,
  }) => {
    await visit(page, "/categoria/promocoes");
    const card = cards(page).filter({ hasText: OFFER });
    await expect(card).toContainText("de R$ 249,90");
    await expect(card).toContainText("-20%");
    await expect(card).toContainText("por R$ 199,90");
    const other = cards(page).filter({ hasText: "Camisa inteira" });
    await expect(other.getByText("R$ 199,90", { exact: true })).toBeVisible();
    await expect(other).not.toContainText("%");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole("banner").getByRole("button", { name: "Buscar" }).click();
    await page.getByRole("combobox", { name: "Buscar camisas" }).fill("oferta");
    const found = page.getByRole("option", { name: new RegExp(OFFER) });
    await expect(found).toContainText("de R$ 249,90");
    await found.click();

    await expect(page.getByRole("heading", { level: 1, name: OFFER })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByText("Preço anterior: de R$ 249,90")).toBeVisible();
    await expect(main.getByText("Preço atual: por R$ 199,90")).toBeVisible();
    await expect(main.getByText("-20%", { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    const path = new URL(page.url()).pathname;

    await page.getByRole("radio", { name: "M", exact: true }).check();
    await page.getByRole("button", { name: "Adicionar ao carrinho" }).click();
    await visit(page, "/carrinho");
    const line = page.getByRole("row").filter({ hasText: OFFER });
    await expect(line).toContainText("de R$ 249,90");
    await expect(line).toContainText("R$ 199,90 cada");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await visit(page, `${path}/time`);
    await expect(main.getByText("de R$ 269,90")).toBeVisible();
    await expect(main.getByText("por R$ 219,90 cada")).toBeVisible();
  });
});

test.describe("the promotions", () => {
  test.use({ viewport: desktop });

  test("begin with what is on offer, and can be narrowed to it", async ({ page }) => {
    await visit(page, "/categoria/promocoes");
    await expect(names(page).first()).toHaveText(OFFER);
    await expect(cards(page).filter({ hasText: "Camisa nova" })).toBeVisible();
    await filter(page).getByRole("link", { name: "Com desconto (1)" }).click();
    await expect(page).toHaveURL(/\?desconto=1$/);
    await expect(names(page)).toHaveText([OFFER]);
    await expect(page.getByRole("status").filter({ hasText: "produto" })).toHaveText("1 produto");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      /\/categoria\/promocoes\?desconto=1$/,
    );
    await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Menor preço");
    await expect(page).toHaveURL(/\?desconto=1&ordem=menor-preco$/);
    await filter(page).getByRole("link", { name: "Todas" }).click();
    await expect(cards(page).filter({ hasText: "Camisa nova" })).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the promotions are narrowed by a plain link and sorted by a plain form", async ({ page }) => {
    await visit(page, "/categoria/promocoes");
    await filter(page).getByRole("link", { name: "Com desconto (1)" }).click();
    await expect(names(page)).toHaveText([OFFER]);
    await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Maior preço");
    await page.getByRole("button", { name: "Ordenar" }).click();
    await expect(page).toHaveURL(/desconto=1&ordem=maior-preco$/);
    await expect(names(page)).toHaveText([OFFER]);
  });
});

test.describe("the owner", () => {
  test.use({ viewport: phone });
  test.beforeEach(async ({ context }) => {
    await blockChangeEvents(context);
    await signInAsOwner(context);
  });

  test("reads a price alike while adding and while editing a product", async ({ page }) => {
    const name = newName();
    await openProducts(page);
    await page.getByRole("button", { name: "Novo Produto" }).click();
    const creation = dialog(page, "Novo Produto");
    await creation.getByLabel("Nome").fill(name);
    await creation.getByLabel("Preço (R$)").pressSequentially("1.299,90");
    await expect(creation.getByLabel("Preço (R$)")).toHaveValue("1299.90");
    await chooseInForm(page, "Categoria", "Retrô");
    await creation.getByRole("button", { name: "Adicionar Produto" }).click();
    await row(page, name).getByRole("button", { name: "Editar" }).click();
    await expect(dialog(page).getByLabel("Preço (R$)")).toHaveValue("1299.90");
  });

  test("keeps the place in a price that is corrected in the middle", async ({ page }) => {
    const product = await makeProduct(page, { category_id: await categoryOf(page) });
    await openProduct(page, product);
    const price = dialog(page).getByLabel("Preço (R$)");
    await price.fill("19990");
    for (const key of ["ArrowLeft", "ArrowLeft", ",", "5"]) await price.press(key);
    await expect(price).toHaveValue("199.590");
  });

  test("puts a shirt on offer, and is told that its former price must be higher", async ({ page }) => {
    const product = await makeProduct(page, { category_id: await categoryOf(page) });
    await openProduct(page, product);
    const form = dialog(page);
    const former = form.getByLabel("Preço anterior");
    await expect(form.getByText("Mostra “de R$ … por R$ …” e a porcentagem de desconto")).toBeVisible();
    await former.fill("199,90");
    await form.getByRole("button", { name: "Salvar Alterações" }).click();
    const refusal = "O preço anterior precisa ser maior que o preço.";
    await expect(toast(page, refusal).first()).toBeVisible();
    await expect(former).toHaveAccessibleDescription(new RegExp(refusal));
    await expect(former).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await former.fill("399,80");
    await form.getByRole("button", { name: "Salvar Alterações" }).click();
    await expect(toast(page, "Produto atualizado com sucesso!")).toBeVisible();
    await expect(row(page, product.name)).toContainText("de R$ 399,80");
    await visit(page, `/produto/${product.id}`);
    await expect(page.getByRole("main").getByText("-50%", { exact: true })).toBeVisible();
    await page.request.delete(`/api/admin/products/${product.id}`);
  });
});

async function categoryOf(page: Page): Promise<string> {
  const [category] = await (await page.request.get("/api/admin/categories")).json();
  return category.id;
}
