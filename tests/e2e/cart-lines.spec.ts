import type { Page } from "@playwright/test";
import { createCustomer } from "./accounts-support.ts";
import {
  answerCep,
  answerWhatsapp,
  field,
  fillDelivery,
  findShirts,
  finish,
  line,
  openCart,
  ownOrders,
  storedItems,
} from "./checkout-support.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";

const inReais = (cents: number) =>
  new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" }).format(cents / 100);

const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });
const undo = (page: Page) => notices(page).getByRole("button", { name: "Desfazer" });
const print = { name: "ZÉ", number: "10" };

const editor = (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "Editar item" });
  return {
    dialog,
    size: (name: string) => dialog.getByRole("radio", { name, exact: true }),
    customize: dialog.getByRole("switch", { name: "Personalizar com nome e número" }),
    name: dialog.getByRole("textbox", { name: "Nome", exact: true }),
    number: dialog.getByRole("textbox", { name: "Número", exact: true }),
    save: dialog.getByRole("button", { name: "Salvar" }),
  };
};

test.describe("a line on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("gets another size, a name and a number in place, and its price follows", async ({ page }) => {
    const [first, second] = await findShirts(page);
    await openCart(page, [{ ...first, quantity: 2 }, second]);
    const button = page.getByRole("button", { name: `Editar ${first.name}` });
    await button.click();
    const { dialog, size, customize, name, number, save } = editor(page);
    await expect(size("M")).toBeChecked();
    await size("G").check();
    await customize.check();
    await name.fill("zé");
    await number.fill("a10");
    await expect(name).toHaveValue("ZÉ");
    await expect(number).toHaveValue("10");
    await expect(dialog).toContainText(inReais(first.priceCents + 2000));
    await expectAccessible(page);
    const quoted = page.waitForResponse("**/api/cart/quote");
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(notices(page)).toContainText("Item atualizado");
    await expect(notices(page)).toContainText("ZÉ / 10, G");
    const row = page.getByRole("row").nth(1);
    await expect(row).toContainText(`${first.name}Tamanho G · Personalizada ZÉ / 10`);
    await expect(row).toContainText(inReais((first.priceCents + 2000) * 2));
    await expect(button).toBeFocused();
    await (await quoted).finished();
    await expect(page.getByText("O preço mudou de")).toBeHidden();
    await expect
      .poll(() => storedItems(page))
      .toMatchObject([{ quantity: 2, size: "G", customization: print }, { id: second.id }]);
    await expectNoSidewaysScroll(page);
  });

  test("is saved only with a whole print, and what was typed stays until then", async ({ page }) => {
    const [first] = await findShirts(page);
    await openCart(page, [first]);
    await page.getByRole("button", { name: `Editar ${first.name}` }).click();
    const { dialog, customize, name, number, save } = editor(page);
    await customize.check();
    await name.fill("ZÉ");
    await expect(dialog.getByText("Complete os dados da personalização")).toBeVisible();
    await expect(save).toBeDisabled();
    await name.press("Enter");
    await expect(name).toHaveValue("ZÉ");
    await number.fill("10");
    await expect(save).toBeEnabled();
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await expect(dialog).toBeHidden();
    await expect(line(page, first.name)).toContainText("Não personalizado");
  });
});

test("a line that becomes equal to another joins it", async ({ page }) => {
  const [first] = await findShirts(page);
  await openCart(page, [first, { ...first, size: "G", quantity: 2 }]);
  await page
    .getByRole("button", { name: `Editar ${first.name}` })
    .last()
    .click();
  const { size, save } = editor(page);
  await size("M").check();
  await save.click();
  await expect(line(page, first.name)).toHaveCount(1);
  await expect(line(page, first.name).getByRole("spinbutton")).toHaveValue("3");
  await expect(notices(page)).toContainText("agora com 3 peças");
});

test("a line edited by keyboard is ordered as edited by whoever is signed in", async ({ page, context }) => {
  await answerWhatsapp(context);
  await answerCep(page);
  await createCustomer(page);
  const [first] = await findShirts(page);
  await openCart(page, [{ ...first, priceCents: first.priceCents + 2000, customization: print }]);
  await page.getByRole("button", { name: `Editar ${first.name}` }).press("Enter");
  const { size, customize, save } = editor(page);
  await expect(size("M")).toBeVisible();
  await size("M").press("ArrowRight");
  await customize.press("Space");
  await save.press("Enter");
  await expect(line(page, first.name)).toContainText("Não personalizado");
  await fillDelivery(page);
  await finish(page).click();
  await expect(page.getByRole("heading", { name: "Pedido Realizado com Sucesso!" })).toBeVisible();
  expect(await ownOrders(page)).toMatchObject([
    { total_amount: first.priceCents / 100, items: [{ id: first.id, size: "G", customization: null }] },
  ]);
});

test("a removed print is named and comes back by keyboard, with the focus where it was", async ({ page }) => {
  const [first, second] = await findShirts(page);
  const printed = { ...first, priceCents: first.priceCents + 2000, size: "G", customization: print };
  await openCart(page, [printed, second]);
  await page.getByRole("button", { name: `Remover ${first.name}` }).press("Enter");
  await expect(notices(page)).toContainText("ZÉ / 10, G removida");
  await expect(notices(page)).toContainText(first.name);
  await page.keyboard.press("F6");
  await expect(notices(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row").nth(1)).toContainText("ZÉ / 10");
  await expect(page.getByRole("button", { name: `Remover ${first.name}` })).toBeFocused();
});

test("two removed lines are named by product and size, and come back to their places with their quantity", async ({
  page,
}) => {
  const [first, second] = await findShirts(page);
  await openCart(page, [
    { ...first, quantity: 3 },
    { ...second, size: "P" },
    { ...second, size: "GG" },
  ]);
  const before = await storedItems(page);
  await page.getByRole("button", { name: `Remover ${first.name}` }).click();
  await expect(notices(page)).toContainText(`${first.name}, M`);
  await page
    .getByRole("button", { name: `Remover ${second.name}` })
    .first()
    .click();
  const shown = notices(page).getByRole("status");
  await shown
    .filter({ hasText: `${first.name}, M` })
    .getByRole("button", { name: "Desfazer" })
    .click();
  await shown
    .filter({ hasText: `${second.name}, P` })
    .getByRole("button", { name: "Desfazer" })
    .click();
  await expect.poll(() => storedItems(page)).toEqual(before);
});

test("the delivery form's first empty field is one tap away from the disabled button", async ({ page }) => {
  const [first] = await findShirts(page);
  await openCart(page, [first]);
  await field(page, "Nome").fill("Marta Vieira");
  await page.getByRole("button", { name: "Por favor, preencha todos os campos do formulário" }).click();
  await expect(field(page, "CEP")).toBeFocused();
});
