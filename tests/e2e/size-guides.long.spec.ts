import type { Locator, Page } from "@playwright/test";
import { makeProduct, newName, toast } from "./admin-products-support.ts";
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
import { makeCategory } from "./own-shop.ts";

const editorOf = (page: Page) => page.getByRole("dialog", { name: "Guia de tamanhos" });
const measure = (editor: Locator, name: string) => editor.getByRole("group", { name, exact: true });
const value = (editor: Locator, name: string, size: string) =>
  measure(editor, name).getByRole("textbox", { name: `${size} em centímetros`, exact: true });
const save = (editor: Locator) => editor.getByRole("button", { name: "Salvar Guia" });

async function openEditor(page: Page, category: string): Promise<Locator> {
  await visit(page, `/admin/categorias?q=${encodeURIComponent(category)}`);
  await chooseFromMenu(page, page.getByRole("button", { name: `Ações de ${category}` }), "Guia de tamanhos");
  await expect(save(editorOf(page))).toBeEnabled();
  return editorOf(page);
}

/** Opens the guide on the page of a product, as a shopper does. */
async function openInShop(page: Page, productId: string): Promise<Locator> {
  await visit(page, `/produto/${productId}`);
  await page.getByRole("button", { name: "Guia de tamanhos" }).click();
  const guide = page.getByRole("dialog", { name: "Guia de tamanhos" });
  await expect(guide.getByRole("table")).toBeVisible();
  return guide;
}

const jacket = {
  measures: [{ name: "Tórax", how_to: "de uma axila à outra" }, { name: "Capuz" }],
  rows: [
    { size: "P", values: [54, null] },
    { size: "M", values: [57.5, 34] },
  ],
};

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

test("a category gets a size guide of its own, which its products show at the next visit", async ({
  page,
}) => {
  const name = newName("Agasalhos");
  const category_id = await makeCategory(page.request, name);
  const { id } = await makeProduct(page, { category_id });
  const standard = await openInShop(page, id);
  await expect(standard.getByRole("columnheader")).toHaveText(["Tamanho", "Tórax", "Comprimento", "Manga"]);

  const editor = await openEditor(page, name);
  await expect(editor.getByText("Esta categoria usa o guia padrão da loja.")).toBeVisible();
  await measure(editor, "Manga").getByRole("button", { name: "Remover Manga" }).click();
  await expect(editor.getByRole("button", { name: "Adicionar medida" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Capuz");
  await measure(editor, "Capuz").getByLabel("Como medir").fill("da nuca até a ponta");
  await value(editor, "Capuz", "M").fill("34,5");
  for (const cleared of ["Tórax", "Comprimento"]) await value(editor, cleared, "GG").fill("");
  const preview = editor.getByRole("region", { name: "O que o cliente vê" });
  await expect(preview.getByRole("cell")).toHaveText([
    "50",
    "70",
    "–sem medida",
    "53",
    "72",
    "34,5",
    "56",
    "74",
    "–sem medida",
  ]);
  await save(editor).click();
  await expect(toast(page, "Guia de tamanhos salvo com sucesso")).toBeVisible();
  await expect(editor).toBeHidden();

  const guide = await openInShop(page, id);
  await expect(guide.getByRole("columnheader")).toHaveText(["Tamanho", "Tórax", "Comprimento", "Capuz"]);
  await expect(guide.getByRole("rowheader")).toHaveText(["P", "M", "G"]);
  await expect(guide.getByText("da nuca até a ponta.")).toBeVisible();
  await expectAccessible(page);
});

test("a guide is copied from another category and from a model, and goes back to the default", async ({
  page,
}) => {
  const [name, other] = [newName("Jaquetas"), newName("Corta-ventos")];
  const category_id = await makeCategory(page.request, name);
  const otherId = await makeCategory(page.request, other);
  await page.request.put(`/api/admin/categories/${otherId}/size-guide`, { data: jacket });
  const editor = await openEditor(page, name);
  await chooseFromMenu(page, editor.getByRole("button", { name: "Copiar de outra categoria" }), other);
  await expect(value(editor, "Tórax", "M")).toHaveValue("57,5");
  await expect(measure(editor, "Capuz")).toBeVisible();

  await chooseFromMenu(page, editor.getByRole("button", { name: "Usar um modelo" }), "Jaqueta");
  const question = page.getByRole("alertdialog", { name: "Descartar alterações?" });
  await question.getByRole("button", { name: "Descartar" }).click();
  await expect(value(editor, "Manga", "P")).toHaveValue("62");
  await save(editor).click();
  await expect(editor).toBeHidden();

  await openEditor(page, name);
  await editor.getByRole("button", { name: "Voltar ao padrão" }).click();
  await page
    .getByRole("alertdialog", { name: "Voltar ao guia padrão?" })
    .getByRole("button", { name: "Voltar ao padrão" })
    .click();
  await expect(toast(page, "A categoria voltou ao guia de tamanhos padrão")).toBeVisible();
  await expect(value(editor, "Manga", "P")).toHaveValue("21");
  await expect(editor.getByRole("button", { name: "Voltar ao padrão" })).toHaveCount(0);
  const stored = await page.request.get(`/api/admin/categories/${category_id}/size-guide`);
  expect((await stored.json()).is_default).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, expectedConsoleMessages: [/Failed to load resource/] });

  test("a guide with mistakes says what is wrong at each field, and a failed save keeps what was typed", async ({
    page,
  }) => {
    const name = newName("Calças");
    const category_id = await makeCategory(page.request, name);
    const editor = await openEditor(page, name);
    await expectNoSidewaysScroll(page);
    await measure(editor, "Manga").getByLabel("Medida").fill("tórax");
    await value(editor, "Tórax", "P").fill("510");
    await value(editor, "Tórax", "G").fill("largo");
    await save(editor).click();
    const wrong = "P, G: Use um número de 1 a 250, com no máximo uma casa depois da vírgula";
    await expect(value(editor, "Tórax", "P")).toBeFocused();
    await expect(value(editor, "Tórax", "P")).toHaveAccessibleDescription(wrong);
    await expectAccessible(page);
    await value(editor, "Tórax", "P").fill("51");
    await value(editor, "Tórax", "G").fill("56");
    await save(editor).click();
    const repeated = editor.getByRole("textbox", { name: "Medida" }).nth(2);
    await expect(repeated).toHaveAccessibleDescription("Já existe uma medida com esse nome");
    await repeated.fill("Perna");

    await page.route("**/size-guide", (route) => route.abort());
    await save(editor).click();
    await expect(toast(page, "Erro ao salvar o guia de tamanhos")).toBeVisible();
    await expect(value(editor, "Tórax", "P")).toHaveValue("51");
    await page.unroute("**/size-guide");

    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Descartar alterações?" });
    await question.getByRole("button", { name: "Continuar editando" }).click();
    await expect(question).toBeHidden();
    await save(editor).click();
    await expect(editor).toBeHidden();
    const stored = await (await page.request.get(`/api/admin/categories/${category_id}/size-guide`)).json();
    expect(stored.measures.map((saved: { name: string }) => saved.name)).toEqual([
      "Tórax",
      "Comprimento",
      "Perna",
    ]);
  });

  test("a guide that does not come says so, and is asked for again", async ({ page }) => {
    const name = newName("Meiões");
    await makeCategory(page.request, name);
    await page.route("**/size-guide", (route) =>
      route.fulfill({ status: 403, json: { error: { code: "forbidden", message: "Não agora." } } }),
    );
    await visit(page, `/admin/categorias?q=${encodeURIComponent(name)}`);
    await chooseFromMenu(page, page.getByRole("button", { name: `Ações de ${name}` }), "Guia de tamanhos");
    const editor = editorOf(page);
    await expect(editor.getByText("Não foi possível abrir o guia de tamanhos")).toBeVisible();
    await expect(save(editor)).toBeDisabled();
    await page.unroute("**/size-guide");
    await editor.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(value(editor, "Tórax", "P")).toHaveValue("50");
    await dismiss(page, editor);
  });

  test("the shop tells who cannot load the guide, and shows it at the next try", async ({ page }) => {
    const category_id = await makeCategory(page.request, newName("Kits"));
    await page.request.put(`/api/admin/categories/${category_id}/size-guide`, {
      data: {
        measures: ["Tórax", "Comprimento", "Manga", "Cintura do calção", "Comprimento do calção"].map(
          (measured) => ({ name: measured }),
        ),
        rows: [{ size: "M", values: [53, 72, 22, 35, 46.5] }],
      },
    });
    const { id } = await makeProduct(page, { category_id });
    await page.route("**/assets/size-guide-dialog-*.js", (route) => route.abort());
    await visit(page, `/produto/${id}`);
    const button = page.getByRole("button", { name: "Guia de tamanhos" });
    await button.click();
    await expect(page.getByText("Não foi possível abrir o guia de tamanhos.")).toBeVisible();
    await page.unroute("**/assets/size-guide-dialog-*.js");
    await button.click();
    const guide = page.getByRole("dialog", { name: "Guia de tamanhos" });
    const last = guide.getByRole("cell", { name: "46,5" });
    await expect(last).not.toBeInViewport();
    await guide.getByRole("group", { name: "Tabela de medidas" }).focus();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
