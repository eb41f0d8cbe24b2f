import type { APIRequestContext, Page } from "@playwright/test";
import { createCustomer } from "./accounts-support.ts";
import {
  answerCep,
  answerWhatsapp,
  fillDelivery,
  finish,
  finishAndReadMessage,
  line,
  storedItems,
} from "./checkout-support.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";
import {
  findOption,
  findShirtPath,
  names,
  SHIRT,
  setOffered,
  stockShirtWithOptions,
} from "./options-shop.ts";
import { testInOwnShop } from "./own-shop.ts";
import { parts } from "./product-support.ts";

// A separate shop, because nothing of the shared one has options.
const test = testInOwnShop(stockShirtWithOptions).extend<{ owner: APIRequestContext }>({
  owner: async ({ playwright, ownShop }, use) => {
    const owner = await playwright.request.newContext({ baseURL: ownShop.address });
    await use(owner);
    await owner.dispose();
  },
});
test.describe.configure({ mode: "default" });

const option = (page: Page, name: string) => page.getByRole("checkbox", { name: new RegExp(`^${name}`) });
const price = (page: Page, reais: string) =>
  page
    .getByRole("main")
    .getByText(new RegExp(`^R\\$\\s${reais}$`))
    .filter({ visible: true })
    .first();
/** The front as screen readers read it. */
const front = (page: Page, patch: string) =>
  parts(page).gallery.getByRole("img", { name: new RegExp(`com ${patch}`) });

async function openShirt(page: Page, query = ""): Promise<string> {
  const path = await findShirtPath(page);
  await visit(page, path + query);
  return path;
}

test("a patch is chosen by keyboard, lies on the front and is priced at once", async ({ page }) => {
  await openShirt(page);
  const { gallery, form } = parts(page);
  await gallery.getByRole("button", { name: "Próxima imagem" }).click();
  await expect(gallery.getByText("2 / 3")).toBeVisible();
  await option(page, names.cup).focus();
  await page.keyboard.press("Space");
  await expect(option(page, names.cup)).toBeChecked();
  await expect(price(page, "214,90")).toBeVisible();
  await expect(page.getByText(/R\$\s15,00 das opções/)).toBeVisible();
  await expect(gallery.getByText("1 / 3")).toBeVisible();
  await expect(front(page, names.cup)).toBeVisible();
  await expect(gallery.locator('[data-patches="right_sleeve"]').first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(option(page, names.league)).toBeFocused();
  await expect(form.getByText(`No lugar de ${names.cup}`)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Space");
  await expect(option(page, names.cup)).not.toBeChecked();
  await expect(price(page, "219,90")).toBeVisible();
  await expect(front(page, names.league)).toBeVisible();
});

test("one more than the shirt takes cannot be chosen, and says what to do", async ({ page }) => {
  await openShirt(page);
  await option(page, names.cup).click();
  await option(page, names.sleeves).click();
  await expect(option(page, names.champion)).toBeDisabled();
  await expect(page.getByText("Peito. Tire outra para escolher esta.")).toBeVisible();
  await expect(option(page, names.league)).toBeEnabled();
  await option(page, names.cup).click();
  await option(page, names.champion).click();
  await expect(price(page, "234,90")).toBeVisible();
});

test("the same shirt twice is one line, and with other options another", async ({ page }) => {
  await openShirt(page);
  const { size, add } = parts(page);
  await size("M").click();
  await option(page, names.cup).click();
  await add.click();
  await add.click();
  await option(page, names.cup).click();
  await add.click();
  await visit(page, "/carrinho");
  await expect(page.getByText("2 itens, 3 peças")).toBeVisible();
  const patched = line(page, names.cup);
  await expect(patched).toContainText("Tamanho M · Não personalizado · Patch da Copa");
  await expect(patched).toContainText(/R\$\s429,80/);
  await expect(patched.locator('[data-patches="right_sleeve"]')).toBeVisible();
  await expect(page.getByText("O preço mudou")).toHaveCount(0);
  await expectAccessible(page);

  await page
    .getByRole("button", { name: `Editar ${SHIRT}` })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Editar item" });
  await dialog.getByRole("checkbox", { name: new RegExp(`^${names.cup}`) }).click();
  await expect(dialog.getByText(/R\$\s199,90/)).toBeVisible();
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("1 item, 3 peças")).toBeVisible();
});

test("an option that is withdrawn is asked about in the cart, and the order's message names the others", async ({
  page,
  context,
  owner,
}) => {
  await createCustomer(page);
  await answerCep(page);
  await answerWhatsapp(context);
  await openShirt(page);
  const { size, add } = parts(page);
  await size("G").click();
  await option(page, names.champion).click();
  await option(page, names.sleeves).click();
  await add.click();
  await setOffered(owner, names.champion, false);
  await visit(page, "/carrinho");
  await expect(page.getByText("A opção Patch de campeão não está mais à venda.")).toBeVisible();
  await expect(finish(page)).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mudar opções" }).click();
  const dialog = page.getByRole("dialog", { name: "Editar item" });
  await expect(dialog.getByRole("checkbox")).toHaveCount(3);
  await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(dialog.getByText(/R\$\s224,90/)).toBeVisible();
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("não está mais à venda")).toHaveCount(0);
  await expect(page.getByText("O preço mudou")).toHaveCount(0);
  await setOffered(owner, names.champion, true);

  await fillDelivery(page);
  const message = await finishAndReadMessage(page);
  expect(message).toContain(names.sleeves);
  expect(message).not.toContain(names.champion);
});

test("a bought shirt comes back with its options, and the cart asks about one that is gone", async ({
  page,
  context,
  owner,
}) => {
  await createCustomer(page);
  await answerCep(page);
  await answerWhatsapp(context);
  await openShirt(page);
  const { size, add } = parts(page);
  await size("P").click();
  await option(page, names.sleeves).click();
  await add.click();
  await visit(page, "/carrinho");
  await fillDelivery(page);
  await finish(page).click();
  await expect(page).toHaveURL(/\/meus-pedidos/);
  await expect(page.getByText(`Opção: ${names.sleeves}`)).toBeVisible();
  await setOffered(owner, names.sleeves, false);
  await page
    .getByRole("button", { name: /Comprar novamente/ })
    .first()
    .click();
  await expect(page).toHaveURL("/carrinho");
  await expect(page.getByText("A opção Manga longa não está mais à venda.")).toBeVisible();
  expect(await storedItems(page)).toMatchObject([{ options: [{ name: names.sleeves }] }]);
  await setOffered(owner, names.sleeves, true);
});

test("a shared link starts with its options, without those that do not go together", async ({
  page,
  owner,
}) => {
  const [cup, league, sleeves] = await Promise.all(
    [names.cup, names.league, names.sleeves].map((name) => findOption(owner, name)),
  );
  await openShirt(page, `?opcoes=${cup?.id},${league?.id},${sleeves?.id}`);
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await expect(option(page, names.sleeves)).toBeChecked();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await option(page, names.sleeves).click();
  await page.getByRole("button", { name: "Compartilhar" }).click();
  await expect(page.getByText("Link copiado")).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([cup?.id, league?.id]).toContain(link.searchParams.get("opcoes"));
});

test("options that are chosen before the page is ready are not lost", async ({ page }) => {
  const path = await findShirtPath(page);
  let answer = () => {};
  const isChosen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/assets/options-*.js", async (route) => {
    await isChosen;
    await route.continue();
  });
  await visit(page, path);
  await option(page, names.cup).click();
  await parts(page).size("M").click();
  await expect(option(page, names.cup)).toBeChecked();
  answer();
  await expect(price(page, "214,90")).toBeVisible();
  await parts(page).add.click();
  await expect(page.getByRole("button", { name: "Ver carrinho" })).toBeVisible();
  expect(await storedItems(page)).toMatchObject([{ options: [{ name: names.cup }] }]);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("a team's shirts get options, one of them others, and a corrected line keeps its own", async ({
    page,
  }) => {
    const path = await findShirtPath(page);
    await visit(page, `${path}/time`);
    const list = page.getByLabel("Lista do time");
    await list.fill("Silva 10 M\nSouza 8 G");
    await page
      .getByRole("group", { name: "Opções para todos" })
      .getByRole("checkbox", { name: new RegExp(`^${names.cup}`) })
      .click();
    const total = page.getByRole("complementary", { name: "Resumo do time" });
    await expect(total).toContainText(/R\$\s469,80/);
    const edit = page.getByRole("button", { name: "Opções de SOUZA / 8, tamanho G" });
    await edit.click();
    const dialog = page.getByRole("dialog", { name: "Opções de SOUZA / 8" });
    await dialog.getByRole("checkbox", { name: new RegExp(`^${names.cup}`) }).click();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();
    await expect(total).toContainText(/R\$\s454,80/);
    await expectNoSidewaysScroll(page);

    await list.fill("Ana 7 P\nSilva 10 M\nSouza 8 G");
    await list.fill("Ana 7 P\nSilva 10 M\nSouza 8 GG");
    await reload(page);
    const shirts = page.getByRole("region", { name: "Camisas" }).getByRole("listitem");
    await expect(shirts).toHaveText([/ANA.*Patch da Copa/, /SILVA.*Patch da Copa/, /SOUZA((?!Patch).)*$/]);
    await page.getByRole("button", { name: "Adicionar ao carrinho" }).click();
    await expect(page).toHaveURL("/carrinho");
    await expect(line(page, names.cup)).toHaveCount(2);
    await expect(page.getByText("O preço mudou")).toHaveCount(0);
    expect(await storedItems(page)).toHaveLength(3);
  });
});
