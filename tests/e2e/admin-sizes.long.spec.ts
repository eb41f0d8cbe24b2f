import { chooseInForm, makeProduct, newName, toast } from "./admin-products-support.ts";
import {
  assignToProduct,
  form,
  makeGrid,
  measure,
  openFromMenu,
  openScreen,
  PATH,
  row,
  saveAs,
  size,
  sizesInShop,
  startAsOwner,
} from "./admin-sizes-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { makeCategory, testInOwnShop } from "./own-shop.ts";

// A separate shop: its list of grids is looked at as a whole.
const test = testInOwnShop();
test.describe.configure({ mode: "default" });

test("by keyboard alone a grid is written, and a product that gets it shows its sizes and its guide", async ({
  page,
  context,
}) => {
  await startAsOwner(context);
  const product = await makeProduct(page, { category_id: await makeCategory(page.request, "Base") });
  await openScreen(page);
  await expect(page.getByText("Sem grade, um produto tem P, M, G e GG.")).toBeVisible();
  await expect(row(page, "Infantil")).toContainText("Sem uso");

  await page.getByRole("button", { name: "Nova grade" }).focus();
  await page.keyboard.press("Enter");
  await form(page).getByLabel("Nome da grade").focus();
  await page.keyboard.type("Torcedor");
  await page.keyboard.press("Tab");
  await page.keyboard.type("G");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(form(page).getByRole("button", { name: "Adicionar tamanho" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(size(page, "Tamanho 2").getByRole("textbox", { name: "Tamanho" })).toBeFocused();
  await page.keyboard.type("XGG");
  await page.keyboard.press("Tab");
  await page.keyboard.type("15");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("button", { name: "Mover XGG para baixo" })).toBeFocused();
  await expect(form(page).getByText("XGG: posição 1 de 2")).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("button", { name: "Mover XGG para cima" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(form(page).getByRole("switch", { name: "Medidas próprias" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(measure(page, "Tórax", "G")).toHaveValue("56");
  await measure(page, "Tórax", "XGG").focus();
  await page.keyboard.type("64,5");
  await page.keyboard.press("Enter");
  await expect(form(page)).toBeHidden();
  await expect(row(page, "Torcedor")).toContainText(/G.*XGG\+ R\$\s15,00.*Com medidas.*Sem uso/s);

  await assignToProduct(page, product, "Torcedor (G, XGG)");
  const sizes = await sizesInShop(page, product.id);
  await expect(sizes).toHaveCount(2);
  await expect(page.getByRole("radio", { name: /^XGG \+ R\$\s15,00$/ })).toBeVisible();
  await page.getByRole("button", { name: "Guia de tamanhos" }).click();
  const guide = page.getByRole("dialog", { name: "Guia de tamanhos" });
  await expect(guide.getByRole("rowheader")).toHaveText(["G", "XGG"]);
  await expect(guide.getByRole("cell").nth(3)).toHaveText("64,5");
  await openScreen(page);
  await expect(row(page, "Torcedor")).toContainText("Em 1 produto");
});

test("the sizes of a category are those of its products, and follow the grid", async ({ page, context }) => {
  await startAsOwner(context);
  const name = newName("Linha");
  const { id } = await makeProduct(page, { category_id: await makeCategory(page.request, name) });
  await makeGrid(page);
  await visit(page, `/admin/categorias?q=${encodeURIComponent(name)}`);
  await openFromMenu(page, name, "Editar");
  const editing = page.getByRole("dialog", { name: "Editar Categoria" });
  await expect(editing.getByRole("combobox", { name: "Tamanhos" })).toContainText("P, M, G, GG (padrão)");
  await chooseInForm(page, "Tamanhos", "Adulto grande (G, GG, 3XL)");
  await expect(editing.getByText(/^O cliente vê: G, GG, 3XL \+ R\$\s15,00$/)).toBeVisible();
  await editing.getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(editing).toBeHidden();
  await openFromMenu(page, name, "Guia de tamanhos");
  await expect(
    page.getByText(/A categoria usa a grade “Adulto grande”, que tem medidas próprias/),
  ).toBeVisible();

  await visit(page, `/admin/produtos?produto=${id}`);
  const choice = page.getByRole("dialog").getByRole("combobox", { name: "Tamanhos" });
  await expect(choice).toContainText("Como a categoria (Adulto grande)");
  await expect(choice).toHaveAccessibleDescription(/O cliente vê: G, GG, 3XL/);
  const values = (await sizesInShop(page, id)).evaluateAll((radios) =>
    radios.map((radio) => (radio as HTMLInputElement).value),
  );
  expect(await values).toEqual(["G", "GG", "3XL"]);

  await openScreen(page);
  await openFromMenu(page, "Adulto grande", "Editar");
  await size(page, "3XL").getByRole("textbox", { name: "Tamanho" }).fill("XXXG");
  await form(page).getByRole("button", { name: "Mover XXXG para cima" }).click();
  await expect(measure(page, "Tórax", "XXXG")).toHaveValue("66,5");
  await form(page).getByRole("button", { name: "Remover GG" }).click();
  await expect(await saveAs(page, "Adulto grande")).toContainText("Em 1 categoria");
  const renamed = await sizesInShop(page, id);
  await expect(renamed).toHaveCount(2);
  await expect(renamed.nth(1)).toHaveAttribute("value", "XXXG");
  await page.getByRole("button", { name: "Guia de tamanhos" }).click();
  const guide = page.getByRole("dialog", { name: "Guia de tamanhos" });
  await expect(guide.getByRole("row").last()).toHaveText(/^XXXG66,5$/);
});

test("a grid is duplicated, deleted once nothing uses it, and a shop without any is told what they are for", async ({
  page,
  context,
}) => {
  await startAsOwner(context);
  await openScreen(page);
  await openFromMenu(page, "Conjunto", "Duplicar");
  await expect(form(page).getByLabel("Nome da grade")).toHaveValue("Conjunto (cópia)");
  await size(page, "28").getByRole("textbox", { name: "Acréscimo" }).fill("9,9");
  await expect(await saveAs(page, "Conjunto (cópia)")).toContainText(/28\+ R\$\s9,90/);
  await openFromMenu(page, "Conjunto (cópia)", "Excluir");
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(toast(page, "Conjunto (cópia) foi excluída")).toBeVisible();
  await expect(row(page, "Conjunto (cópia)")).toHaveCount(0);
  await page.route(`**${PATH}`, (route) => route.fulfill({ json: [] }));
  await openScreen(page);
  await expect(page.getByText("Nenhuma grade")).toBeVisible();
  await expectAccessible(page);
});

test("the list follows what others do", async ({ page, context }) => {
  await signInAsOwner(context);
  const connected = page.waitForResponse("**/api/admin/events");
  await openScreen(page);
  await connected;
  await expect(row(page, "Feminina")).toContainText("Sem uso");
  const { id } = await makeGrid(page, { name: "De outra pessoa" });
  await expect(row(page, "De outra pessoa")).toContainText("Sem uso");
  const category_id = await makeCategory(page.request, newName("Viva"));
  await makeProduct(page, { category_id, size_grid_id: id });
  await expect(row(page, "De outra pessoa")).toContainText("Em 1 produto");
});

for (const viewport of [phone, desktop]) {
  test(`everything is usable at ${viewport.width} px`, async ({ page, context }) => {
    await startAsOwner(context);
    await page.setViewportSize(viewport);
    const name = `Acessível ${viewport.width}`;
    const { id } = await makeGrid(page, { name });
    const category = newName("Larga");
    const category_id = await makeCategory(page.request, category);
    const product = await makeProduct(page, { category_id, size_grid_id: id });
    await openScreen(page);
    await expect(row(page, name)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await openFromMenu(page, name, "Editar");
    await expect(measure(page, "Tórax", "3XL")).toHaveValue("66,5");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await visit(page, `/admin/produtos?produto=${product.id}`);
    await expect(page.getByRole("combobox", { name: "Tamanhos" })).toContainText(name);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await visit(page, `/admin/categorias?q=${encodeURIComponent(category)}`);
    await openFromMenu(page, category, "Editar");
    await expect(page.getByRole("combobox", { name: "Tamanhos" })).toContainText("padrão");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
