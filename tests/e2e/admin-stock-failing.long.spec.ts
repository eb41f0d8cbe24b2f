import { makeProduct, newName } from "./admin-products-support.ts";
import {
  count,
  form,
  openCount,
  openStock,
  PATH,
  save,
  startAsOwner,
  stockOf,
  units,
} from "./admin-stock-support.ts";
import { expect } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { makeCategory, testInOwnShop } from "./own-shop.ts";

// A separate shop: its list is looked at as a whole.
const test = testInOwnShop();
test.describe.configure({ mode: "default" });
test.use({ expectedConsoleMessages: [/status of (400|404|409|500)/] });

test.beforeEach(({ context }) => startAsOwner(context));

async function makeShirt(page: Parameters<typeof visit>[0]) {
  return makeProduct(page, { category_id: await makeCategory(page.request, newName("Base")) });
}

test("an order that comes between is shown beside what was typed, and saving again is meant", async ({
  page,
}) => {
  const shirt = await makeShirt(page);
  await count(page, shirt.id, [{ size: "M", units: 5, seen: null }]);
  await openCount(page, shirt);
  await units(page, "M").fill("9");
  await count(page, shirt.id, [{ size: "M", units: 4, seen: 5 }]);
  await save(page).click();
  await expect(form(page).getByRole("alert")).toContainText(
    "O estoque mudou enquanto você contava: M tem 4 unidades. Nada foi salvo.",
  );
  await expect(units(page, "M")).toHaveValue("9");
  await expect(units(page, "M")).toHaveAccessibleDescription("Agora: 4 unidades. Antes: 5 unidades.");
  await save(page).click();
  await expect(page.getByText("Estoque salvo")).toBeVisible();
  await expect(units(page, "M")).toHaveValue("9");
  await expect(units(page, "M")).not.toHaveAccessibleDescription(/Agora/);
});

test("what was counted stays when the server fails, and is asked about before it is left", async ({
  page,
}) => {
  const shirt = await makeShirt(page);
  await openCount(page, shirt);
  await units(page, "M").fill("9");
  await page.route(`**${PATH}/${shirt.id}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await save(page).click();
  await expect(form(page).getByRole("alert")).toBeVisible();
  await expect(units(page, "M")).toHaveValue("9");
  await page.getByRole("main").getByRole("link", { name: "Estoque" }).click();
  const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await form(page).getByRole("button", { name: "Descartar" }).click();
  await expect(units(page, "M")).toHaveValue("");
  await page.getByRole("main").getByRole("link", { name: "Estoque" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Estoque" })).toBeVisible();
});

test("a delivery that is refused stays as it was typed", async ({ page }) => {
  const shirt = await makeShirt(page);
  await count(page, shirt.id, [{ size: "M", units: 99_999, seen: null }]);
  await visit(page, "/admin/estoque/entrega");
  await page.getByLabel("Lista da entrega").fill(`${shirt.name} M 1`);
  await page.route(`**${PATH}/deliveries/preview`, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.getByRole("button", { name: "Conferir lista" }).click();
  await expect(page.getByRole("form", { name: "Colar lista" }).getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Lista da entrega")).toHaveValue(`${shirt.name} M 1`);
  await page.getByRole("button", { name: "Conferir lista" }).click();
  const delivery = page.getByRole("form", { name: "Nesta entrega" });
  await delivery.getByRole("button", { name: "Receber 1 unidade" }).click();
  await expect(delivery.getByRole("alert")).toContainText("seriam mais de 99.999 unidades");
  const field = delivery.getByRole("textbox", { name: `Chegaram de M, ${shirt.name}` });
  await expect(field).toHaveValue("1");
  await page.getByRole("main").getByRole("link", { name: "Estoque" }).click();
  const question = page.getByRole("alertdialog", { name: "Sair sem receber?" });
  await question.getByRole("button", { name: "Sair sem receber" }).click();
  await expect(stockOf(page, shirt.name).getByRole("listitem").nth(1)).toHaveText("M99.999");
});

test("a number of few units that the shop cannot use is refused at its field", async ({ page }) => {
  await visit(page, "/admin/configuracoes?secao=estoque");
  const field = page.getByLabel("Últimas unidades a partir de");
  await field.fill("21");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(field).toHaveAccessibleDescription(/Informe um número de 1 a 20, ou deixe vazio/);
  await expect(field).toHaveValue("21");
});

test("lists that fail to load are read again, and an unknown product is said to be none", async ({
  page,
}) => {
  const shirt = await makeShirt(page);
  await page.route(`**${PATH}*`, (route) => route.fulfill({ status: 500 }));
  await openStock(page);
  await expect(page.getByText("Não foi possível carregar o estoque")).toBeVisible();
  await page.unroute(`**${PATH}*`);
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(page.getByRole("row").filter({ hasText: shirt.name })).toBeVisible();
  await visit(page, "/admin/estoque/00000000-0000-4000-8000-000000000000");
  await expect(page.getByText("Produto não encontrado")).toBeVisible();
});
