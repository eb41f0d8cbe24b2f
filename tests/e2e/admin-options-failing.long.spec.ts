import {
  deleteOption,
  form,
  makeOption,
  makePatch,
  openFromMenu,
  openScreen,
  PATH,
  patchFile,
  row,
  rulesOf,
  save,
  saveAs,
  setCategory,
  startAsOwner,
} from "./admin-options-support.ts";
import { openOrders } from "./admin-orders-support.ts";
import { dialog, makeProduct, newName, openProduct } from "./admin-products-support.ts";
import { choose, expect } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { makeCategory, testInOwnShop } from "./own-shop.ts";

// A separate shop: its list of options is looked at as a whole.
const test = testInOwnShop();
test.describe.configure({ mode: "default" });
test.use({ expectedConsoleMessages: [/status of (400|409|500)/] });

test.beforeEach(({ context }) => startAsOwner(context));

test("what was typed stays when a field is wrong, the name is taken, or the server fails", async ({
  page,
}) => {
  await makeOption(page, { name: "Manga longa" });
  await openScreen(page);
  await page.getByRole("button", { name: "Nova opção" }).click();
  await save(page).click();
  const name = form(page).getByLabel("Nome da opção");
  const price = form(page).getByLabel("Preço (R$)");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Dê um nome à opção/);
  await expect(price).toHaveAccessibleDescription(/Use um valor de R\$\s0,00 a R\$\s1\.000,00/);
  await expect(form(page).getByText("Envie a imagem do patch")).toBeVisible();
  await name.fill("MANGA LONGA");
  await price.fill("10");
  await form(page)
    .getByLabel("Imagem do patch")
    .setInputFiles(await patchFile());
  await expect(form(page).getByText("Envie a imagem do patch")).toBeHidden();
  await save(page).click();
  await expect(name).toHaveAccessibleDescription(/Já existe uma opção com esse nome/);
  await expect(name).toBeFocused();
  await name.fill("Patch novo");
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await save(page).click();
  await expect(form(page).getByRole("alert")).toBeVisible();
  await expect(name).toHaveValue("Patch novo");
  await expect(form(page).getByRole("img", { name: "Prévia do patch" })).toBeVisible();
  await expect(await saveAs(page, "Patch novo")).toContainText(/\+ R\$\s10,00/);
});

test("what was typed stays when somebody else has changed the option, and is asked about before it is left", async ({
  page,
}) => {
  const { id, name, updated_at } = await makeOption(page, { name: newName("Disputada") });
  await openScreen(page);
  await openFromMenu(page, name, "Editar");
  await form(page).getByLabel("Preço (R$)").fill("30");
  const data = { name, price_cents: 990, updated_at };
  expect((await page.request.put(`${PATH}/${id}`, { data })).status()).toBe(200);
  await save(page).click();
  await expect(form(page).getByText(/Outra pessoa alterou estes dados/)).toBeVisible();
  await expect(form(page).getByLabel("Preço (R$)")).toHaveValue("30");
  await form(page).getByRole("button", { name: "Cancelar" }).click();
  const question = page.getByRole("alertdialog", { name: "Descartar alterações?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await form(page).getByRole("button", { name: "veja a versão atual" }).click();
  await expect(form(page).getByLabel("Preço (R$)")).toHaveValue("9,90");
});

test("an option in use is not deleted, which is said, and a list that fails to load is read again", async ({
  page,
}) => {
  const { id, name } = await makeOption(page, { name: newName("Em uso") });
  const category = newName("Linha");
  const categoryId = await makeCategory(page.request, category);
  await setCategory(page.request, categoryId, { name: category, option_rules: { option_ids: [id] } });
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500 }));
  await openScreen(page);
  await expect(page.getByText("Não foi possível carregar as opções")).toBeVisible();
  await page.unroute(`**${PATH}`);
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(row(page, name)).toContainText("Em 1 categoria");
  await deleteOption(page, name);
  await expect(
    page.getByText("Não é possível excluir: a opção está em 1 categoria. Você pode tirá-la de venda."),
  ).toBeVisible();
  await expect(row(page, name)).toBeVisible();
});

test("a product and a category keep their options when they are saved while the options do not come", async ({
  page,
}) => {
  const { id } = await makePatch(page, { name: newName("Fica") });
  const name = newName("Linha");
  const category_id = await makeCategory(page.request, name);
  const option_rules = { option_ids: [id], max: 1, one_of: [] };
  await setCategory(page.request, category_id, { name, option_rules });
  const product = await makeProduct(page, { category_id, option_rules });
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500 }));
  await openProduct(page, product);
  await expect(dialog(page).getByText("Não foi possível carregar as opções.")).toBeVisible();
  await dialog(page).getByLabel("Nome").fill(`${product.name} 2`);
  await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await rulesOf(page, product.id)).option_rules).toEqual(option_rules);

  await visit(page, `/admin/categorias?q=${encodeURIComponent(name)}`);
  await openFromMenu(page, name, "Editar");
  const editing = dialog(page, "Editar Categoria");
  await expect(editing.getByText("Não foi possível carregar as opções.")).toBeVisible();
  await editing.getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(editing).toBeHidden();
  const categories = await (await page.request.get("/api/admin/categories")).json();
  expect(categories.find((each: { id: string }) => each.id === category_id)).toMatchObject({ option_rules });
});

test("an order entered by hand names an option that was withdrawn meanwhile, and is made without it", async ({
  page,
}) => {
  const gone = await makeOption(page, { name: newName("Manga") });
  const category = newName("Linha");
  const category_id = await makeCategory(page.request, category);
  await setCategory(page.request, category_id, { name: category, option_rules: { option_ids: [gone.id] } });
  const shirt = await makeProduct(page, { category_id });
  await openOrders(page);
  await page.getByRole("button", { name: "Novo Pedido" }).click();
  const order = dialog(page, "Novo Pedido");
  await order.getByLabel("Nome", { exact: true }).fill("Caio Figueira");
  await order.getByLabel("WhatsApp").fill("11955554444");
  await order.getByRole("checkbox", { name: "Retira na loja" }).check();
  await order.getByRole("searchbox", { name: "Adicionar produto" }).fill(shirt.name);
  await order.getByRole("button", { name: `Adicionar ${shirt.name}`, exact: true }).click();
  await choose(page, order.getByRole("combobox", { name: "Tamanho" }), "G");
  await order.getByRole("checkbox", { name: new RegExp(gone.name) }).check();
  await expect(order.getByText(/1 × R\$\s224,90/)).toBeVisible();
  const { name, updated_at } = gone;
  const data = { name, price_cents: 2500, is_offered: false, updated_at };
  expect((await page.request.put(`${PATH}/${gone.id}`, { data })).status()).toBe(200);
  await order.getByRole("button", { name: "Criar Pedido" }).click();
  await expect(order.getByText(`Fora de venda: ${name}`)).toBeVisible();
  await order.getByRole("button", { name: "Tirar do pedido" }).click();
  await expect(order.getByText(`Fora de venda: ${name}`)).toBeHidden();
  await expect(order.getByText(/1 × R\$\s199,90/)).toBeVisible();
  await order.getByRole("button", { name: "Criar Pedido" }).click();
  await expect(page.getByText("Pedido criado com sucesso!")).toBeVisible();
});
