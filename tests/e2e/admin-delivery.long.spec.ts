import {
  fillRange,
  form,
  makeMethod,
  openNew,
  openScreen,
  PATH,
  row,
  save,
  startWithoutMethods,
} from "./admin-delivery-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { testInOwnShop } from "./own-shop.ts";

// A separate shop: with a delivery method every cart asks for a CEP.
const test = testInOwnShop();
test.describe.configure({ mode: "default" });

test.beforeEach(({ context }) => startWithoutMethods(context));

test("a shop without deliveries is told what they give, and sets up one of each kind", async ({ page }) => {
  await openScreen(page);
  await expect(page.getByText(/Sem formas de entrega, o frete é combinado pelo WhatsApp/)).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Retirada na loja" }).click();
  await expect(form(page).getByLabel("Nome")).toHaveValue("Retirada na loja");
  await form(page).getByLabel("O que o cliente precisa saber").fill("Rua do Estádio, 1000, das 9h às 18h");
  await save(page).click();
  await expect(row(page, "Retirada na loja")).toContainText("grátis · até 1 dia útil");

  await page.getByRole("button", { name: "Nova forma de entrega" }).click();
  await form(page).getByRole("radio", { name: "Entrega local" }).check();
  await save(page).click();
  await expect(form(page).getByText("Informe a cidade da entrega local")).toBeVisible();
  await expect(form(page).getByText("Informe um preço entre R$ 0,00 e R$ 99.999,99")).toBeVisible();
  await expect(form(page).getByLabel("Cidade")).toBeFocused();
  await form(page).getByLabel("Cidade").fill("São Paulo");
  await form(page).getByLabel("Preço (R$)").fill("15");
  await form(page).getByLabel("Dias úteis").fill("2");
  await form(page).getByRole("button", { name: "Adicionar bairro" }).click();
  await form(page).getByRole("textbox", { name: "Bairro" }).fill("Bela Vista");
  await form(page).getByLabel("Preço (R$)").fill("8,00");
  await form(page).getByLabel("Dias úteis").fill("1");
  await form(page).getByLabel("A partir de (camisas)").fill("3");
  await save(page).click();
  await expect(row(page, "Entrega local")).toContainText(
    /a partir de R\$\s8,00 · 1 a 2 dias úteis · grátis a partir de 3 camisas/,
  );

  const dialog = await openNew(page, "Tabela por CEP");
  await dialog.getByLabel("Preço (R$)").fill("39,90");
  await dialog.getByLabel("Dias úteis").fill("12");
  await dialog.getByLabel("Peso até").fill("0.5");
  await fillRange(dialog, "01000000", "05999999", "18,90");
  await dialog.getByLabel("A partir de (R$)").fill("399");
  await save(page).click();
  await expect(row(page, "Correios")).toContainText(
    /a partir de R\$\s18,90 · 4 a 12 dias úteis · grátis a partir de R\$\s399,00/,
  );
  await page.getByRole("button", { name: "Editar Correios" }).click();
  await expect(form(page).getByRole("listitem")).toContainText([
    /Todo o Brasil, até 500 g/,
    /CEP 01000-000 a 05999-999/,
  ]);
});

test("by keyboard alone a local delivery is written row by row", async ({ page }) => {
  await openScreen(page);
  await page.getByRole("button", { name: "Nova forma de entrega" }).focus();
  await page.keyboard.press("Enter");
  await form(page).getByRole("radio", { name: "Retirada na loja" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(form(page).getByRole("radio", { name: "Entrega local" })).toBeFocused();
  await form(page).getByLabel("Cidade").focus();
  await page.keyboard.type("Recife");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(form(page).getByLabel("Preço (R$)")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form(page).getByLabel("Preço (R$)")).toHaveAttribute("aria-invalid", "true");
  await expect(form(page).getByLabel("Preço (R$)")).toBeFocused();
  await page.keyboard.type("12");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("button", { name: "Editar linha 1 Outros bairros" })).toBeFocused();
  await form(page).getByRole("button", { name: "Adicionar bairro" }).focus();
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("textbox", { name: "Bairro" })).toBeFocused();
  await page.keyboard.type("Boa Vista");
  await page.keyboard.press("Tab");
  await page.keyboard.type("7,50");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("button", { name: "Editar linha 2 Boa Vista" })).toBeFocused();
  await save(page).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "Recife")).toContainText(/a partir de R\$\s7,50/);
});

test("the owner sees what a shopper would see, and a paused or deleted method is gone", async ({ page }) => {
  await makeMethod(page, {
    free_from_cents: 39900,
    rates: [
      { state: "SP", up_to_grams: 1000, price_cents: 1890, days: 4 },
      { state: "SP", over_grams: 1000, price_cents: 2890, days: 4 },
    ],
  });
  await makeMethod(page, {
    kind: "pickup",
    name: "Balcão",
    note: "Das 9h às 18h",
    rates: [{ price_cents: 0, days: 1 }],
  });
  await openScreen(page);
  const preview = page.getByRole("region", { name: "O que o cliente vê" });
  await preview.getByLabel("CEP").fill("01310100");
  const options = preview.getByRole("listitem");
  await expect(options).toContainText([
    /Balcão.*Grátis.*Pronto para retirar até .*Das 9h às 18h/s,
    /R\$\s18,90.*Chega até /,
  ]);
  await preview.getByLabel("Camisas").fill("4");
  await expect(options.filter({ hasText: "Correios PAC" })).toContainText(/R\$\s28,90/);
  await preview.getByLabel("Soma (R$)").fill("399");
  await expect(options.filter({ hasText: "Correios PAC" })).toContainText("Grátis");
  await preview.getByLabel("Soma (R$)").fill("199");

  const weight = page.getByRole("region", { name: "Peso de uma camisa embalada" });
  await weight.getByRole("button", { name: "Alterar peso" }).click();
  const weighing = page.getByRole("dialog", { name: "Peso de uma camisa embalada" });
  await weighing.getByLabel("Peso em gramas").fill("250");
  await weighing.getByRole("button", { name: "Salvar peso" }).click();
  await expect(weighing).toBeHidden();
  await expect(weight).toContainText("250 g");
  await expect(options.filter({ hasText: "Correios PAC" })).toContainText(/R\$\s18,90/);

  await page.getByRole("switch", { name: "Balcão ativa" }).click();
  await expect(row(page, "Balcão")).toContainText("Pausada");
  await expect(options).toHaveCount(1);
  await page.getByRole("button", { name: "Excluir Correios PAC" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(row(page, "Correios PAC")).toHaveCount(0);
  await expect(preview).toContainText("Combine a entrega pelo WhatsApp");
});

test.describe("what was typed", () => {
  test.use({ expectedConsoleMessages: [/status of (400|409|500)/] });

  test("stays when the server fails, and when somebody else has changed the method", async ({ page }) => {
    const { id, updated_at } = await makeMethod(page);
    await openScreen(page);
    await page.getByRole("button", { name: "Editar Correios PAC" }).click();
    await form(page).getByLabel("Nome").fill("Sedex");
    await page.route(`**${PATH}/${id}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await save(page).click();
    await expect(form(page).getByRole("alert")).toBeVisible();
    await expect(form(page).getByLabel("Nome")).toHaveValue("Sedex");

    const data = { kind: "table", name: "Jadlog", rates: [{ price_cents: 990, days: 3 }], updated_at };
    expect((await page.request.put(`${PATH}/${id}`, { data })).status()).toBe(200);
    await save(page).click();
    await expect(form(page).getByText(/Outra pessoa alterou estes dados/)).toBeVisible();
    await expect(form(page).getByLabel("Nome")).toHaveValue("Sedex");
    await form(page).getByRole("button", { name: "veja a versão atual" }).click();
    await expect(form(page).getByLabel("Nome")).toHaveValue("Jadlog");
    await form(page).getByLabel("Nome").fill("Jadlog Expresso");
    await save(page).click();
    await expect(row(page, "Jadlog Expresso")).toContainText(/R\$\s9,90/);
  });

  test("of the weight of a shirt stays when it is refused", async ({ page }) => {
    await openScreen(page);
    await page.getByRole("button", { name: "Alterar peso" }).click();
    const weighing = page.getByRole("dialog", { name: "Peso de uma camisa embalada" });
    await weighing.getByLabel("Peso em gramas").fill("0");
    await weighing.getByRole("button", { name: "Salvar peso" }).click();
    await expect(weighing.getByText("Informe o peso em gramas, de 1 a 5000")).toBeVisible();
    await expect(weighing.getByLabel("Peso em gramas")).toHaveValue("0");
    await expect(weighing.getByLabel("Peso em gramas")).toBeFocused();
  });

  test("is asked about before it is left, and a list that fails to load is read again", async ({ page }) => {
    await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500 }));
    await openScreen(page);
    await expect(page.getByText("Não foi possível carregar as formas de entrega")).toBeVisible();
    await page.unroute(`**${PATH}`);
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await page.getByRole("main").getByRole("button", { name: "Entrega local" }).click();
    await form(page).getByLabel("Cidade").fill("Recife");
    await form(page).getByRole("button", { name: "Cancelar" }).click();
    const question = page.getByRole("alertdialog", { name: "Descartar alterações?" });
    await question.getByRole("button", { name: "Continuar editando" }).click();
    await expect(form(page).getByLabel("Cidade")).toHaveValue("Recife");
    await form(page).getByRole("button", { name: "Cancelar" }).click();
    await question.getByRole("button", { name: "Descartar" }).click();
    await expect(form(page)).toBeHidden();
  });
});

for (const viewport of [phone, desktop]) {
  test(`the screen and its forms fit ${viewport.width} px and are accessible`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openScreen(page);
    await expect(page.getByText("Nenhuma forma de entrega")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await makeMethod(page, { name: "Transportadora Rápida do Litoral e do Interior de São Paulo" });
    const dialog = await openNew(page, "Tabela por CEP");
    await fillRange(dialog, "01000000", "05999999", "18,90");
    await save(page).click();
    await expect(dialog.getByLabel("Preço (R$)")).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, "Transportadora")).toBeVisible();
    await page.getByLabel("CEP", { exact: true }).fill("01310100");
    await expect(page.getByText("Pacote de")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
