import {
  cells,
  chooseInForm,
  dialog,
  makeProduct,
  newName,
  openProduct,
  openProducts,
  row,
  shirtPicture,
  toast,
} from "./admin-products-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import {
  choose,
  chooseFromMenu,
  desktop,
  dismiss,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from "./fixtures.ts";
import { goBack, reload, visit } from "./navigation.ts";

// The viewport is large enough that toasts do not cover a form's buttons.
test.use({ viewport: desktop });

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

test("the list is searched by product or category, filtered, sorted and paged, all in the address", async ({
  page,
}) => {
  const { name } = await makeProduct(page, { name: newName("Ação Única"), category_id: "3" });
  await openProducts(page);
  await expect(page.getByRole("columnheader")).toHaveText(["Imagem", "Nome", "Preço", "Categoria", "Ações"]);
  const next = page.getByRole("button", { name: "Próxima página" });
  await next.click();
  await expect(page.getByText(/^26–\d+ de \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "Página anterior" }).click();
  await expect(page.getByText(/^1–25 de \d+$/)).toBeVisible();
  await expectAccessible(page);

  const search = page.getByRole("searchbox", { name: "Buscar produtos" });
  await search.fill(name.toUpperCase().replace("ÇÃ", "ca").replace("Ú", "U"));
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(row(page, name)).toContainText("R$ 199,90");
  await expect(row(page, name)).toContainText("Seleções");
  await reload(page);
  await expect(row(page, name)).toBeVisible();

  await search.fill("selecoes");
  await expect(page.getByRole("cell", { name: "Seleções" }).first()).toBeVisible();
  await expect(page.getByRole("cell", { name: "Retrô", exact: true })).toHaveCount(0);
  await search.fill("nada disto existe");
  await expect(page.getByText("Nenhum produto encontrado")).toBeVisible();
  await page.getByRole("button", { name: "Limpar busca" }).click();

  await choose(page, page.getByRole("combobox", { name: "Categoria" }), "Inverno");
  await choose(page, page.getByRole("combobox", { name: "Ordenar por" }), "Menor preço");
  await expect(page).toHaveURL(/categoria=6&ordem=price/);
  await expect(page.getByRole("cell", { name: "Seleções" })).toHaveCount(0);
  await expect
    .poll(async () => {
      const prices = await page.getByRole("cell", { name: /^R\$/ }).allInnerTexts();
      const numbers = prices.map((text) => Number(text.replace(/[^\d,]/g, "").replace(",", ".")));
      return numbers.length > 0 && numbers.join() === numbers.toSorted((a, b) => a - b).join();
    })
    .toBe(true);
});

test("a category is created while its first product is entered", async ({ page }) => {
  const [name, category] = [newName(), newName("Várzea")];
  await openProducts(page);
  await page.getByRole("button", { name: "Novo Produto" }).click();
  const form = dialog(page, "Novo Produto");
  await form.getByLabel("Nome").fill(name);
  await form.getByLabel("Preço (R$)").fill("99,90");
  const categories = form.getByRole("combobox", { name: "Categoria", exact: true });
  const creation = dialog(page, "Adicionar Nova Categoria");
  await expect(async () => {
    await categories.click({ timeout: 2000 });
    await page.getByRole("option", { name: "Criar categoria" }).click({ timeout: 2000 });
    await expect(creation).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await creation.getByLabel("Nome da Categoria").fill(category);
  await expectAccessible(page);
  await creation.getByRole("button", { name: "Salvar Categoria" }).click();
  await expect(toast(page, "Categoria adicionada com sucesso")).toBeVisible();
  await expect(categories).toContainText(category);
  await expect(form.getByLabel("Nome")).toHaveValue(name);
  await form.getByRole("button", { name: "Adicionar Produto" }).click();
  await expect(row(page, name)).toContainText(category);
});

test("a new product with a picture is on the shop at once", async ({ page }) => {
  const name = newName();
  await openProducts(page);
  await page.getByRole("button", { name: "Novo Produto" }).click();
  const form = dialog(page, "Novo Produto");
  await form.getByRole("button", { name: "Adicionar Produto" }).click();
  await expect(toast(page, "Por favor, preencha todos os campos obrigatórios.")).toBeVisible();
  await expect(form.getByLabel("Nome")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByLabel("Nome")).toBeFocused();
  await expectAccessible(page);

  await form.getByLabel("Nome").fill(name);
  await form.getByLabel("Preço (R$)").fill("R$ 1.299");
  await expect(form.getByLabel("Preço (R$)")).toHaveValue("1.299");
  await chooseInForm(page, "Categoria", "Times Brasileiros");
  await expect(form.getByRole("combobox", { name: "Subcategoria" })).toContainText("Automática");
  await form.getByRole("button", { name: "Adicionar Produto" }).click();
  await expect(toast(page, "Preço inválido. Por favor, insira um valor numérico.").first()).toBeVisible();
  await form.getByLabel("Preço (R$)").fill("1.299,90");
  await form.getByLabel("Descrição").fill("Malha leve");
  await form.getByLabel("Mostrar selo Novo").check();
  await form.getByLabel("Imagem do produto").setInputFiles(await shirtPicture("jpeg"));
  await expect(
    toast(page, "Imagem enviada com sucesso! Ela será associada ao produto quando você salvar."),
  ).toBeVisible();
  await expect(cells(page)).toHaveCount(1);
  await expect(cells(page).first()).toContainText("Principal");
  await form.getByRole("button", { name: "Adicionar Produto" }).click();
  await expect(toast(page, "Produto adicionado com sucesso!")).toBeVisible();
  await expect(form).toBeHidden();
  await expect(row(page, name)).toContainText("Novo");
  await expect(row(page, name)).toContainText("R$ 1.299,90");

  await visit(page, "/categoria/lancamentos");
  await page.getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Malha leve")).toBeVisible();
  const picture = page.locator(`img[alt="${name}"]`).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("the list marks a product whose picture stays on another site", async ({ page }) => {
  const { name } = await makeProduct(page, { colors: ["#ff0000"] });
  // The response is mocked, because a picture that cannot be loaded would break other tests of the shared shop.
  await page.route("**/api/admin/products?*", async (route) => {
    const answer = await route.fetch();
    const list = await answer.json();
    const rows = list.rows.map((product: object) => ({ ...product, has_external_image: true }));
    await route.fulfill({ response: answer, json: { ...list, rows } });
  });
  await openProducts(page, `?q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toContainText("Imagem externa");
});

test("closing a form that was changed asks first; an untouched one closes", async ({ page }) => {
  const product = await makeProduct(page);
  await openProduct(page, product);
  await dismiss(page, dialog(page));
  await row(page, product.name).getByRole("button", { name: "Editar" }).click();
  await dialog(page).getByLabel("Nome").fill("Outro nome");
  const question = page.getByRole("alertdialog", { name: "Descartar alterações?" });
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(dialog(page).getByLabel("Nome")).toHaveValue("Outro nome");
  await goBack(page);
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Descartar" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, product.name)).toBeVisible();
});

test("a product is copied, pinned among the highlights and deleted", async ({ page }) => {
  const product = await makeProduct(page, { colors: ["#ff0000"] });
  await openProducts(page, `?q=${encodeURIComponent(product.name)}`);
  const menu = async (item: string, name = product.name) => {
    const button = page.getByRole("button", { name: `Mais ações de ${name}`, exact: true });
    await chooseFromMenu(page, button, item);
  };
  await menu("Fixar nos destaques");
  await expect(toast(page, "Produto fixado nos destaques")).toBeVisible();
  await expect(row(page, product.name)).toContainText("Destaque");
  const shop = await page.context().newPage();
  await visit(shop, "/");
  const highlights = shop.getByRole("region", { name: "Destaques" });
  await expect(highlights.getByText(product.name)).toBeVisible();
  await menu("Retirar dos destaques");
  await expect(toast(page, "Produto retirado dos destaques")).toBeVisible();
  await visit(shop, "/");
  await expect(highlights.getByText(product.name)).toHaveCount(0);

  await menu("Duplicar");
  await expect(toast(page, "Produto duplicado com sucesso!")).toBeVisible();
  await expect(dialog(page).getByLabel("Nome")).toHaveValue(`${product.name} (cópia)`);
  await expect(cells(page)).toHaveCount(1);
  await dismiss(page, dialog(page));
  await expect(row(page, product.name)).toHaveCount(2);

  await page.getByRole("button", { name: `Excluir ${product.name}`, exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Excluir Produto" });
  await expect(question).toContainText(
    "Tem certeza que deseja excluir este produto? Esta ação não pode ser desfeita.",
  );
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("button", { name: `Excluir ${product.name}`, exact: true }).click();
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(toast(page, "Produto excluído com sucesso!")).toBeVisible();
  await expect(row(page, product.name)).toHaveCount(1);
  expect((await page.request.get(`/produto/${product.id}`)).status()).toBe(404);
  // The copy still has the picture that both shared.
  expect((await page.request.get(product.images[0]?.url ?? "")).status()).toBe(200);
});

test("the subcategory is asked for, except where the category has none", async ({ page }) => {
  await openProducts(page, "?produto=novo");
  const subcategory = dialog(page, "Novo Produto").getByRole("combobox", { name: "Subcategoria" });
  await expect(subcategory).toHaveCount(0);
  for (const category of ["Conjuntos", "Inverno"]) {
    await chooseInForm(page, "Categoria", category);
    await expect(subcategory).toHaveCount(0);
  }
  await chooseInForm(page, "Categoria", "Retrô");
  await expect(subcategory).toBeVisible();
  await chooseInForm(page, "Subcategoria", "Anos 80");
  await chooseInForm(page, "Categoria", "Seleções");
  await expect(subcategory).toContainText("Automática");
});

test("on a phone a product is added with its picture, without scrolling sideways", async ({ page }) => {
  await page.setViewportSize(phone);
  const name = newName("Camisa de nome bem comprido para caber no telefone");
  await openProducts(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Novo Produto" }).click();
  const form = dialog(page, "Novo Produto");
  await form.getByLabel("Nome").fill(name);
  await form.getByLabel("Preço (R$)").fill("199.90");
  await chooseInForm(page, "Categoria", "Internacionais");
  await form
    .getByLabel("Imagem do produto")
    .setInputFiles([await shirtPicture("gif"), await shirtPicture("webp")]);
  await expect(cells(page)).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await form.getByRole("button", { name: "Adicionar Produto" }).click();
  await expect(toast(page, "Produto adicionado com sucesso!")).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(row(page, name)).toContainText("R$ 199,90 · Internacionais");
  await expectNoSidewaysScroll(page);
  // The focus that comes back may have scrolled a button halfway below the header, where it would be too small to touch.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});
