import { dialog, makeProduct, newName, openProduct } from "./admin-products-support.ts";
import {
  form,
  makeGrid,
  openFromMenu,
  openScreen,
  PATH,
  row,
  save,
  saveAs,
  size,
  startAsOwner,
} from "./admin-sizes-support.ts";
import { expect } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { makeCategory, testInOwnShop } from "./own-shop.ts";

// A separate shop: its list of grids is looked at as a whole.
const test = testInOwnShop();
test.describe.configure({ mode: "default" });
test.use({ expectedConsoleMessages: [/status of (400|409|500)/] });

test.beforeEach(({ context }) => startAsOwner(context));

test("what was typed stays when a field is wrong, the name is taken, or the server fails", async ({
  page,
}) => {
  await openScreen(page);
  await page.getByRole("button", { name: "Nova grade" }).click();
  await save(page).click();
  const name = form(page).getByLabel("Nome da grade");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Dê um nome à grade/);
  await expect(form(page).getByRole("textbox", { name: "Tamanho", exact: true })).toHaveAccessibleDescription(
    "Diga o tamanho",
  );
  await name.fill("ADULTO");
  await form(page).getByRole("textbox", { name: "Tamanho", exact: true }).fill("GG");
  await size(page, "GG").getByRole("textbox", { name: "Acréscimo" }).fill("caro");
  await save(page).click();
  await expect(size(page, "GG").getByRole("textbox", { name: "Acréscimo" })).toHaveAccessibleDescription(
    "Use um valor de R$ 0,00 a R$ 1.000,00",
  );
  await size(page, "GG").getByRole("textbox", { name: "Acréscimo" }).fill("12,50");
  await form(page).getByRole("button", { name: "Adicionar tamanho" }).click();
  await size(page, "Tamanho 2").getByRole("textbox", { name: "Tamanho" }).fill("gg");
  await save(page).click();
  await expect(size(page, "gg").getByRole("textbox", { name: "Tamanho" })).toHaveAccessibleDescription(
    "Este tamanho aparece duas vezes",
  );
  await form(page).getByRole("button", { name: "Remover gg", exact: true }).click();
  await save(page).click();
  await expect(name).toHaveAccessibleDescription(/Já existe uma grade com esse nome/);
  await expect(name).toBeFocused();
  await expect(form(page).getByRole("alert")).toHaveCount(0);

  await name.fill("Só um");
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await save(page).click();
  await expect(form(page).getByRole("alert")).toBeVisible();
  await expect(name).toHaveValue("Só um");
  await expect(size(page, "GG").getByRole("textbox", { name: "Acréscimo" })).toHaveValue("12,50");
  await expect(await saveAs(page, "Só um")).toContainText(/GG\+ R\$\s12,50/);
});

test("what was typed stays when somebody else has changed the grid, and is asked about before it is left", async ({
  page,
}) => {
  const { id, updated_at } = await makeGrid(page, { name: "Disputada" });
  await openScreen(page);
  await openFromMenu(page, "Disputada", "Editar");
  await size(page, "3XL").getByRole("textbox", { name: "Acréscimo" }).fill("20");
  const data = { name: "Disputada", sizes: [{ label: "Único" }], updated_at };
  expect((await page.request.put(`${PATH}/${id}`, { data })).status()).toBe(200);
  await save(page).click();
  await expect(form(page).getByText(/Outra pessoa alterou estes dados/)).toBeVisible();
  await expect(size(page, "3XL").getByRole("textbox", { name: "Acréscimo" })).toHaveValue("20");
  await form(page).getByRole("button", { name: "Cancelar" }).click();
  const question = page.getByRole("alertdialog", { name: "Descartar alterações?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await form(page).getByRole("button", { name: "veja a versão atual" }).click();
  await expect(size(page, "Único").getByRole("textbox", { name: "Tamanho" })).toHaveValue("Único");
  await form(page).getByLabel("Nome da grade").fill("Resolvida");
  await expect(await saveAs(page, "Resolvida")).toContainText("Único");
});

test("a grid in use is not deleted, which is said, and a list that fails to load is read again", async ({
  page,
}) => {
  const { id } = await makeGrid(page, { name: "Em uso" });
  const category_id = await makeCategory(page.request, newName("Base"));
  await makeProduct(page, { category_id, size_grid_id: id });
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500 }));
  await openScreen(page);
  await expect(page.getByText("Não foi possível carregar as grades")).toBeVisible();
  await page.unroute(`**${PATH}`);
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(row(page, "Em uso")).toContainText("Em 1 produto");
  await openFromMenu(page, "Em uso", "Excluir");
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("Não é possível excluir: a grade está em 1 produto.")).toBeVisible();
  await expect(row(page, "Em uso")).toBeVisible();
});

test("a product and a category keep their grid when they are saved while the grids do not come", async ({
  page,
}) => {
  const { id: size_grid_id } = await makeGrid(page, { name: "Fica" });
  const name = newName("Base");
  const category_id = await makeCategory(page.request, name);
  const path = `/api/admin/categories/${category_id}`;
  expect((await page.request.patch(path, { data: { name, size_grid_id } })).status()).toBe(200);
  const product = await makeProduct(page, { category_id, size_grid_id });
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500 }));

  await openProduct(page, product);
  await expect(dialog(page).getByText("Não foi possível carregar as grades.")).toBeVisible();
  await dialog(page).getByLabel("Nome").fill(`${product.name} 2`);
  await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(dialog(page)).toBeHidden();

  await visit(page, `/admin/categorias?q=${encodeURIComponent(name)}`);
  await openFromMenu(page, name, "Editar");
  const editing = dialog(page, "Editar Categoria");
  await expect(editing.getByText("Não foi possível carregar as grades.")).toBeVisible();
  await editing.getByLabel("Descrição").fill("Da base");
  await editing.getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(editing).toBeHidden();

  await page.unroute(`**${PATH}`);
  await openScreen(page);
  await expect(row(page, "Fica")).toContainText("Em 1 produto e 1 categoria");
});
