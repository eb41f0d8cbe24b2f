import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import {
  chooseFromMenu,
  dismiss,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { pictureFile } from "./picture-files.ts";

const newName = (kind: string) => `${kind} ${randomUUID().slice(0, 8)}`;
const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const dialog = (page: Page, title: string) => page.getByRole("dialog", { name: title });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

async function open(page: Page) {
  await visit(page, "/admin/categorias");
  await expect(page.getByRole("table", { name: "Categorias" })).toBeVisible();
}

/** Creates a category by the API, like another administrator. */
async function makeCategory(page: Page, name: string, subcategories: string[] = []): Promise<string> {
  const { id } = await (await page.request.post("/api/admin/categories", { data: { name } })).json();
  for (const child of subcategories) {
    await page.request.post("/api/admin/subcategories", { data: { name: child, category_id: id } });
  }
  return id;
}

async function choose(page: Page, name: string, item: string) {
  await chooseFromMenu(page, page.getByRole("button", { name: `Ações de ${name}` }), item);
}

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

test("a category is added and edited, and the shop shows it at once", async ({ page }) => {
  const [name, renamed] = [newName("Futsal"), newName("Society")];
  await open(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gerenciamento de Categorias");
  await page.getByRole("button", { name: "Nova Categoria" }).click();
  const adding = dialog(page, "Adicionar Nova Categoria");
  await adding.getByRole("button", { name: "Salvar Categoria" }).click();
  await expect(adding.getByText("O nome da categoria é obrigatório")).toBeVisible();
  await expect(adding.getByLabel("Nome da Categoria")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(name);
  await adding.getByLabel("Descrição").fill("Para a quadra");
  await adding.getByRole("button", { name: "Salvar Categoria" }).click();
  await expect(toast(page, "Categoria adicionada com sucesso")).toBeVisible();
  await expect(adding).toBeHidden();
  await expect(row(page, name)).toContainText("Para a quadra");
  await expect(row(page, name)).toContainText("Nenhuma subcategoria");

  const shop = await page.context().newPage();
  await visit(shop, "/");
  await expect(shop.getByRole("region", { name: "Navegue por Categorias" }).getByText(name)).toBeVisible();

  await choose(page, name, "Editar");
  const editing = dialog(page, "Editar Categoria");
  await expect(editing.getByLabel("Descrição")).toHaveValue("Para a quadra");
  await editing.getByLabel("Nome da Categoria").fill(renamed);
  await editing.getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(toast(page, "Categoria atualizada com sucesso")).toBeVisible();
  await visit(shop, `/categoria/${slugOf(renamed)}`);
  await expect(shop.getByRole("heading", { level: 1 })).toHaveText(renamed);
});

test("a category is searched for and deleted, and the shop no longer shows it", async ({ page }) => {
  const name = newName("Areia");
  await makeCategory(page, name);
  await open(page);
  await page.getByPlaceholder("Buscar categorias...").fill(name.toUpperCase());
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByPlaceholder("Buscar categorias...").fill("nada assim");
  await expect(page.getByText("Nenhuma categoria encontrada")).toBeVisible();
  await expect(page.getByText("Tente ajustar sua busca")).toBeVisible();
  await page.getByRole("button", { name: "Limpar" }).click();

  await choose(page, name, "Excluir");
  const question =
    "Tem certeza que deseja excluir esta categoria? Isso também excluirá todas as subcategorias associadas e pode afetar produtos existentes.";
  await expect(page.getByRole("alertdialog")).toContainText(question);
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(toast(page, "Categoria excluída com sucesso")).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  await visit(page, "/");
  await expect(page.getByText(name)).toHaveCount(0);
});

test("'Visualizar Site' opens the shop in another tab", async ({ page }) => {
  await open(page);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Visualizar Site" }).click();
  await expect(await opened).toHaveURL("/");
});

test.describe("a refused save", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test("keeps what was typed: a taken name, then a shop that does not answer", async ({ page }) => {
    const name = newName("Várzea");
    await makeCategory(page, name);
    await open(page);
    await page.getByRole("button", { name: "Nova Categoria" }).click();
    const adding = dialog(page, "Adicionar Nova Categoria");
    await adding.getByLabel("Nome da Categoria").fill(name.toUpperCase());
    await adding.getByLabel("Descrição").fill("Fica aqui");
    await adding.getByRole("button", { name: "Salvar Categoria" }).click();
    await expect(adding.getByText("Já existe uma categoria com esse nome.")).toBeVisible();
    await expect(toast(page, "Erro ao adicionar categoria")).toBeVisible();

    await page.route("**/api/admin/categories", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    const another = newName("Praia");
    await adding.getByLabel("Nome da Categoria").fill(another);
    await adding.getByRole("button", { name: "Salvar Categoria" }).click();
    await expect(page.getByText("Verifique sua conexão").first()).toBeVisible();
    await expect(adding.getByLabel("Nome da Categoria")).toHaveValue(another);
    await expect(adding.getByLabel("Descrição")).toHaveValue("Fica aqui");
    await page.unroute("**/api/admin/categories");
    await adding.getByRole("button", { name: "Salvar Categoria" }).click();
    await expect(row(page, another)).toBeVisible();
  });

  test("leaves a category that products use, with its subcategories", async ({ page }) => {
    await open(page);
    await choose(page, "Conjuntos", "Excluir");
    await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
    await expect(
      toast(page, "Erro ao excluir categoria. Verifique se não há produtos usando esta categoria."),
    ).toBeVisible();
    await expect(row(page, "Conjuntos")).toContainText("Padrão");
    const subcategory = row(page, "Conjuntos").getByRole("button", { name: "Subcategoria Padrão" });
    await chooseFromMenu(page, subcategory, "Excluir");
    await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
    await expect(page.getByText(/usam esta subcategoria/)).toBeVisible();
    await expect(row(page, "Conjuntos")).toContainText("Padrão");
  });

  test("is told where the list itself does not come, and asked for again", async ({ page }) => {
    await page.route("**/api/admin/categories", (route) =>
      route.fulfill({ status: 403, json: { error: { code: "forbidden", message: "Não agora." } } }),
    );
    await visit(page, "/admin/categorias");
    await expect(page.getByText("Falha ao carregar categorias. Tente novamente.")).toBeVisible();
    await page.unroute("**/api/admin/categories");
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(page.getByRole("table", { name: "Categorias" })).toBeVisible();
  });
});

test("subcategories are added, renamed and deleted, each name once", async ({ page }) => {
  const name = newName("Base");
  await makeCategory(page, name);
  await open(page);
  await choose(page, name, "Adicionar Subcategoria");
  const adding = dialog(page, "Adicionar Subcategoria");
  await adding.getByRole("button", { name: "Salvar Subcategoria" }).click();
  await expect(adding.getByText("Nome e categoria são obrigatórios")).toBeVisible();
  await adding.getByLabel("Nome da Subcategoria").fill("Sub-20");
  await adding.getByLabel("Nome da Subcategoria").press("Enter");
  await expect(toast(page, "Subcategoria adicionada com sucesso")).toBeVisible();
  const chip = (child: string) => row(page, name).getByRole("button", { name: `Subcategoria ${child}` });
  await expect(chip("Sub-20")).toBeVisible();

  await chooseFromMenu(page, chip("Sub-20"), "Renomear");
  const renaming = dialog(page, "Renomear Subcategoria").getByLabel("Nome da Subcategoria");
  await renaming.fill("Sub-17");
  await renaming.press("Enter");
  await expect(chip("Sub-17")).toBeVisible();
  await chooseFromMenu(page, chip("Sub-17"), "Excluir");
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(toast(page, "Subcategoria excluída com sucesso")).toBeVisible();
  await expect(row(page, name)).toContainText("Nenhuma subcategoria");
});

test("a picture is added and shown in the shop", async ({ page }) => {
  const name = newName("Praia");
  const id = await makeCategory(page, name);
  await open(page);
  await row(page, name)
    .getByRole("button", { name: `Adicionar imagem de ${name}` })
    .click();
  const images = dialog(page, "Gerenciar Imagem da Categoria");
  await images.getByRole("button", { name: "Salvar Imagem" }).click();
  await expect(images.getByText("Selecione uma categoria e faça upload de uma imagem")).toBeVisible();
  await expect(images.getByText("JPG, PNG e WebP, máximo 5MB")).toBeVisible();
  await images
    .getByLabel("Imagem da categoria")
    .setInputFiles(await pictureFile("png", { width: 800, height: 600 }));
  await expect(images.getByAltText("Prévia da imagem escolhida")).toBeVisible();
  await images.getByRole("button", { name: "Salvar Imagem" }).click();
  await expect(toast(page, "Imagem da categoria salva com sucesso")).toBeVisible();

  const thumbnail = row(page, name).getByAltText(`Imagem de ${name}`);
  await expect(thumbnail).toBeVisible();
  const shop = await page.context().newPage();
  await visit(shop, "/");
  const tile = shop.getByRole("region", { name: "Navegue por Categorias" }).getByRole("link", { name });
  await expect(tile).toHaveAttribute("href", `/categorias/${id}`);
  await tile.click();
  await expect(shop).toHaveURL(new RegExp(`/categoria/${id}$`));
});

test("the actions of a picture come with the mouse or the keyboard: it is changed and removed", async ({
  page,
}) => {
  const name = newName("Areia");
  const id = await makeCategory(page, name);
  const { buffer, ...file } = await pictureFile("webp", { width: 800, height: 600 });
  const upload = await page.request.post("/api/admin/uploads", {
    multipart: { folder: "categories", file: { ...file, buffer } },
  });
  const { url } = await upload.json();
  await page.request.put(`/api/admin/categories/${id}/image`, { data: { image_url: url } });
  await open(page);
  const thumbnail = row(page, name).getByAltText(`Imagem de ${name}`);
  const images = dialog(page, "Gerenciar Imagem da Categoria");
  const edit = page.getByRole("button", { name: `Editar imagem de ${name}` });
  await expect(edit.locator("..")).toHaveCSS("opacity", "0");
  await edit.locator("..").hover();
  await expect(edit.locator("..")).toHaveCSS("opacity", "1");
  const before = await thumbnail.getAttribute("src");
  await edit.click();
  await images
    .getByLabel("Imagem da categoria")
    .setInputFiles(await pictureFile("jpeg", { width: 640, height: 480 }));
  await expect(images.getByText("640 × 480 pixels")).toBeVisible();
  await images.getByRole("button", { name: "Salvar Imagem" }).click();
  await expect(images).toBeHidden();
  await expect(thumbnail).not.toHaveAttribute("src", before ?? "");

  await page.getByRole("button", { name: `Remover imagem de ${name}` }).press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Tem certeza que deseja remover a imagem desta categoria?");
  await question.getByRole("button", { name: "Remover" }).click();
  await expect(toast(page, "Imagem da categoria removida com sucesso")).toBeVisible();
  await expect(row(page, name).getByRole("button", { name: `Adicionar imagem de ${name}` })).toBeVisible();
});

test("an old address leads on to the category's new name, for good", async ({ page }) => {
  const [name, renamed] = [newName("Antiga"), newName("Nova")];
  const id = await makeCategory(page, name);
  await page.request.patch(`/api/admin/categories/${id}`, { data: { name: renamed } });
  const old = `/categoria/${slugOf(name)}?ordem=menor-preco`;
  const answer = await page.request.get(old, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  await visit(page, old);
  await expect(page).toHaveURL(new RegExp(`/categoria/${slugOf(renamed)}\\?ordem=menor-preco$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(renamed);
});

test("on a phone the cards hold everything, and the keyboard reaches it", async ({ page }) => {
  const name = newName("Celular");
  await makeCategory(page, name, ["Titular"]);
  await page.setViewportSize(phone);
  await open(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const menu = page.getByRole("button", { name: `Ações de ${name}` });
  await menu.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Editar" })).toBeFocused();
  await page.keyboard.press("Enter");
  const editing = dialog(page, "Editar Categoria");
  await expect(editing).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dismiss(page, editing);
  await expect(menu).toBeFocused();
});
