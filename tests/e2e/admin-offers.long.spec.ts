import { openAsAdministrator } from "./admin-actors.ts";
import {
  form,
  makeOffer,
  openNew,
  openScreen,
  preview,
  row,
  save,
  saveAs,
  startWithoutOffers,
} from "./admin-offers-support.ts";
import { chooseInForm } from "./admin-products-support.ts";
import {
  chooseFromMenu,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
} from "./fixtures.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";

// A separate shop: an offer changes what every cart costs.
const test = testInOwnShop(stockTwoShirts);
test.describe.configure({ mode: "default" });

test.beforeEach(({ context }) => startWithoutOffers(context));

test("a shop without offers is told what they are for, and begins with an example", async ({ page }) => {
  await openScreen(page);
  await expect(page.getByText(/Com ofertas, o cliente vê no carrinho quanto ganha/)).toBeVisible();
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Cupom de 10%" }).click();
  await expect(form(page).getByLabel("Nome da oferta")).toHaveValue("Cupom de 10%");
  await expect(form(page).getByRole("textbox", { name: "Código" })).toHaveValue(/^[A-HJ-NP-Z2-9]{6}$/);
  await form(page).getByRole("button", { name: "Cancelar" }).click();
  await main.getByRole("button", { name: "5% no Pix" }).click();
  await expect(form(page).getByLabel("Nome da oferta")).toHaveValue("5% de desconto no Pix");
  await form(page).getByRole("button", { name: "Cancelar" }).click();
  await main.getByRole("button", { name: "Leve 3, pague 2" }).click();
  await expect(await saveAs(page, "Leve 3, pague 2")).toContainText("Valendo");
});

test("an offer of each kind is made, and stands in the list", async ({ page }) => {
  await openScreen(page);
  const percent = await openNew(page, "Desconto em %");
  await percent.getByLabel("Desconto (%)").fill("15");
  await expect(percent.getByLabel("Nome da oferta")).toHaveValue("15% de desconto");
  await percent.getByLabel("Nome da oferta").fill("Semana do manto");
  await percent.getByRole("radio", { name: "Com código" }).check();
  await percent.getByRole("textbox", { name: "Código" }).fill("gol-10");
  await percent.getByText("Regras", { exact: true }).click();
  await percent.getByLabel("Limite de usos").fill("50");
  await percent.getByLabel("Começa em").fill("2999-11-20T09:00");
  await percent.getByLabel("Termina em").fill("2999-11-30T23:59");
  const scheduled = await saveAs(page, "Semana do manto");
  await expect(scheduled).toContainText("15% de desconto");
  await expect(scheduled).toContainText("GOL10");
  await expect(scheduled).toContainText("Agendada");
  await expect(scheduled).toContainText("De 20/11/2999 09:00 a 30/11/2999 23:59");
  await expect(scheduled).toContainText("0 de 50");

  const amount = await openNew(page, "Desconto em reais");
  await amount.getByLabel("Desconto (R$)").fill("25");
  await expect(await saveAs(page, "R$ 25,00 de desconto")).toContainText("Automática");

  await openNew(page, "Frete grátis");
  await expect(preview(page)).toContainText("Frete grátis na entrega mais barata");
  await expect(await saveAs(page, "Frete grátis")).toContainText("Sem data para acabar");

  const bundle = await openNew(page, "Leve N, pague M");
  await bundle.getByLabel("Leve (camisas)").fill("4");
  await bundle.getByLabel("Pague (camisas)").fill("4");
  await save(page).click();
  await expect(bundle.getByText(/paga-se menos do que se leva/)).toBeVisible();
  await expect(bundle.getByLabel("Leve (camisas)")).toBeFocused();
  await bundle.getByLabel("Pague (camisas)").fill("3");
  await saveAs(page, "Leve 4, pague 3");

  const quantity = await openNew(page, "Por quantidade");
  await quantity.getByRole("button", { name: "Adicionar quantidade" }).click();
  const second = quantity.getByRole("group", { name: "Quantidade 2" });
  await expect(second.getByLabel("A partir de")).toBeFocused();
  await second.getByLabel("A partir de").fill("3");
  await second.getByLabel("Desconto (%)").fill("20");
  await save(page).click();
  await expect(second.getByText("A mesma quantidade está em duas linhas")).toBeVisible();
  await second.getByLabel("A partir de").fill("11");
  await quantity.getByRole("button", { name: "Remover quantidade 1" }).click();
  await chooseInForm(page, "O cliente ganha", "R$ cada");
  await quantity.getByLabel("Cada (R$)").fill("149,90");
  await saveAs(page, "R$ 149,90 cada a partir de 11 camisas");

  const pix = await openNew(page, "Desconto no Pix");
  await expect(pix.getByRole("radio", { name: "Com código" })).toHaveCount(0);
  await pix.getByText("Regras", { exact: true }).click();
  await expect(pix.getByLabel("Pedido mínimo (R$)")).toBeVisible();
  await expect(pix.getByLabel("Limite de usos")).toHaveCount(0);
  await pix.getByLabel("Desconto no Pix (%)").fill("7");
  await expect(await saveAs(page, "7% de desconto no Pix")).toContainText("Não é contado");
  await expect(page.getByRole("row")).toHaveCount(7);
});

test("an offer is paused and resumed, edited, copied and deleted", async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await makeOffer(page, { code: "MANTO", max_uses: 9 });
  await openScreen(page);
  await page.getByRole("button", { name: "Copiar o código MANTO" }).click();
  await expect(page.getByText("Código copiado")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("MANTO");
  await page.getByRole("button", { name: "Pausar Semana do manto" }).click();
  await expect(row(page, "Semana do manto")).toContainText("Pausada");
  await page.getByRole("button", { name: "Retomar Semana do manto" }).click();
  await expect(row(page, "Semana do manto")).toContainText("Valendo");

  await page.getByRole("button", { name: "Editar Semana do manto" }).click();
  await expect(form(page).getByText("limite de 9", { exact: true })).toBeVisible();
  await form(page).getByLabel("Desconto (%)").fill("30");
  await expect(await saveAs(page, "Semana do manto")).toContainText("30% de desconto");
  await expect(page.getByRole("button", { name: "Editar Semana do manto" })).toBeFocused();

  const more = page.getByRole("button", { name: "Mais ações de Semana do manto", exact: true });
  await chooseFromMenu(page, more, "Copiar");
  await expect(form(page).getByLabel("Nome da oferta")).toHaveValue("Semana do manto (cópia)");
  await expect(form(page).getByRole("textbox", { name: "Código" })).toHaveValue("");
  await save(page).click();
  await expect(form(page).getByRole("textbox", { name: "Código" })).toBeFocused();
  await form(page).getByRole("button", { name: "Gerar código" }).click();
  await expect(await saveAs(page, "Semana do manto (cópia)")).toContainText("0 de 9");

  await chooseFromMenu(page, more, "Excluir");
  const question = page.getByRole("alertdialog", { name: "Excluir oferta?" });
  await expect(question).toContainText("Os pedidos já feitos guardam o desconto que receberam");
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(row(page, "Semana do manto (cópia)")).toBeVisible();
});

test("what a colleague changes shows by itself", async ({ browser }) => {
  const context = await openAsAdministrator(browser);
  const page = await context.newPage();
  const connected = page.waitForResponse("**/api/admin/events");
  await openScreen(page);
  await connected;
  await expect(page.getByText("Nenhuma oferta")).toBeVisible();
  await makeOffer(page);
  await expect(row(page, "Semana do manto")).toBeVisible();
  await context.close();
});

test("the preview prices a cart of the shop's own shirts while the offer is typed", async ({ page }) => {
  await openScreen(page);
  const dialog = await openNew(page, "Leve N, pague M");
  const terms = preview(page).getByRole("term");
  const amounts = preview(page).getByRole("definition");
  await expect(terms).toHaveText(["Subtotal", "Leve 3, pague 2", "Total"]);
  await expect(amounts).toHaveText(["R$ 599,70", "−R$ 199,90", "R$ 399,80"]);

  const [first] = await preview(page).getByRole("spinbutton").all();
  await first?.fill("1");
  await first?.press("Enter");
  await expect(preview(page)).toContainText("Falta 1 camisa para a 3ª sair grátis");
  await preview(page)
    .getByRole("button", { name: /^Remover / })
    .first()
    .click();
  await preview(page).getByRole("button", { name: "Adicionar camisa" }).click();
  await expect(preview(page).getByRole("listitem")).toHaveCount(2);
  await expect(preview(page).getByRole("button", { name: "Adicionar camisa" })).toBeFocused();
  await expect(preview(page).getByRole("button", { name: "Adicionar camisa" })).toBeDisabled();

  await dialog.getByRole("radio", { name: "Desconto no Pix" }).check();
  await expect(terms).toHaveText(["Subtotal", "Total", "No Pix"]);
  await expect(amounts).toHaveText(["R$ 399,80", "R$ 399,80", "R$ 379,80"]);
  await dialog.getByLabel("Desconto no Pix (%)").fill("");
  await expect(preview(page)).toContainText("Complete o que a oferta dá para ver o desconto.");

  await dialog.getByRole("radio", { name: "Desconto em %" }).check();
  await dialog.getByText("Regras", { exact: true }).click();
  await dialog.getByLabel("Pedido mínimo (R$)").fill("500");
  await expect(preview(page)).toContainText("Faltam R$ 100,20 para 10% de desconto");
});

test("by keyboard alone a coupon is made", async ({ page }) => {
  await openScreen(page);
  await page.getByRole("button", { name: "Nova oferta" }).focus();
  await page.keyboard.press("Enter");
  await form(page).getByRole("radio", { name: "Desconto em %" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(form(page).getByRole("radio", { name: "Desconto em reais" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form(page).getByLabel("Desconto (R$)")).toBeFocused();
  await page.keyboard.type("30");
  await page.keyboard.press("Tab");
  await expect(form(page).getByLabel("Nome da oferta")).toHaveValue("R$ 30,00 de desconto");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await expect(form(page).getByRole("textbox", { name: "Código" })).toBeFocused();
  await page.keyboard.type("trinta");
  await page.keyboard.press("Enter");
  await expect(row(page, "R$ 30,00 de desconto")).toContainText("TRINTA");
  await expect(page.getByRole("button", { name: "Nova oferta" })).toBeFocused();
});

for (const viewport of [phone, desktop]) {
  test(`the screen and its form fit ${viewport.width} px and are accessible`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openScreen(page);
    await expect(page.getByText("Nenhuma oferta")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await makeOffer(page, {
      name: "Aniversário da loja com todas as camisas de todos os times",
      code: "ANIVERSARIODALOJADOSTORCEDORES",
      starts_at: "2999-11-20T12:00:00.000Z",
      ends_at: "2999-11-30T12:00:00.000Z",
      max_uses: 999_999,
    });
    await openScreen(page);
    await expect(row(page, "Aniversário")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const dialog = await openNew(page, "Por quantidade");
    await dialog.getByRole("button", { name: "Adicionar quantidade" }).click();
    await dialog.getByRole("radio", { name: "Com código" }).check();
    await dialog.getByText("Regras", { exact: true }).click();
    await dialog.getByRole("button", { name: "Retrô", exact: true }).click();
    await save(page).click();
    await expect(dialog.getByText("Informe de 2 a 999 camisas")).toBeVisible();
    await expect(preview(page)).toContainText("Total");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
