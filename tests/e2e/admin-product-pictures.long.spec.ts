import {
  cells,
  dialog,
  makeProduct,
  openProduct,
  openProducts,
  shirtPicture,
  toast,
} from "./admin-products-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { drag, liftByKey } from "./drag.ts";
import { desktop, expect, expectAccessible, test } from "./fixtures.ts";
import { visit } from "./navigation.ts";

// The viewport is large enough that toasts do not cover a form's buttons.
test.use({ viewport: desktop });

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

test("four files, one of each type, fill the gallery in the order in which they were given", async ({
  page,
}) => {
  const product = await makeProduct(page);
  await openProduct(page, product);
  const files = await Promise.all(
    (["jpeg", "png", "webp", "gif"] as const).map((type) => shirtPicture(type)),
  );
  await expect(page.getByText("0 de 4")).toBeVisible();
  await page.getByLabel("Imagem do produto").setInputFiles(files);
  await expect(cells(page)).toHaveCount(4);
  await expect(page.getByText("4 de 4")).toBeVisible();
  await expect(page.getByText("O produto já tem 4 imagens. Remova uma para enviar outra.")).toBeVisible();
  await expect(page.getByLabel("Imagem do produto")).toHaveCount(0);
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(toast(page, "Produto atualizado com sucesso!")).toBeVisible();
  const saved = await (await page.request.get(`/api/admin/products/${product.id}`)).json();
  expect(saved.images.map((image: { original_filename: string }) => image.original_filename)).toEqual([
    "imagem.jpeg",
    "imagem.png",
    "imagem.webp",
    "imagem.gif",
  ]);
});

test.describe("what the picker refuses", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test("is said beside it, and the form keeps what was typed", async ({ page }) => {
    await openProducts(page, "?produto=novo");
    const form = dialog(page, "Novo Produto");
    await form.getByLabel("Nome").fill("Fica aqui");
    const pick = (name: string, mimeType: string, buffer: Buffer) =>
      form.getByLabel("Imagem do produto").setInputFiles({ name, mimeType, buffer });
    const alert = form.getByRole("alert");

    await pick("desenho.svg", "image/svg+xml", Buffer.from("<svg/>"));
    await expect(alert).toHaveText("Tipo de arquivo inválido. Use apenas imagens JPG, PNG, WebP ou GIF.");
    await pick("enorme.png", "image/png", Buffer.alloc(5 * 1024 * 1024 + 1));
    await expect(alert).toHaveText("Arquivo muito grande. O tamanho máximo é 5MB.");
    // The name and the type say PNG; the bytes do not.
    await pick("pagina.png", "image/png", Buffer.from("<html></html>"));
    await expect(alert).toHaveText("Tipo de arquivo inválido. Use apenas imagens JPG, PNG, WebP ou GIF.");
    await expect(toast(page, "Erro ao fazer upload da imagem. Tente novamente.")).toBeVisible();

    await page.route("**/api/admin/uploads", (route) => route.abort());
    await form.getByLabel("Imagem do produto").setInputFiles(await shirtPicture());
    await expect(alert).toHaveText(
      "Erro de conexão com o servidor de upload. Verifique sua conexão de internet.",
    );
    await page.unroute("**/api/admin/uploads");
    await form.getByLabel("Imagem do produto").setInputFiles(await shirtPicture());
    await expect(cells(page)).toHaveCount(1);
    await expect(alert).toHaveCount(0);
    await expect(form.getByLabel("Nome")).toHaveValue("Fica aqui");
  });

  test("an address is checked, and kept where only the browser can load it", async ({ page }) => {
    const address = "https://fotos.loja-vizinha.test/camisa.png";
    const { buffer } = await shirtPicture();
    await page.route(address, (route) => route.fulfill({ contentType: "image/png", body: buffer }));
    await openProducts(page, "?produto=novo");
    const form = dialog(page, "Novo Produto");
    await form.getByRole("tab", { name: "URL da imagem" }).click();
    const field = form.getByLabel("Endereço da imagem");
    const use = form.getByRole("button", { name: "Usar imagem" });
    await use.click();
    await expect(form.getByText("Por favor, insira uma URL de imagem")).toBeVisible();
    await field.fill("https://loja-vizinha.test/camisa");
    await use.click();
    await expect(
      form.getByText("A URL deve apontar para uma imagem (jpeg, jpg, gif, png, webp)"),
    ).toBeVisible();
    await field.fill("https://loja-vizinha.test/nada.png");
    await field.press("Enter");
    await expect(
      form.getByText("Não foi possível carregar a imagem. Verifique se a URL está correta."),
    ).toBeVisible();
    await expectAccessible(page);
    await field.fill(address);
    await use.click();
    await expect(
      toast(page, "A loja não alcançou esse endereço: a imagem continuará no outro site."),
    ).toBeVisible();
    await expect(cells(page).first()).toContainText("Externa");
  });
});

test("a picture is dropped, another pasted, and an upload on its way is cancelled", async ({ page }) => {
  await openProducts(page, "?produto=novo");
  const form = dialog(page, "Novo Produto");
  const { buffer } = await shirtPicture("webp");
  const bytes = [...buffer];
  const zone = form.getByLabel("Imagem do produto");
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(given)], "solta.webp", { type: "image/webp" }));
    return data;
  }, bytes);
  await zone.dispatchEvent("dragover", { dataTransfer: transfer });
  await expect(form.getByText("Solte a imagem aqui")).toBeVisible();
  await zone.dispatchEvent("drop", { dataTransfer: transfer });
  await expect(cells(page)).toHaveCount(1);

  // A picture pasted while the name has the focus must still reach the picker.
  await form.getByLabel("Nome").focus();
  await page.evaluate((given) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(given)], "colada.webp", { type: "image/webp" }));
    const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, bytes);
  await expect(cells(page)).toHaveCount(2);

  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/admin/uploads", async (route) => {
    await held;
    await route.abort().catch(() => {});
  });
  await zone.setInputFiles({ name: "lenta.webp", mimeType: "image/webp", buffer });
  await expect(form.getByRole("progressbar", { name: "lenta.webp" })).toBeVisible();
  await form.getByRole("button", { name: "Cancelar envio" }).click();
  await expect(form.getByRole("progressbar")).toHaveCount(0);
  await expect(cells(page)).toHaveCount(2);
  release?.();
});

test("pictures are made the main one, removed and described; the shop follows", async ({ page }) => {
  const product = await makeProduct(page, { colors: ["#ff0000", "#00ff00", "#0000ff"] });
  const [red, green, blue] = product.images.map(({ url }) => url);
  const stored = async () => (await page.request.get(`/api/admin/products/${product.id}`)).json();
  const urls = async () => (await stored()).images.map(({ url }: { url: string }) => url);
  await openProduct(page, product);
  await page.getByRole("button", { name: "Definir como principal a imagem 3" }).click();
  await expect(toast(page, "Imagem principal definida com sucesso!")).toBeVisible();
  expect(await urls()).toEqual([blue, red, green]);
  await page.getByRole("button", { name: "Remover imagem 2" }).click();
  await expect(toast(page, "Imagem removida com sucesso!")).toBeVisible();
  expect(await urls()).toEqual([blue, green]);
  await expect(cells(page)).toHaveCount(2);

  await page.getByRole("button", { name: "Texto alternativo da imagem 2" }).click();
  await page.getByRole("textbox", { name: "Texto alternativo da imagem 2" }).fill("De costas");
  await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(toast(page, "Produto atualizado com sucesso!")).toBeVisible();
  expect((await stored()).images[1].alt_text).toBe("De costas");
  await visit(page, `/produto/${product.id}`);
  await expect(page.locator('img[alt="De costas"]').first()).toBeAttached();
});

test("pictures are put in order by keyboard and by drag, and saved with the product", async ({ page }) => {
  const product = await makeProduct(page, { colors: ["#ff0000", "#00ff00", "#0000ff"] });
  const [red, green, blue] = product.images.map(({ url }) => url);
  await openProduct(page, product);
  await page.getByRole("button", { name: "Mover imagem 1 de 3" }).press("ArrowRight");
  await expect(page.getByText("Imagem movida para a posição 2 de 3.")).toBeAttached();
  await expect(page.getByRole("button", { name: "Mover imagem 2 de 3" })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.getByText("Imagem movida para a posição 1 de 3. Agora é a principal.")).toBeAttached();

  // The item is lifted by keyboard; Esc restores its position and leaves the dialog open.
  await liftByKey(page, "Movendo Imagem 1, da posição 1 de 3.");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Imagem 1 vai para a posição 2 de 3.")).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Movimento cancelado. Imagem 1 continua na posição 1 de 3.")).toBeAttached();
  await expect(dialog(page)).toBeVisible();
  await expect(cells(page).first().locator("img")).toHaveAttribute("src", red ?? "");
  await liftByKey(page, "Movendo Imagem 1, da posição 1 de 3.");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Imagem 1 vai para a posição 2 de 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(cells(page).first().locator("img")).toHaveAttribute("src", green ?? "");
  await expect(page.getByRole("button", { name: "Mover imagem 2 de 3" })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(cells(page).first().locator("img")).toHaveAttribute("src", red ?? "");

  // Of the red, green and blue pictures the last one is dragged to the front.
  await drag(
    page,
    page.getByRole("button", { name: "Mover imagem 3 de 3" }),
    cells(page).first(),
    "Imagem 3 vai para a posição 1 de 3.",
  );
  await expect(cells(page).first().locator("img")).toHaveAttribute("src", blue ?? "");
  await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(toast(page, "Produto atualizado com sucesso!")).toBeVisible();
  const saved = await (await page.request.get(`/api/admin/products/${product.id}`)).json();
  expect(saved.images.map(({ url }: { url: string }) => url)).toEqual([blue, red, green]);
  expect(saved.image_url).toBe(blue);
});
