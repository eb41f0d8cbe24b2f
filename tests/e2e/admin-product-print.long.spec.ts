import { chooseInForm, dialog, makeProduct, openProduct, toast } from "./admin-products-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
  waitForAnimations,
} from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { parts } from "./product-support.ts";

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

test.describe("the print of a product", () => {
  test.use({ viewport: desktop });

  test("is set by keys, by dragging and by choosing, and shoppers see it", async ({ page }) => {
    const product = await makeProduct(page, { colors: ["#14532d", "#1d4ed8"] });
    await openProduct(page, product);
    const section = dialog(page).getByRole("region", { name: "Estampa nas costas" });
    await section.getByRole("switch", { name: "Mostrar a estampa na foto das costas" }).check();
    await expect(section.getByRole("combobox", { name: "Foto das costas" })).toHaveText("Imagem 2");
    await expect(section.locator("[data-print] path").first()).toBeVisible();

    const start = section.getByRole("button", { name: /^Canto superior esquerdo/ });
    await start.focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Shift+ArrowUp");
    await expect(section.getByLabel("Esquerda (%)")).toHaveValue("30,5");
    await expect(section.getByLabel("Topo (%)")).toHaveValue("13");
    await expect(section.getByRole("status")).toHaveText("30,5% da esquerda, 13% do topo");

    const end = section.getByRole("button", { name: /^Canto inferior direito/ });
    await end.scrollIntoViewIfNeeded();
    await waitForAnimations(page);
    const from = await end.boundingBox();
    if (!from) throw new Error("the handle has no place");
    const grip = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x + 40, grip.y + 25, { steps: 4 });
    await page.mouse.up();
    await expect(section.getByLabel("Largura (%)")).not.toHaveValue("38,5");

    await section.getByLabel("Altura (%)").fill("40");
    await chooseInForm(page, "Fonte", "Universitária");
    await section.getByLabel("Cor das letras", { exact: true }).fill("#FFD43B");
    await section.getByRole("switch", { name: "Contorno nas letras" }).check();
    await section.getByRole("button", { name: "Com 15 letras" }).click();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
    await expect(toast(page, "Produto atualizado com sucesso!")).toBeVisible();

    const { print } = await (await page.request.get(`/api/admin/products/${product.id}`)).json();
    expect(print).toMatchObject({
      image_id: product.images[1]?.id,
      font: "slab",
      color: "#ffd43b",
      outline: "#101010",
    });
    expect(print.area).toMatchObject({ x: 0.305, y: 0.13, height: 0.4 });
    expect(print.area.width).toBeGreaterThan(0.44);

    await visit(page, `/produto/${product.id}`);
    const { customize, name, gallery } = parts(page);
    await customize.check();
    await name.fill("Ana");
    await expect(gallery.locator("[data-print] path").first()).toBeVisible();
  });

  test("in a colour that hardly shows on the shirt is warned of, and the picture lends its colours", async ({
    page,
  }) => {
    // As in a browser without the eyedropper: the colour is pointed at on the picture.
    await page.addInitScript(() => Reflect.deleteProperty(window, "EyeDropper"));
    const product = await makeProduct(page, { colors: ["#ffffff", "#14532d"] });
    await openProduct(page, product);
    const section = dialog(page).getByRole("region", { name: "Estampa nas costas" });
    await section.getByRole("switch", { name: "Mostrar a estampa na foto das costas" }).check();
    const warning = section.getByText("A cor quase não aparece nesta camisa.");
    await section.getByRole("button", { name: "Usar cor da foto" }).press("Enter");
    await expect(warning).toBeHidden();
    const letters = section.getByRole("group", { name: "Cores da foto: cor das letras" });
    await letters.getByRole("button", { name: /^Usar #/ }).press("Enter");
    await expect(section.getByLabel("Cor das letras", { exact: true })).not.toHaveValue("#ffffff");
    await expect(warning).toBeVisible();
    await expectAccessible(page);

    await section.getByRole("switch", { name: "Contorno nas letras" }).check();
    await expect(warning).toBeHidden();
    await section.getByRole("button", { name: "Usar cor da foto" }).last().click();
    const outline = section.getByRole("group", { name: "Cores da foto: cor do contorno" });
    await outline.getByRole("button", { name: "Apontar na foto" }).click();
    await section.getByRole("button", { name: "Toque na foto, na cor que quer usar" }).click();
    await expect(section.getByLabel("Cor do contorno", { exact: true })).not.toHaveValue("#101010");
    await expect(warning).toBeVisible();
  });
});

test.describe("the print of a product on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("fits the screen and goes when it is switched off", async ({ page }) => {
    const product = await makeProduct(page, { colors: ["#14532d"] });
    await openProduct(page, product);
    const show = dialog(page).getByRole("switch", { name: "Mostrar a estampa na foto das costas" });
    await show.check();
    await expect(dialog(page).locator("[data-print] path").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await show.uncheck();
    await expect(dialog(page).locator("[data-print]")).toHaveCount(0);
  });
});
