import { readFile } from "node:fs/promises";
import {
  csv,
  fillRange,
  form,
  HEADINGS,
  makeMethod,
  openNew,
  openScreen,
  PATH,
  row,
  save,
  startWithoutMethods,
} from "./admin-delivery-support.ts";
import { choose, chooseFromMenu, expect, expectAccessible } from "./fixtures.ts";
import { testInOwnShop } from "./own-shop.ts";

// A separate shop: with a delivery method every cart asks for a CEP.
const test = testInOwnShop();
test.describe.configure({ mode: "default" });

test.beforeEach(({ context }) => startWithoutMethods(context));

test("two rows for the same delivery are both marked, and nothing is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(PATH) && request.method() === "POST") sent.push(request.url());
  });
  const dialog = await openNew(page, "Tabela por CEP");
  await dialog.getByLabel("Preço (R$)").fill("39,90");
  await dialog.getByLabel("Dias úteis").fill("12");
  await fillRange(dialog, "01000000", "05999999", "18,90");
  await fillRange(dialog, "05000000", "06999999", "20,90");
  const message =
    "As linhas 2 (CEP 01000-000 a 05999-999) e 3 (CEP 05000-000 a 06999-999) valem para a mesma entrega. Mude uma delas.";
  await save(page).click();
  await expect(dialog.getByRole("listitem").filter({ hasText: message })).toHaveCount(3);
  await expect(dialog.getByLabel("CEP inicial")).toBeFocused();
  await expect(dialog.getByText("Confira as linhas marcadas")).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByLabel("CEP inicial").fill("06000000");
  await expect(dialog.getByText(message)).toHaveCount(0);

  await dialog.getByRole("button", { name: "Pronto" }).click();
  await chooseFromMenu(page, dialog.getByRole("button", { name: "Ações da linha 2" }), "Duplicar");
  await choose(page, dialog.getByRole("combobox", { name: "Onde vale" }), "Estado");
  await choose(page, dialog.getByRole("combobox", { name: "Estado" }), "RJ");
  await dialog.getByRole("button", { name: "Pronto" }).click();
  await chooseFromMenu(page, dialog.getByRole("button", { name: "Ações da linha 1" }), "Remover");
  await expect(dialog.getByRole("button", { name: "Adicionar linha" })).toBeFocused();
  await save(page).click();
  await expect(row(page, "Correios")).toContainText(/a partir de R\$\s18,90/);
  expect(sent).toHaveLength(1);
});

test("the rows are downloaded and read again, and a wrong file is told line by line", async ({ page }) => {
  await makeMethod(page, {
    rates: [
      { cep_from: "01000000", cep_to: "05999999", up_to_grams: 300, price_cents: 1890, days: 4 },
      { state: "RJ", over_grams: 1500, price_cents: 2490, days: 6 },
    ],
  });
  await openScreen(page);
  await page.getByRole("button", { name: "Editar Correios PAC" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    form(page).getByRole("button", { name: "Baixar CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("correios-pac.csv");
  const text = await readFile(await download.path(), "utf8");
  expect(text).toBe(`\ufeff${HEADINGS}\r\n01000-000;05999-999;;;0,3;18,90;4\r\n;;RJ;1,5;;24,90;6\r\n`);

  await form(page).getByRole("button", { name: "Importar CSV" }).click();
  const importing = page.getByRole("dialog", { name: "Importar CSV" });
  const file = importing.getByLabel("Arquivo CSV");
  await file.setInputFiles(csv([HEADINGS, ";;XX;;;18,90;4", ";;RJ;;;caro;4", ";;MG;;;20,00;4"]));
  await expect(importing.getByRole("alert")).toContainText("2 linhas com erro");
  await expect(importing.getByRole("alert")).toContainText("Linha 2: Este estado não existe");
  await expect(importing.getByRole("alert")).toContainText("Linha 3: Informe um preço");
  await expect(importing.getByRole("button", { name: "Usar as linhas" })).toBeDisabled();
  await file.setInputFiles(csv([text.trim(), ";;MG;;;20,00;4"]));
  await expect(importing.getByRole("status")).toContainText("3 linhas em fretes.csv no lugar de 2 linhas");
  await expectAccessible(page);
  await importing.getByRole("button", { name: "Usar 3 linhas" }).click();
  await expect(importing).toBeHidden();
  await expect(form(page).getByRole("listitem")).toContainText([
    "CEP 01000-000 a 05999-999, até 300 g",
    "RJ, acima de 1,5 kg",
    "MG",
  ]);
  await save(page).click();
  await expect(form(page)).toBeHidden();
  const [stored] = await (await page.request.get(PATH)).json();
  expect(stored.rates).toHaveLength(3);
});

test("a table of 2000 rows is shown by pages, and the row with a mistake is found", async ({ page }) => {
  const dialog = await openNew(page, "Tabela por CEP");
  await dialog.getByRole("button", { name: "Importar CSV" }).click();
  const lines = Array.from({ length: 2000 }, (_, index) => {
    const from = 1_000_000 + index * 40_000;
    return `${from};${from + 39_999};;;;18,90;4`;
  });
  const importing = page.getByRole("dialog", { name: "Importar CSV" });
  await importing.getByLabel("Arquivo CSV").setInputFiles(csv([HEADINGS, ...lines]));
  await importing.getByRole("button", { name: "Usar 2000 linhas" }).click();
  await expect(dialog.getByText("1–25 de 2000 linhas")).toBeVisible();
  await dialog.getByRole("button", { name: "Próximas linhas" }).click();
  await dialog.getByRole("button", { name: "Editar linha 26 CEP" }).click();
  await dialog.getByLabel("Preço (R$)").fill("");
  await dialog.getByRole("button", { name: "Linhas anteriores" }).click();
  await expect(dialog.getByText("1–25 de 2000 linhas")).toBeVisible();
  await save(page).click();
  await expect(dialog.getByText("26–50 de 2000 linhas")).toBeVisible();
  await expect(dialog.getByLabel("Preço (R$)")).toBeFocused();
  await dialog.getByLabel("Preço (R$)").fill("21,90");
  await save(page).click();
  await expect(row(page, "Correios")).toContainText(/a partir de R\$\s18,90/);
});
