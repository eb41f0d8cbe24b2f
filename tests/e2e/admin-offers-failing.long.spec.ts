import {
  form,
  makeOffer,
  openNew,
  openScreen,
  PATH,
  save,
  saveAs,
  startWithoutOffers,
} from "./admin-offers-support.ts";
import { expect } from "./fixtures.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";

// A separate shop: an offer changes what every cart costs.
const test = testInOwnShop(stockTwoShirts);
test.describe.configure({ mode: "default" });

test.beforeEach(({ context }) => startWithoutOffers(context));

test.describe("what was typed", () => {
  test.use({ expectedConsoleMessages: [/status of (400|409|500)/] });

  test("stays when the server refuses a code, a limit, or fails", async ({ page }) => {
    await makeOffer(page, { name: "Outra", code: "GOL10" });
    await openScreen(page);
    const dialog = await openNew(page, "Desconto em %");
    await dialog.getByRole("radio", { name: "Com código" }).check();
    const code = dialog.getByRole("textbox", { name: "Código" });
    await code.fill("gol 10");
    await save(page).click();
    await expect(code).toHaveAccessibleDescription(/Outra oferta já usa este código/);
    await expect(code).toBeFocused();
    await code.fill("GOL11");
    await dialog.getByText("Regras", { exact: true }).click();
    await dialog.getByLabel("Limite de usos").fill("0");
    await dialog.getByText("Regras", { exact: true }).click();
    await expect(dialog.getByLabel("Limite de usos")).toBeHidden();
    await save(page).click();
    await expect(dialog.getByLabel("Limite de usos")).toBeFocused();
    await expect(dialog.getByText("Informe de 1 a 999.999 usos")).toBeVisible();
    await dialog.getByLabel("Limite de usos").fill("5");
    await expect(dialog.getByLabel("Limite de usos")).toBeVisible();
    await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await save(page).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(code).toHaveValue("GOL11");
    await expect(await saveAs(page, "GOL11")).toContainText("0 de 5");
  });

  test("stays when somebody else has changed the offer", async ({ page }) => {
    const { id, updated_at } = await makeOffer(page);
    await openScreen(page);
    await page.getByRole("button", { name: "Editar Semana do manto" }).click();
    await form(page).getByLabel("Desconto (%)").fill("20");
    const data = { name: "Semana da torcida", benefit: { kind: "percent", percent: 12 }, updated_at };
    expect((await page.request.put(`${PATH}/${id}`, { data })).status()).toBe(200);
    await save(page).click();
    await expect(form(page).getByText(/Outra pessoa alterou estes dados/)).toBeVisible();
    await expect(form(page).getByLabel("Desconto (%)")).toHaveValue("20");
    await form(page).getByRole("button", { name: "veja a versão atual" }).click();
    await expect(form(page).getByLabel("Desconto (%)")).toHaveValue("12");
    await form(page).getByLabel("Desconto (%)").fill("14");
    await expect(await saveAs(page, "Semana da torcida")).toContainText("14% de desconto");
  });

  test("is asked about before it is left, and a list that fails to load is read again", async ({ page }) => {
    await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500 }));
    await openScreen(page);
    await expect(page.getByText("Não foi possível carregar as ofertas")).toBeVisible();
    await page.unroute(`**${PATH}`);
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await page.getByRole("main").getByRole("button", { name: "Leve 3, pague 2" }).click();
    await form(page).getByLabel("Leve (camisas)").fill("5");
    await form(page).getByRole("button", { name: "Cancelar" }).click();
    const question = page.getByRole("alertdialog", { name: "Descartar alterações?" });
    await question.getByRole("button", { name: "Continuar editando" }).click();
    await expect(form(page).getByLabel("Leve (camisas)")).toHaveValue("5");
    await form(page).getByRole("button", { name: "Cancelar" }).click();
    await question.getByRole("button", { name: "Descartar" }).click();
    await expect(form(page)).toBeHidden();
  });
});
