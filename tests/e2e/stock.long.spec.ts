import type { APIRequestContext } from "@playwright/test";
import { createCustomer } from "./accounts-support.ts";
import { answerCep, field, finish, line, openCart, storedItems, thanks } from "./checkout-support.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";
import { testInOwnShop } from "./own-shop.ts";
import { parts } from "./product-support.ts";
import { countUnits, findShirt, shirts, stockCountedShirts } from "./stock-support.ts";

// A separate shop, because nothing of the shared one is counted.
const test = testInOwnShop(stockCountedShirts).extend<{ owner: APIRequestContext }>({
  owner: async ({ playwright, ownShop }, use) => {
    const owner = await playwright.request.newContext({ baseURL: ownShop.address });
    await use(owner);
    await owner.dispose();
  },
});
test.describe.configure({ mode: "default" });

const WAIT = "Sob encomenda: 15 a 25 dias úteis";

test("the keyboard passes over a size that is sold out, and the last units are said", async ({
  page,
  owner,
}) => {
  const { id } = await findShirt(owner, shirts.counted);
  await visit(page, `/produto/${id}`);
  const { size, form, add } = parts(page);
  await expect(size("M, esgotado")).toBeDisabled();
  await size("P").focus();
  await page.keyboard.press("ArrowRight");
  await expect(size("G")).toBeChecked();
  await expect(form.getByText("Últimas 2 unidades")).toBeVisible();
  await form.getByRole("button", { name: "Aumentar" }).click();
  await expect(form.getByRole("spinbutton")).toHaveValue("2");
  await expect(form.getByRole("button", { name: "Aumentar" })).toBeDisabled();
  await expectAccessible(page);
  await add.click();
  expect(await storedItems(page)).toMatchObject([{ size: "G", quantity: 2 }]);
});

test("a shirt that is gone says so on its card and on its page, which asks for no size", async ({
  page,
  owner,
}) => {
  const { id } = await findShirt(owner, shirts.gone);
  await visit(page, "/busca?q=camisa");
  const card = page.getByRole("article", { name: shirts.gone });
  await expect(card.getByText("Esgotado")).toBeVisible();
  await expect(card.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
  await card.getByRole("link", { name: "Detalhes" }).click();
  await expect(page).toHaveURL(new RegExp(`/produto/${id}$`));
  const { form, add } = parts(page);
  await expect(form.getByText("Esgotado").filter({ visible: true }).first()).toBeVisible();
  await expect(add).toBeDisabled();
  await expect(form.getByText(/Selecione um tamanho|Escolha o tamanho/)).toHaveCount(0);
  // The shop has no mail server.
  await expect(page.getByRole("button", { name: "Avise-me quando chegar" })).toHaveCount(0);
});

test("the card's dialog marks the sizes as the page does", async ({ page }) => {
  await visit(page, "/busca?q=camisa");
  await page.getByRole("button", { name: `Adicionar ${shirts.counted} ao carrinho` }).click();
  const dialog = page.getByRole("dialog", { name: shirts.counted });
  await expect(dialog.getByRole("radio", { name: "M, esgotado" })).toBeDisabled();
  await dialog.getByRole("radio", { name: "G", exact: true }).click();
  await expect(dialog.getByText("Últimas 2 unidades")).toBeVisible();
});

test("a size that sells out in the cart is reduced, and then changed to another", async ({ page, owner }) => {
  const shirt = await findShirt(owner, shirts.counted);
  await openCart(page, [{ ...shirt, size: "GG", quantity: 3 }]);
  const row = line(page, shirt.name);
  await expect(row).toBeVisible();
  await countUnits(owner, shirt.id, { GG: 1 });
  await reload(page);
  await expect(page.getByText("Resta 1 unidade do tamanho GG.")).toBeVisible();
  await expect(finish(page)).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ficar com 1" }).click();
  await expect(page.getByText("Resta 1 unidade do tamanho GG.")).toBeHidden();
  expect(await storedItems(page)).toMatchObject([{ size: "GG", quantity: 1 }]);

  await countUnits(owner, shirt.id, { GG: 0 });
  await reload(page);
  await expect(page.getByText("O tamanho GG esgotou.")).toBeVisible();
  await page.getByRole("button", { name: "Escolher outro tamanho" }).click();
  const dialog = page.getByRole("dialog", { name: "Editar item" });
  await expect(dialog.getByRole("radio", { name: "GG, esgotado" })).toBeDisabled();
  await expect(dialog.getByRole("button", { name: "Salvar" })).toBeDisabled();
  await dialog.getByRole("radio", { name: "P", exact: true }).click();
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("O tamanho GG esgotou.")).toBeHidden();
  expect(await storedItems(page)).toMatchObject([{ size: "P", quantity: 1 }]);
});

test("a shirt of which no size is left can only be removed from the cart", async ({ page, owner }) => {
  const shirt = await findShirt(owner, shirts.gone);
  await openCart(page, [shirt]);
  await expect(page.getByText("Esta camisa esgotou.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Escolher outro tamanho" })).toHaveCount(0);
  await page.getByRole("button", { name: "Remover do carrinho" }).click();
  await expect(line(page, shirt.name)).toHaveCount(0);
});

test("lines that share the last units say so, and more of a counted size is asked for at once", async ({
  page,
  owner,
}) => {
  const shirt = await findShirt(owner, shirts.counted);
  const customization = { name: "ANA", number: "7" };
  await openCart(page, [
    { ...shirt, size: "G" },
    { ...shirt, size: "G", priceCents: 21990, customization },
  ]);
  await expect(line(page, "ANA")).toBeVisible();
  const plain = line(page, "Não personalizado");
  await plain.getByRole("button", { name: "Aumentar" }).click();
  const notices = page.getByText(
    "Restam 2 unidades do tamanho G. Outros itens do carrinho têm o mesmo tamanho: diminua algum.",
  );
  await expect(notices).toHaveCount(2);
  await plain.getByRole("button", { name: "Diminuir" }).click();
  await expect(notices).toHaveCount(0);
});

test("a lead time that was not seen is accepted in the cart, and the order keeps it", async ({
  page,
  owner,
}) => {
  const shirt = await findShirt(owner, shirts.made);
  await createCustomer(page);
  await answerCep(page);
  await openCart(page, [shirt]);
  await expect(page.getByText("Este item agora é feito sob encomenda: 15 a 25 dias úteis.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Aceitar prazo" }).click();
  await expect(line(page, shirt.name).getByText(WAIT)).toBeVisible();
  expect(await storedItems(page)).toMatchObject([{ leadDays: 25 }]);
  await field(page, "Nome").fill("Marta Vieira");
  await field(page, "CEP").fill("01310-100");
  await field(page, "Endereço").fill("Avenida Paulista, 1000");
  await field(page, "WhatsApp").fill("(11) 91234-5678");
  const ordered = page.waitForRequest("**/api/orders");
  await finish(page).click();
  expect((await ordered).postDataJSON().items).toMatchObject([{ size: "M", lead_days: 25 }]);
  await expect(thanks(page)).toBeVisible();
});

test("a shirt that is made to order says so before it is chosen, and needs nothing accepted in the cart", async ({
  page,
  owner,
}) => {
  const { id, name } = await findShirt(owner, shirts.made);
  await visit(page, `/produto/${id}`);
  const { size, form, add } = parts(page);
  await expect(size("M Encomenda")).toBeEnabled();
  await size("P").click();
  await expect(form.getByText(WAIT)).toHaveCount(0);
  await size("M Encomenda").click();
  await expect(form.getByText(WAIT)).toBeVisible();
  await expectAccessible(page);
  await add.click();
  await visit(page, "/carrinho");
  await expect(line(page, name).getByText(WAIT)).toBeVisible();
  await expect(page.getByRole("button", { name: "Aceitar prazo" })).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("a team's list names the shirts that are gone, and says the wait once", async ({ page, owner }) => {
    const counted = await findShirt(owner, shirts.counted);
    await visit(page, `/produto/${counted.id}/time`);
    const list = page.getByLabel("Lista do time");
    await list.fill("Silva 10 M\nSouza 8 G\nAna 7 P");
    await list.blur();
    await expect(page.getByText("O tamanho M esgotou.")).toBeVisible();
    await expectNoSidewaysScroll(page);

    const made = await findShirt(owner, shirts.made);
    await visit(page, `/produto/${made.id}/time`);
    await list.fill("Silva 10 M\nSouza 8 GG");
    await list.blur();
    await expect(page.getByText(WAIT)).toHaveCount(1);
    await expectAccessible(page);
  });
});
