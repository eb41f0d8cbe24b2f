import {
  deleteOption,
  form,
  makeOption,
  makePatch,
  openFromMenu,
  openScreen,
  patchFile,
  places,
  row,
  rulesOf,
  save,
  saveAs,
  setCategory,
  startAsOwner,
} from "./admin-options-support.ts";
import { openOrders } from "./admin-orders-support.ts";
import { chooseInForm, dialog, makeProduct, newName, openProduct, toast } from "./admin-products-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { choose, desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { makeCategory, testInOwnShop } from "./own-shop.ts";

// A separate shop: its list of options is looked at as a whole.
const test = testInOwnShop();
test.describe.configure({ mode: "default" });

test("a shop without options is told what they are for, and creates a patch and long sleeves", async ({
  page,
  context,
}) => {
  await startAsOwner(context);
  const product = await makeProduct(page, { category_id: await makeCategory(page.request, "Sem opções") });
  await openProduct(page, product);
  await expect(dialog(page).getByRole("link", { name: /^Criar opções/ })).toBeVisible();
  await expect(dialog(page).getByRole("combobox", { name: "Opções" })).toHaveCount(0);
  await openScreen(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Criar a primeira" }).click();
  await form(page).getByLabel("Nome da opção").fill("Patch da Copa");
  await form(page).getByLabel("Preço (R$)").fill("15");
  await form(page)
    .getByRole("radio", { name: /^Peito/ })
    .check();
  await form(page)
    .getByLabel("Imagem do patch")
    .setInputFiles(await patchFile());
  await expect(form(page).getByRole("img", { name: "Prévia do patch" })).toBeVisible();
  await expect(form(page).getByRole("region", { name: "O que o cliente vê" })).toContainText(
    /Patch da Copa\+ R\$\s15,00Peito/,
  );
  const patch = await saveAs(page, "Patch da Copa");
  await expect(patch).toContainText(/Peito.*\+ R\$\s15,00.*Sem uso/);
  await expect(patch.getByRole("img", { name: "Imagem de Patch da Copa" })).toBeVisible();

  await page.getByRole("button", { name: "Nova opção" }).focus();
  await page.keyboard.press("Enter");
  await form(page)
    .getByRole("radio", { name: /^Patch/ })
    .focus();
  await page.keyboard.press("ArrowRight");
  await expect(form(page).getByText("Onde fica")).toBeHidden();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Manga longa");
  await page.keyboard.press("Tab");
  await page.keyboard.type("25,5");
  await page.keyboard.press("Enter");
  await expect(form(page)).toBeHidden();
  await expect(row(page, "Manga longa")).toContainText(/\+ R\$\s25,50/);
});

test("a category offers what is marked in its form, and its products follow it", async ({
  page,
  context,
}) => {
  await startAsOwner(context);
  const [long, short] = [newName("Manga"), newName("Calção")];
  for (const name of [long, short]) await makeOption(page, { name });
  const category = newName("Linha");
  const product = await makeProduct(page, { category_id: await makeCategory(page.request, category) });
  await visit(page, `/admin/categorias?q=${encodeURIComponent(category)}`);
  await openFromMenu(page, category, "Editar");
  const editing = dialog(page, "Editar Categoria");
  await expect(editing.getByRole("combobox", { name: "Opções" })).toContainText("Nenhuma");
  await chooseInForm(page, "Opções", "Escolher");
  await editing.getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(editing.getByText("Marque ao menos uma opção")).toBeVisible();
  for (const name of [long, short]) await editing.getByRole("checkbox", { name: new RegExp(name) }).check();
  await expect(editing.getByText("Marque ao menos uma opção")).toBeHidden();
  await editing.getByRole("button", { name: `Mover ${short} para baixo` }).click();
  await expect(editing.getByRole("button", { name: `Mover ${short} para cima` })).toBeFocused();
  await editing.getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(toast(page, "Categoria atualizada com sucesso")).toBeVisible();

  await openProduct(page, product);
  const choice = dialog(page).getByRole("combobox", { name: "Opções" });
  await expect(choice).toContainText("As da categoria");
  await expect(choice).toHaveAccessibleDescription(`O cliente vê: ${long} e ${short}`);
  await chooseInForm(page, "Opções", "Nenhuma");
  await expect(choice).toHaveAccessibleDescription("O cliente não vê opções.");
  await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await rulesOf(page, product.id)).option_rules).toMatchObject({ option_ids: [] });
  await openScreen(page);
  await expect(row(page, long)).toContainText("Em 1 categoria");
});

test("a product gets options of its own, with a limit and a group, and its patch is moved by keys", async ({
  page,
  context,
}) => {
  await startAsOwner(context);
  const names = { patch: newName("Patch"), long: newName("Manga"), short: newName("Calção") };
  const patch = await makePatch(page, { name: names.patch });
  const long = await makeOption(page, { name: names.long });
  const short = await makeOption(page, { name: names.short });
  const category_id = await makeCategory(page.request, newName("Linha"));
  const product = await makeProduct(page, { category_id, colors: ["#14532d"] });
  await openProduct(page, product);
  await expect(places(page)).toHaveCount(0);
  await chooseInForm(page, "Opções", "Próprias");
  for (const name of Object.values(names)) {
    await dialog(page)
      .getByRole("checkbox", { name: new RegExp(name) })
      .check();
  }
  await dialog(page).getByLabel("No máximo").fill("2");
  await dialog(page).getByRole("button", { name: "Adicionar grupo" }).click();
  const group = dialog(page).getByRole("group", { name: "Grupo 1" });
  await group.getByRole("checkbox", { name: names.long }).check();
  await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(group.getByText("Um grupo precisa de ao menos duas opções")).toBeVisible();
  await group.getByRole("checkbox", { name: names.short }).check();
  await expect(group.getByText("Um grupo precisa de ao menos duas opções")).toBeHidden();

  const grip = places(page).getByRole("button", { name: /^Manga direita, lugar do patch/ });
  await grip.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(places(page).getByRole("status")).toHaveText("14% da esquerda, 37,5% do topo");
  await expect(places(page).getByLabel("Esquerda (%)")).toHaveValue("14");
  await places(page).getByLabel("Largura (%)").fill("12");
  await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(toast(page, "Produto atualizado com sucesso!")).toBeVisible();
  const { option_rules, patch_areas } = await rulesOf(page, product.id);
  expect(option_rules).toMatchObject({ max: 2, one_of: [[long.id, short.id]] });
  expect(option_rules.option_ids.toSorted()).toEqual([patch.id, long.id, short.id].toSorted());
  expect(patch_areas).toEqual({ right_sleeve: { x: 0.14, y: 0.375, width: 0.12, height: 0.08 } });

  await openProduct(page, product);
  await places(page).getByRole("button", { name: "Usar o lugar de costume" }).click();
  await expect(places(page).getByLabel("Esquerda (%)")).toHaveValue("13,5");
  await dialog(page).getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await rulesOf(page, product.id)).patch_areas).toHaveProperty("right_sleeve.x", 0.14);

  const copied = await page.request.post(`/api/admin/products/${product.id}/duplicate`);
  const copy = await rulesOf(page, (await copied.json()).id);
  expect(copy).toEqual({ option_rules, patch_areas });
});

test("an option is withdrawn and offered again, and deleted once nothing offers it", async ({
  page,
  context,
}) => {
  await startAsOwner(context);
  const name = newName("Calção");
  const { id } = await makeOption(page, { name });
  const category = newName("Linha");
  const categoryId = await makeCategory(page.request, category);
  const rules = { option_rules: { option_ids: [id] } };
  await setCategory(page.request, categoryId, { name: category, ...rules });
  await openScreen(page);
  await openFromMenu(page, name, "Tirar de venda");
  await expect(toast(page, `${name} saiu de venda`)).toBeVisible();
  await expect(row(page, name)).toContainText("Fora de venda");
  await openFromMenu(page, name, "Voltar a vender");
  await expect(row(page, name).getByText("Fora de venda")).toHaveCount(0);
  await openFromMenu(page, name, "Editar");
  await form(page).getByRole("switch", { name: "Oferecer na loja" }).uncheck();
  await expect(await saveAs(page, name)).toContainText("Fora de venda");

  await setCategory(page.request, categoryId, { name: category, option_rules: null });
  await deleteOption(page, name);
  await expect(toast(page, `${name} foi excluída`)).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});

test("an order entered by hand has the options of its shirt, at their price", async ({ page, context }) => {
  await startAsOwner(context);
  const long = await makeOption(page, { name: newName("Manga") });
  const patch = await makePatch(page, { name: newName("Patch"), price_cents: 1500 });
  const category = newName("Linha");
  const category_id = await makeCategory(page.request, category);
  const option_rules = { option_ids: [patch.id, long.id], max: 1 };
  await setCategory(page.request, category_id, { name: category, option_rules });
  const shirt = await makeProduct(page, { category_id, price: "100,00", colors: ["#14532d"] });
  await openOrders(page);
  await page.getByRole("button", { name: "Novo Pedido" }).click();
  const order = dialog(page, "Novo Pedido");
  await order.getByLabel("Nome", { exact: true }).fill("Caio Figueira");
  await order.getByLabel("WhatsApp").fill("11955554444");
  await order.getByRole("checkbox", { name: "Retira na loja" }).check();
  await order.getByRole("searchbox", { name: "Adicionar produto" }).fill(shirt.name);
  await order.getByRole("button", { name: `Adicionar ${shirt.name}`, exact: true }).click();
  await choose(page, order.getByRole("combobox", { name: "Tamanho" }), "G");
  await order.getByRole("checkbox", { name: new RegExp(patch.name) }).check();
  await expect(order.getByRole("checkbox", { name: new RegExp(long.name) })).toBeDisabled();
  await expect(order.getByText(/1 × R\$\s115,00/)).toBeVisible();
  await expectAccessible(page);
  const created = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/admin/orders") && answer.request().method() === "POST",
  );
  await order.getByRole("button", { name: "Criar Pedido" }).click();
  await expect(toast(page, "Pedido criado com sucesso!")).toBeVisible();
  const { id, items } = await (await created).json();
  expect(items).toMatchObject([{ price: 115, options: [{ name: patch.name, price_cents: 1500 }] }]);

  await visit(page, `/admin/pedidos?pedido=${id}`);
  await expect(page.getByRole("table", { name: "Itens do pedido" })).toContainText(`Opção: ${patch.name}`);
  await visit(page, `/admin/pedidos/producao?ids=${id}`);
  const [onSheet, drawn] = [page.getByRole("list", { name: "Opções" }), page.locator("[data-patches]")];
  await expect(onSheet).toHaveText(`${patch.name}: manga direita`);
  await expect(drawn).toHaveAttribute("data-patches", "right_sleeve");
});

test("the list follows what others do", async ({ page, context }) => {
  await signInAsOwner(context);
  const connected = page.waitForResponse("**/api/admin/events");
  await openScreen(page);
  await connected;
  const { id, name } = await makeOption(page, { name: newName("De outra pessoa") });
  await expect(row(page, name)).toContainText("Sem uso");
  const category = newName("Viva");
  const categoryId = await makeCategory(page.request, category);
  await setCategory(page.request, categoryId, { name: category, option_rules: { option_ids: [id] } });
  await expect(row(page, name)).toContainText("Em 1 categoria");
});

for (const viewport of [phone, desktop]) {
  test(`everything is usable at ${viewport.width} px`, async ({ page, context }) => {
    await startAsOwner(context);
    await page.setViewportSize(viewport);
    const [one, other] = [
      await makePatch(page, { name: newName("Patch") }),
      await makeOption(page, { name: newName("Manga") }),
    ];
    const category = newName("Larga");
    const category_id = await makeCategory(page.request, category);
    const option_rules = { option_ids: [one.id, other.id], max: 1, one_of: [[one.id, other.id]] };
    await setCategory(page.request, category_id, { name: category, option_rules });
    const product = await makeProduct(page, { category_id, colors: ["#14532d"] });
    const check = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await openScreen(page);
    await expect(row(page, one.name)).toBeVisible();
    await check();
    await openFromMenu(page, one.name, "Editar");
    await expect(save(page)).toBeVisible();
    await check();
    await openProduct(page, product);
    await expect(places(page).getByLabel("Topo (%)")).toHaveValue("32,5");
    await chooseInForm(page, "Opções", "Próprias");
    await check();
    await visit(page, `/admin/categorias?q=${encodeURIComponent(category)}`);
    await openFromMenu(page, category, "Editar");
    await expect(page.getByRole("dialog").getByLabel("No máximo")).toHaveValue("1");
    await check();
  });
}
