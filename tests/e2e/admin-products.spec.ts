import {
  cells,
  choose,
  dialog,
  makeProduct,
  newName,
  openProduct,
  openProducts,
  row,
  shirtPicture,
  toast,
} from "./admin-products-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";

test.beforeEach(({ context }) => signInAsOwner(context));

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
  await page.reload();
  await expect(row(page, name)).toBeVisible();

  await search.fill("selecoes");
  await expect(page.getByRole("cell", { name: "Seleções" }).first()).toBeVisible();
  await expect(page.getByRole("cell", { name: "Retrô", exact: true })).toHaveCount(0);
  await search.fill("nada disto existe");
  await expect(page.getByText("Nenhum produto encontrado")).toBeVisible();
  await page.getByRole("button", { name: "Limpar busca" }).click();

  await page.getByRole("combobox", { name: "Categoria" }).click();
  await page.getByRole("option", { name: "Inverno" }).click();
  await page.getByRole("combobox", { name: "Ordenar por" }).click();
  await page.getByRole("option", { name: "Menor preço" }).click();
  await expect(page).toHaveURL(/categoria=6&ordem=price/);
  await expect(page.getByRole("cell", { name: "Seleções" })).toHaveCount(0);
  const prices = await page.getByRole("cell", { name: /^R\$/ }).allInnerTexts();
  const numbers = prices.map((text) => Number(text.replace(/[^\d,]/g, "").replace(",", ".")));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test("a new product with a picture is on the shop at once", async ({ page }) => {
  const name = newName();
  await openProducts(page);
  await page.getByRole("button", { name: "Novo Produto" }).click();
  const form = dialog(page, "Novo Produto");
  await form.getByRole("button", { name: "Adicionar Produto" }).click();
  await expect(toast(page, "Por favor, preencha todos os campos obrigatórios.")).toBeVisible();
  await expect(form.getByLabel("Nome")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);

  await form.getByLabel("Nome").fill(name);
  await form.getByLabel("Preço (R$)").fill("R$ 1.299");
  await expect(form.getByLabel("Preço (R$)")).toHaveValue("1.299");
  await choose(page, "Categoria", "Times Brasileiros");
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

  await page.goto("/categoria/lancamentos");
  await page.getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Malha leve")).toBeVisible();
  const picture = page.locator(`img[alt="${name}"]`).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
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
  test.use({ expectedComplaints: [/Failed to load resource/] });

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

test("the list marks a product whose picture stays on another site", async ({ page }) => {
  const { name } = await makeProduct(page, { colors: ["#ff0000"] });
  // Only said here: a picture that no other page could load must not stand in the shop.
  await page.route("**/api/admin/products?*", async (route) => {
    const answer = await route.fetch();
    const list = await answer.json();
    const rows = list.rows.map((product: object) => ({ ...product, has_external_image: true }));
    await route.fulfill({ response: answer, json: { ...list, rows } });
  });
  await openProducts(page, `?q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toContainText("Imagem externa");
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

  // Pasted while the focus is in the name: it is still meant for the picker.
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
  await page.getByLabel("Texto alternativo da imagem 2").last().fill("De costas");
  await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(toast(page, "Produto atualizado com sucesso!")).toBeVisible();
  expect((await stored()).images[1].alt_text).toBe("De costas");
  await page.goto(`/produto/${product.id}`);
  await expect(page.locator('img[alt="De costas"]').first()).toBeAttached();
});

test("pictures are put in order by keyboard and by drag, and saved with the product", async ({ page }) => {
  const product = await makeProduct(page, { colors: ["#ff0000", "#00ff00", "#0000ff"] });
  const [red, green, blue] = product.images.map(({ url }) => url);
  await openProduct(page, product);
  await page.getByRole("button", { name: "Mover imagem 1 de 3" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Imagem movida para a posição 2 de 3.")).toBeAttached();
  await expect(page.getByRole("button", { name: "Mover imagem 2 de 3" })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.getByText("Imagem movida para a posição 1 de 3. Agora é a principal.")).toBeAttached();

  // Red, green, blue: the last one is dragged to the front.
  await page.getByRole("button", { name: "Mover imagem 3 de 3" }).hover();
  await page.mouse.down();
  await cells(page)
    .first()
    .hover({ position: { x: 40, y: 60 } });
  await page.mouse.up();
  await expect(cells(page).first().locator("img")).toHaveAttribute("src", blue ?? "");
  await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(toast(page, "Produto atualizado com sucesso!")).toBeVisible();
  const saved = await (await page.request.get(`/api/admin/products/${product.id}`)).json();
  expect(saved.images.map(({ url }: { url: string }) => url)).toEqual([blue, red, green]);
  expect(saved.image_url).toBe(blue);
});

test("closing a form that was changed asks first; an untouched one closes", async ({ page }) => {
  const product = await makeProduct(page);
  await openProduct(page, product);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await row(page, product.name).getByRole("button", { name: "Editar" }).click();
  await dialog(page).getByLabel("Nome").fill("Outro nome");
  const question = page.getByRole("alertdialog", { name: "Descartar alterações?" });
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(dialog(page).getByLabel("Nome")).toHaveValue("Outro nome");
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Descartar" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, product.name)).toBeVisible();
});

test.describe("a shop that does not answer", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("loses nothing of what was typed, and says what failed", async ({ page }) => {
    const product = await makeProduct(page, { colors: ["#ff0000", "#00ff00"] });
    await openProduct(page, product);
    const form = dialog(page);
    await page.route("**/api/admin/products/**", (route) =>
      route.request().method() === "GET" ? route.continue() : route.abort(),
    );
    await page.getByRole("button", { name: "Remover imagem 1" }).click();
    await expect(toast(page, "Erro ao remover imagem. Tente novamente.")).toBeVisible();
    await page.getByRole("button", { name: "Definir como principal a imagem 2" }).click();
    await expect(toast(page, "Erro ao definir imagem principal. Tente novamente.")).toBeVisible();
    await form.getByLabel("Preço (R$)").fill("249,90");
    await form.getByRole("button", { name: "Salvar Alterações" }).click();
    await expect(toast(page, "Erro ao atualizar produto. Tente novamente.")).toBeVisible();
    await expect(form.getByLabel("Preço (R$)")).toHaveValue("249,90");
    await expect(cells(page)).toHaveCount(2);
    await page.unroute("**/api/admin/products/**");
    await form.getByLabel("Preço (R$)").press("Enter");
    await expect(row(page, product.name)).toContainText("R$ 249,90");

    await page.route(`**/api/admin/products/${product.id}`, (route) => route.abort());
    await row(page, product.name).getByRole("button", { name: "Excluir" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
    await expect(toast(page, "Erro ao excluir produto. Tente novamente.")).toBeVisible();
    await row(page, product.name).getByRole("button", { name: "Editar" }).click();
    await expect(form.getByText("Erro ao carregar imagens do produto")).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
  });

  test("shows that the list did not come, and a product that is gone", async ({ page }) => {
    await page.route("**/api/admin/products?*", (route) => route.fulfill({ status: 400, json: {} }));
    await openProducts(page);
    await expect(page.getByText("Falha ao carregar produtos. Tente novamente.")).toBeVisible();
    await page.unroute("**/api/admin/products?*");
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(page.getByRole("table", { name: "Produtos" })).toBeVisible();
    await openProducts(page, "?produto=00000000-0000-4000-8000-000000000000");
    await expect(dialog(page).getByText("Produto não encontrado")).toBeVisible();
  });
});

test.describe("two administrators on one product", () => {
  test.use({ expectedComplaints: [/409/] });

  test("the second is told, keeps what was typed, and decides", async ({ page }) => {
    const product = await makeProduct(page);
    await openProduct(page, product);
    const form = dialog(page);
    const changeMeanwhile = async (name: string) => {
      const path = `/api/admin/products/${product.id}`;
      const { updated_at } = await (await page.request.get(path)).json();
      await page.request.put(path, { data: { name, price: 1, category_id: "1", updated_at } });
    };
    await changeMeanwhile("Da colega");
    await form.getByLabel("Nome").fill(`${product.name} minha`);
    await form.getByRole("button", { name: "Salvar Alterações" }).click();
    await expect(form.getByText(/Este produto foi alterado por outra pessoa/)).toBeVisible();
    await expect(form.getByLabel("Nome")).toHaveValue(`${product.name} minha`);
    await expectAccessible(page);
    await form.getByRole("button", { name: "Descartar e ver a versão atual" }).click();
    await expect(form.getByLabel("Nome")).toHaveValue("Da colega");

    await changeMeanwhile("De novo a colega");
    await form.getByLabel("Nome").fill(`${product.name} enfim`);
    await form.getByRole("button", { name: "Salvar Alterações" }).click();
    await form.getByRole("button", { name: "Salvar mesmo assim" }).click();
    await expect(toast(page, "Produto atualizado com sucesso!")).toBeVisible();
    await expect(row(page, `${product.name} enfim`)).toBeVisible();
  });
});

test("a product is copied, pinned among the highlights and deleted", async ({ page }) => {
  const product = await makeProduct(page, { colors: ["#ff0000"] });
  await openProducts(page, `?q=${encodeURIComponent(product.name)}`);
  const menu = async (item: string, name = product.name) => {
    await page.getByRole("button", { name: `Mais ações de ${name}`, exact: true }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await menu("Fixar nos destaques");
  await expect(toast(page, "Produto fixado nos destaques")).toBeVisible();
  await expect(row(page, product.name)).toContainText("Destaque");
  const shop = await page.context().newPage();
  await shop.goto("/");
  const highlights = shop.getByRole("region", { name: "Destaques" });
  await expect(highlights.getByText(product.name)).toBeVisible();
  await menu("Retirar dos destaques");
  await expect(toast(page, "Produto retirado dos destaques")).toBeVisible();
  await shop.goto("/");
  await expect(highlights.getByText(product.name)).toHaveCount(0);

  await menu("Duplicar");
  await expect(toast(page, "Produto duplicado com sucesso!")).toBeVisible();
  await expect(dialog(page).getByLabel("Nome")).toHaveValue(`${product.name} (cópia)`);
  await expect(cells(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
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
    await choose(page, "Categoria", category);
    await expect(subcategory).toHaveCount(0);
  }
  await choose(page, "Categoria", "Retrô");
  await expect(subcategory).toBeVisible();
  await subcategory.click();
  await page.getByRole("option").nth(1).click();
  await expect(subcategory).not.toContainText("Automática");
  await choose(page, "Categoria", "Seleções");
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
  await choose(page, "Categoria", "Internacionais");
  await form
    .getByLabel("Imagem do produto")
    .setInputFiles([await shirtPicture("gif"), await shirtPicture("webp")]);
  await expect(cells(page)).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Adicionar Produto" }).click();
  await expect(toast(page, "Produto adicionado com sucesso!")).toBeVisible();
  await expect(row(page, name)).toContainText("R$ 199,90 · Internacionais");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
