import type { Page } from "@playwright/test";
import {
  closeNotice,
  dialog,
  listBanners,
  makeBanner,
  newTitle,
  openBanners,
  row,
  toast,
} from "./admin-banners-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { drag, liftByKey } from "./drag.ts";
import {
  choose,
  dismiss,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from "./fixtures.ts";
import { goBack, reload, visit } from "./navigation.ts";
import { pictureFile } from "./picture-files.ts";

// The tests run one after the other, because they all reorder the same list.
test.describe.configure({ mode: "serial" });

const carousel = (page: Page) => page.getByRole("region", { name: "Banners", exact: true });

const shownTitles = async (page: Page, among: string[]) => {
  const rows = await page.getByRole("row").allTextContents();
  return rows.flatMap((text) => among.find((title) => text.includes(title)) ?? []);
};

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

test("a banner is made with a category and stands in the shop at once", async ({ page }) => {
  const title = newTitle("Clássico");
  await openBanners(page);
  await page.getByRole("button", { name: "Novo Banner" }).click();
  const making = dialog(page, "Novo Banner");
  await making.getByRole("button", { name: "Salvar Banner" }).click();
  await expect(making.getByText("Título é obrigatório")).toBeVisible();
  await expect(making.getByText("Imagem é obrigatória")).toBeVisible();
  await expect(making.getByLabel("Título")).toBeFocused();
  await page.keyboard.type(title);
  await making.getByRole("button", { name: "Salvar Banner" }).click();
  await expect(making.getByLabel("Imagem do Banner", { exact: true })).toBeFocused();
  await making.getByLabel("Descrição").fill("Um jogo para lembrar");
  await expect(making.getByRole("switch", { name: "Banner Ativo" })).toBeChecked();

  await making.getByLabel("Link Personalizado (opcional)").fill("/busca?q=azul");
  await making.getByRole("combobox", { name: "Categoria" }).click();
  await expect(page.getByRole("option").first()).toHaveText("Nenhuma categoria (usar link personalizado)");
  await choose(page, making.getByRole("combobox", { name: "Categoria" }), "Times Brasileiros");
  await expect(making.getByLabel("Link Personalizado (opcional)")).toBeHidden();

  await expect(making.getByText(/1920x500 pixels/)).toBeVisible();
  await making.getByLabel("Imagem do Banner", { exact: true }).setInputFiles(await pictureFile("webp"));
  await expect(making.getByText("1920 × 500 pixels")).toBeVisible();
  await closeNotice(page);
  await expect(making.getByText("No computador")).toBeVisible();
  await expect(making.getByText("No celular")).toBeVisible();
  await expectAccessible(page);
  await making.getByRole("button", { name: "Salvar Banner" }).click();
  await expect(toast(page, "Banner criado com sucesso!")).toBeVisible();
  await expect(row(page, title)).toContainText("Categoria: Times Brasileiros");
  await expect(row(page, title)).toContainText("Ativo");

  const shop = await page.context().newPage();
  await visit(shop, "/");
  await carousel(shop)
    .getByRole("button", { name: new RegExp(title) })
    .click();
  await expect(carousel(shop).getByRole("link", { name: "Comprar Agora" })).toHaveAttribute(
    "href",
    "/categoria/times-brasileiros",
  );
});

test("a banner is edited, switched off and deleted", async ({ page }) => {
  const title = newTitle("Clássico");
  // The picture is uploaded to the shop, because other tests show this banner too.
  const multipart = { folder: "banners", file: await pictureFile("webp") };
  const { url } = await (await page.request.post("/api/admin/uploads", { multipart })).json();
  await makeBanner(page, { title, link: "/categoria/times-brasileiros", image_url: url });
  await openBanners(page);
  await page.getByRole("button", { name: `Editar ${title}` }).click();
  const editing = dialog(page, "Editar Banner");
  await expect(editing.getByRole("combobox", { name: "Categoria" })).toHaveText("Times Brasileiros");
  await editing.getByRole("switch", { name: "Banner Ativo" }).click();
  await choose(page, editing.getByRole("combobox", { name: "Categoria" }), /^Nenhuma categoria/);
  await expect(editing.getByLabel("Link Personalizado (opcional)")).toHaveValue("");
  await editing.getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(toast(page, "Banner atualizado com sucesso!")).toBeVisible();
  await expect(row(page, title)).toContainText("Inativo");
  await expect(row(page, title)).toContainText("Sem link");

  await page.getByRole("button", { name: `Excluir ${title}` }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    `Tem certeza que deseja excluir o banner "${title}"?`,
  );
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(toast(page, "Banner excluído com sucesso!")).toBeVisible();
  await expect(row(page, title)).toHaveCount(0);
  await visit(page, "/");
  await expect(carousel(page).getByRole("button", { name: new RegExp(title) })).toHaveCount(0);
});

test("what was typed of a banner is asked about, once, before it is left behind", async ({ page }) => {
  await visit(page, "/admin");
  await page.getByRole("link", { name: "Banners" }).click();
  await page.getByRole("button", { name: "Novo Banner" }).click();
  const title = dialog(page, "Novo Banner").getByLabel("Título");
  await title.fill("Semana do Manto");
  const question = page.getByRole("alertdialog", { name: "Descartar alterações?" });

  await goBack(page);
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(title).toHaveValue("Semana do Manto");

  await goBack(page);
  await question.getByRole("button", { name: "Descartar" }).click();
  await expect(page).toHaveURL("/admin");
});

test("links of its own are checked, and shown with the title that is missing", async ({ page }) => {
  const untitled = await makeBanner(page, { active: false, link: "https://exemplo.com/promo" });
  await openBanners(page);
  await expect(row(page, "Sem título").getByRole("link", { name: /exemplo.com\/promo/ })).toHaveAttribute(
    "target",
    "_blank",
  );
  await page.getByRole("button", { name: "Editar Sem título" }).first().click();
  const editing = dialog(page, "Editar Banner");
  await editing.getByLabel("Título").fill("Com título");
  await editing.getByLabel("Link Personalizado (opcional)").fill("javascript:alert(1)");
  await editing.getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(editing.getByText("Use um endereço que comece com http://, https:// ou /")).toBeVisible();
  await expect(editing.getByLabel("Link Personalizado (opcional)")).toBeFocused();
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Descartar alterações?" });
  await question.getByText("Continuar editando").click();
  await expect(question).toBeHidden();
  await expect(editing.getByLabel("Título")).toHaveValue("Com título");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(editing).toBeHidden();
  await page.request.delete(`/api/admin/site-images/${untitled.id}`);
});

test("an arrow key that follows the lift at once is not lost", async ({ page }) => {
  const [one, two] = [newTitle("Um"), newTitle("Dois")];
  for (const title of [one, two]) await makeBanner(page, { title, active: false });
  await openBanners(page);
  await page.getByRole("button", { name: `Mover ${one}: arraste` }).evaluate((handle) => {
    const press = (code: string, key = code) =>
      handle.dispatchEvent(new KeyboardEvent("keydown", { code, key, bubbles: true, cancelable: true }));
    new MutationObserver((_, observer) => {
      observer.disconnect();
      press("ArrowDown");
    }).observe(handle, { attributes: true, attributeFilter: ["aria-pressed"] });
    press("Space", " ");
  });
  await expect(page.getByText(`${one} vai para a posição`)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByText(`Movimento cancelado. ${one} continua na posição`)).toBeAttached();
});

test("arrows, the keyboard and the mouse change the order, and the shop keeps it", async ({ page }) => {
  const titles = [newTitle("Um"), newTitle("Dois"), newTitle("Três")];
  const [one = "", two = "", three = ""] = titles;
  for (const title of titles) await makeBanner(page, { title, active: false });
  // The viewport fits all rows, because the page must not scroll while dragging.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openBanners(page);
  const expectOrder = async (...expected: string[]) => {
    await expect.poll(() => shownTitles(page, titles)).toEqual(expected);
    await expect
      .poll(async () =>
        (await listBanners(page)).map(({ title }) => title).filter((t) => titles.includes(t ?? "")),
      )
      .toEqual(expected);
  };
  await expect(
    page
      .getByRole("row")
      .nth(1)
      .getByRole("button", { name: /para cima$/ }),
  ).toBeDisabled();
  await expect(
    page
      .getByRole("row")
      .last()
      .getByRole("button", { name: /para baixo$/ }),
  ).toBeDisabled();

  await page.getByRole("button", { name: `Mover ${three} para cima` }).click();
  await expectOrder(one, three, two);
  await expect(toast(page, "Ordem das imagens atualizada").first()).toBeVisible();

  const handle = (title: string) => page.getByRole("button", { name: `Mover ${title}: arraste` });
  await handle(three).press("ArrowDown");
  await expectOrder(one, two, three);
  await expect(handle(three)).toBeFocused();
  const count = (await listBanners(page)).length;
  await expect(page.getByText(`${three}: posição ${count} de ${count}`)).toBeAttached();

  await drag(page, handle(three), row(page, one), `${three} vai para a posição ${count - 2} de ${count}.`);
  await expectOrder(three, one, two);
  await reload(page);
  await expectOrder(three, one, two);

  const lifted = `Movendo ${three}, da posição ${count - 2} de ${count}.`;
  const moved = `${three} vai para a posição ${count - 1} de ${count}.`;
  await handle(three).focus();
  await liftByKey(page, lifted);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(moved)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByText(`Movimento cancelado. ${three} continua na posição`)).toBeAttached();
  await expectOrder(three, one, two);

  await liftByKey(page, lifted);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(moved)).toBeAttached();
  await page.keyboard.press("Space");
  await expectOrder(one, three, two);
  await expect(handle(three)).toBeFocused();
});

test.describe("when the shop says no", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test("an order that is no longer whole is taken back and the present one shown", async ({ page }) => {
    const [first, second] = [newTitle("Antes"), newTitle("Depois")];
    await makeBanner(page, { title: first, active: false });
    await makeBanner(page, { title: second, active: false });
    await openBanners(page);
    const meanwhile = newTitle("Nesse meio-tempo");
    await page.route("**/api/admin/site-images/order", async (route) => {
      await makeBanner(page, { title: meanwhile, active: false });
      await route.continue();
    });
    await page.getByRole("button", { name: `Mover ${second} para cima` }).click();
    await expect(toast(page, "Erro ao reordenar banners.")).toBeVisible();
    await expect(page.getByText(/A lista mudou enquanto você a ordenava/)).toBeVisible();
    await expect(row(page, meanwhile)).toBeVisible();
    await expect.poll(() => shownTitles(page, [first, second])).toEqual([first, second]);
  });
});

test("a search finds by title and link; an empty list invites to begin", async ({ page }) => {
  const title = newTitle("Verão");
  await makeBanner(page, { title, active: false });
  await openBanners(page);
  await page.getByPlaceholder("Buscar banners...").fill(title.toUpperCase());
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByPlaceholder("Buscar banners...").fill("nada assim");
  await expect(page.getByText("Nenhum banner encontrado")).toBeVisible();
  await expect(page.getByText("Nenhum banner corresponde à sua pesquisa.")).toBeVisible();
  await page.route("**/api/admin/site-images?**", (route) => route.fulfill({ json: [] }));
  await visit(page, "/admin/banners");
  await expect(page.getByText("Comece adicionando seu primeiro banner.")).toBeVisible();
});

test("dates decide when a banner shows, on the shop's clock", async ({ page }) => {
  const title = newTitle("Natal");
  await makeBanner(page, { title, active: false });
  await openBanners(page);
  await page.getByRole("button", { name: `Editar ${title}` }).click();
  const editing = dialog(page, "Editar Banner");
  await editing.getByLabel("Exibir de").fill("2090-12-24T20:00");
  await editing.getByLabel("até").fill("2090-12-24T19:00");
  await editing.getByRole("switch", { name: "Banner Ativo" }).click();
  await editing.getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(editing.getByText("O fim deve ser depois do início")).toBeVisible();
  await editing.getByLabel("até").fill("2090-12-26T00:00");
  await editing.getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(editing).toBeHidden();
  await expect(row(page, title)).toContainText("Agendado");
  await expect(row(page, title)).toContainText("24/12/2090 20:00");
  await visit(page, "/");
  await expect(carousel(page).getByRole("button", { name: new RegExp(title) })).toHaveCount(0);
});

test("on a phone the cards hold everything, and the dialog fills the screen", async ({ page }) => {
  const title = newTitle("Celular");
  await makeBanner(page, { title, active: false });
  await page.setViewportSize(phone);
  await openBanners(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const edit = page.getByRole("button", { name: `Editar ${title}` });
  await edit.click();
  await expect(dialog(page, "Editar Banner")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dismiss(page, dialog(page, "Editar Banner"));
  await expect(edit).toBeFocused();
});
