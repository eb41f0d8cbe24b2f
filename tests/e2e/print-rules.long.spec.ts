import type { APIRequestContext, Page } from "@playwright/test";
import { makeProduct } from "./admin-products-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { finish, line, openCart } from "./checkout-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { makeCategory, testInOwnShop } from "./own-shop.ts";
import { parts } from "./product-support.ts";

const SHIRT = "Camisa de Goleiro";
let shirtId = "";

async function stockOneShirt(owner: APIRequestContext): Promise<void> {
  const category_id = await makeCategory(owner, "Goleiros");
  shirtId = (await makeProduct({ request: owner }, { name: SHIRT, category_id, price: "100" })).id;
}

// A separate shop: in the shared one every shirt takes a name and a number.
const test = testInOwnShop(stockOneShirt);
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ context }) => {
  await signInAsOwner(context);
  await setRules(context.request, null);
});

/** Changes the shirt like the owner does, from another device. */
async function setRules(owner: APIRequestContext, print_rules: object | null): Promise<void> {
  const stored = await (await owner.get(`/api/admin/products/${shirtId}`)).json();
  const { name, price, category_id, updated_at } = stored;
  const saved = await owner.put(`/api/admin/products/${shirtId}`, {
    data: { name, price, category_id, updated_at, print_rules },
  });
  expect(saved.status()).toBe(200);
}

async function openForm(page: Page) {
  await visit(page, "/admin/produtos");
  await page.getByRole("button", { name: `Editar ${SHIRT}` }).click();
  return page.getByRole("dialog", { name: "Editar Produto" });
}

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("the owner sets price and letters, and the shop says both before the switch", async ({ page }) => {
      const form = await openForm(page);
      await form.getByLabel("Personalização (R$)").fill("35");
      await form.getByLabel("Máximo de letras").fill("99");
      await form.getByRole("button", { name: "Salvar Alterações" }).click();
      await expect(form.getByText("Use um número de 1 a 15")).toBeVisible();
      await form.getByLabel("Máximo de letras").fill("8");
      await expectAccessible(page);
      await form.getByRole("button", { name: "Salvar Alterações" }).click();
      await expect(page.getByText("Produto atualizado com sucesso!")).toBeVisible();

      await visit(page, `/produto/${shirtId}`);
      await expect(page.getByText(/^\+ R\$\s35,00 por camisa, nome de até 8 letras$/)).toBeVisible();
      const { customize, name: typed, number, size, add } = parts(page);
      await size("M").check();
      await customize.check();
      await typed.pressSequentially("fernandinho");
      await expect(typed).toHaveValue("FERNANDI");
      await number.fill("1");
      await expect(page.getByText(/^R\$\s100,00 \+ R\$\s35,00 da personalização$/)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await add.click();
      await visit(page, "/carrinho");
      await expect(line(page, SHIRT)).toContainText(/R\$\s135,00/);
    });
  });
}

test("a shirt that takes none says so, and leads to no team's list", async ({ page }) => {
  const form = await openForm(page);
  await form.getByRole("switch", { name: "Aceita personalização" }).uncheck();
  await expect(form.getByLabel("Máximo de letras")).toHaveCount(0);
  await form.getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(page.getByText("Produto atualizado com sucesso!")).toBeVisible();

  await visit(page, `/produto/${shirtId}?nome=ANA&numero=7`);
  await expect(page.getByText("Esta camisa não é personalizável.")).toBeVisible();
  await expect(parts(page).customize).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Pedido para time/ })).toHaveCount(0);
  await parts(page).size("M").check();
  await expect(parts(page).add).toBeEnabled();
  await expectAccessible(page);
  await visit(page, `/produto/${shirtId}/time`);
  await expect(page).toHaveURL(`/produto/${shirtId}`);
});

test("a print that is sold no more is marked in the cart, and changed before ordering", async ({
  page,
  context,
}) => {
  await setRules(context.request, { max_letters: 8 });
  const customization = { name: "FERNANDINHO", number: "10" };
  await openCart(page, [{ id: shirtId, name: SHIRT, priceCents: 12_000, image: null, customization }]);
  await expect(page.getByText("Esta personalização não está mais à venda.")).toBeVisible();
  await expect(finish(page)).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mudar personalização" }).click();
  const dialog = page.getByRole("dialog", { name: "Editar item" });
  await dialog.getByRole("textbox", { name: "Nome", exact: true }).fill("nando");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Esta personalização não está mais à venda.")).toBeHidden();
  await expect(line(page, "NANDO")).toBeVisible();

  await setRules(context.request, { is_refused: true });
  await page.reload();
  await page.getByRole("button", { name: "Mudar personalização" }).click();
  await expect(dialog.getByText("Esta camisa não é personalizável.")).toBeVisible();
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(line(page, SHIRT)).toContainText("Não personalizado");
  await expect(line(page, SHIRT)).toContainText(/R\$\s100,00/);
});
