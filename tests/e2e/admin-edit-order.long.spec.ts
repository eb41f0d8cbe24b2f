import type { Locator, Page } from "@playwright/test";
import { enterOrder, openOrdersOf, row } from "./admin-orders-support.ts";
import { enterPaidOrder, setSteps } from "./admin-steps-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { findShirts } from "./checkout-support.ts";
import { oneShirt, openDetails, openEditing, partsOf } from "./edit-order-support.ts";
import {
  choose,
  chooseFromMenu,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
} from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";

// A separate shop: it uses steps, and a price changes. A shirt costs R$ 199,90, and a name R$ 20,00.
const test = testInOwnShop(async (owner) => {
  await stockTwoShirts(owner);
  await setSteps(owner, { steps: true });
});
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

async function addShirt(page: Page, form: Locator, name: string) {
  await form.getByRole("searchbox", { name: "Adicionar produto" }).fill(name);
  await form.getByRole("button", { name: `Adicionar ${name}`, exact: true }).click();
  const line = form.getByRole("listitem").filter({ hasText: name }).last();
  await choose(page, line.getByRole("combobox", { name: "Tamanho" }), "P");
}

test("an order is changed as a whole, and the customer's page follows", async ({ page }) => {
  const [one, other] = await findShirts(page);
  const order = await enterOrder(page, {
    items: [
      { id: one.id, size: "M", quantity: 1 },
      { id: other.id, size: "G", quantity: 2 },
    ],
  });
  const { details, edit, form, line, total, save } = await openEditing(page, order);
  await expect(total).toHaveText("TotalR$ 599,70");
  await choose(page, line(one.name).getByRole("combobox", { name: "Tamanho" }), "GG");
  await line(one.name).getByRole("button", { name: "Aumentar" }).click();
  await line(one.name).getByRole("checkbox", { name: "Nome e número" }).check();
  await line(one.name).getByLabel("Nome na camisa").fill("bia");
  await line(one.name).getByLabel("Número", { exact: true }).fill("7");

  const undo = line(other.name).getByRole("button", { name: "Desfazer" });
  const remove = line(other.name).getByRole("button", { name: "Remover" });
  await remove.click();
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove).toBeFocused();
  await line(one.name).getByRole("button", { name: "Remover" }).click();
  await remove.click();
  await expect(form.getByText("Deixe pelo menos um produto, ou exclua o pedido")).toBeVisible();
  await line(one.name).getByRole("button", { name: "Desfazer" }).click();
  await expect(line(one.name).getByLabel("Nome na camisa")).toHaveValue("BIA");

  await addShirt(page, form, other.name);
  await form.getByLabel("Desconto (R$)").fill("10");
  await save.click();
  await expect(form.getByLabel("Motivo")).toBeFocused();
  await expect(form.getByText("Diga o motivo do desconto")).toBeVisible();
  await form.getByLabel("Motivo").fill("Atraso na entrega");
  await expect(total).toHaveText("TotalR$ 629,70antes R$ 599,70");
  await expectAccessible(page);
  await save.click();

  await expect(page.getByText("Pedido alterado", { exact: true })).toBeVisible();
  await expect(form).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(details.getByText("Customizado: BIA / 7")).toBeVisible();
  await expect(details.getByText(`tamanho de ${one.name} de M para GG`)).toBeVisible();
  const { tracking_url } = await (await page.request.get(`/api/admin/orders/${order.id}`)).json();
  await visit(page, new URL(tracking_url).pathname);
  await expect(page.getByText("Desconto (Atraso na entrega)")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("R$ 629,70");
});

test("an order whose shirts are being made says so instead, until its step is taken back", async ({
  page,
}) => {
  const order = await enterOrder(page, await oneShirt(page));
  const { details, edit } = await openDetails(page, order);
  await expect(edit).toBeVisible();
  await details.getByRole("button", { name: "Marcar como em produção" }).click();
  await expect(details.getByText("Este pedido já está em produção. Volte a etapa para")).toBeVisible();
  await expect(edit).toHaveCount(0);
  await chooseFromMenu(page, details.getByRole("button", { name: "Outra etapa" }), "Voltar para a fazer");
  await expect(edit).toBeVisible();
});

test.describe("a change that is not saved", () => {
  test.use({ expectedConsoleMessages: [/status of 409|ERR_FAILED/] });

  test("stays as it was typed, also when a price has changed, which is shown first", async ({ page }) => {
    const [one, other] = await findShirts(page);
    const order = await enterOrder(page, await oneShirt(page));
    const { details, edit, form, line, total, save } = await openEditing(page, order);
    await addShirt(page, form, other.name);
    await page.route(`**/api/admin/orders/${order.id}`, (route) => route.abort());
    await save.click();
    await expect(form.getByRole("alert")).toContainText("Não foi possível falar com a loja");
    await page.unroute(`**/api/admin/orders/${order.id}`);
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Descartar alterações?" });
    await question.getByRole("button", { name: "Continuar editando" }).click();
    await expect(line(other.name).getByRole("combobox", { name: "Tamanho" })).toHaveText("P");
    await expect(total).toHaveText("TotalR$ 399,80antes R$ 199,90");

    await reprice(page, other.id, "249,90");
    await save.click();
    await expect(line(other.name).getByText("O preço mudou agora.")).toBeVisible();
    await expect(total).toHaveText("TotalR$ 449,80antes R$ 199,90");
    await save.click();
    await expect(form).toBeHidden();
    await expect(details.getByText("R$ 449,80", { exact: true })).toBeVisible();
    await reprice(page, other.id, "199,90");

    await edit.click();
    await form.getByLabel("Nome", { exact: true }).fill("Outra pessoa");
    await form.getByRole("button", { name: "Cancelar" }).click();
    await question.getByRole("button", { name: "Descartar" }).click();
    await expect(form).toBeHidden();
    await edit.click();
    await expect(form.getByLabel("Nome", { exact: true })).toHaveValue(order.customer);
    await expect(line(one.name)).toBeVisible();
  });
});

test("what is typed into one form asks before the browser's Back loses it, also below another one", async ({
  page,
}) => {
  const order = await enterOrder(page, await oneShirt(page));
  await openOrdersOf(page, order);
  await row(page, order).getByRole("button", { name: "Ver" }).click();
  const details = page.getByRole("dialog", { name: "Detalhes do Pedido" });
  const notes = details.getByRole("textbox", { name: "Anotações da loja" });
  await notes.fill("Retira na sexta.");
  await details.getByRole("button", { name: "Editar pedido" }).click();
  const { form } = partsOf(page);
  await expect(form).toBeVisible();
  const goBack = () => page.evaluate(() => history.back());
  const about = (what: string) => page.getByRole("alertdialog", { name: `Descartar ${what}?` });
  await goBack();
  await about("anotações").getByRole("button", { name: "Continuar editando" }).click();
  await expect(form).toBeVisible();
  await form.getByLabel("Nome", { exact: true }).fill("Outra pessoa");

  await goBack();
  await about("alterações").getByRole("button", { name: "Descartar" }).click();
  await about("anotações").getByRole("button", { name: "Continuar editando" }).click();
  await expect(form.getByLabel("Nome", { exact: true })).toHaveValue("Outra pessoa");

  await goBack();
  await about("alterações").getByRole("button", { name: "Descartar" }).click();
  await about("anotações").getByRole("button", { name: "Descartar" }).click();
  await expect(details).toBeHidden();
  await expect(page).not.toHaveURL(/pedido=/);
});

async function reprice(page: Page, id: string, price: string): Promise<void> {
  const path = `/api/admin/products/${id}`;
  const { name, category_id, updated_at } = await (await page.request.get(path)).json();
  const answer = await page.request.put(path, { data: { name, category_id, updated_at, price } });
  expect(answer.status()).toBe(200);
}

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("a paid order that will cost more says what becomes of its payment, before and after", async ({
    page,
  }) => {
    const shirt = await oneShirt(page);
    const order = await enterPaidOrder(page, shirt);
    const { details, form, line, save } = await openEditing(page, order);
    await line(shirt.name).getByRole("button", { name: "Aumentar" }).tap();
    await expect(
      form.getByText("passa a 'Pago a menos' até o cliente pagar a diferença de R$ 199,90"),
    ).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await save.tap();
    await expect(form).toBeHidden();
    await expect(details.getByText("Pago a menos")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test("the keyboard alone opens an order, changes it, and closes it where nothing was changed", async ({
  page,
}) => {
  const shirt = await oneShirt(page);
  const order = await enterOrder(page, shirt);
  const { details, edit } = await openDetails(page, order);
  const { form, line, save, total } = partsOf(page);
  await edit.press("Enter");
  await expect(total).toHaveText("TotalR$ 199,90");
  await save.press("Enter");
  await expect(form).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(details.getByText("alterado:")).toHaveCount(0);

  await page.keyboard.press("Enter");
  const quantity = line(shirt.name).getByRole("spinbutton");
  await quantity.focus();
  await page.keyboard.press("ArrowUp");
  await expect(total).toHaveText("TotalR$ 399,80antes R$ 199,90");
  // Over the line's other fields, the search, the delivery and the discount to the button that saves.
  const isThere = () => save.evaluate((button) => button === document.activeElement);
  for (let presses = 0; presses < 20 && !(await isThere()); presses += 1) await page.keyboard.press("Tab");
  await expect(save).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(details.getByText(`quantidade de ${shirt.name} de 1 para 2`)).toBeVisible();
  await expect(edit).toBeFocused();
});
