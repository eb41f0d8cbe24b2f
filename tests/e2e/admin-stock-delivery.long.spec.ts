import { makeProduct, newName, toast } from "./admin-products-support.ts";
import { count, PATH, startAsOwner } from "./admin-stock-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { makeCategory, testInOwnShop } from "./own-shop.ts";

// A separate shop: products are found by names that others would have too.
const test = testInOwnShop();
test.describe.configure({ mode: "default" });

test.beforeEach(({ context }) => startAsOwner(context));

type Page = Parameters<typeof visit>[0];

const delivery = (page: Page) => page.getByRole("form", { name: "Nesta entrega" });
const arrived = (page: Page, size: string, name: string) =>
  delivery(page).getByRole("textbox", { name: `Chegaram de ${size}, ${name}`, exact: true });
const list = (page: Page) => page.getByLabel("Lista da entrega");

async function openDelivery(page: Page): Promise<void> {
  await visit(page, "/admin/estoque/entrega");
  await expect(page.getByRole("heading", { level: 1, name: "Receber entrega" })).toBeVisible();
}

async function makeShirt(page: Page) {
  return makeProduct(page, { category_id: await makeCategory(page.request, newName("Base")) });
}

async function unitsOf(page: Page, id: string) {
  const { sizes } = await (await page.request.get(`${PATH}/${id}`)).json();
  return sizes.map(({ units }: { units: number | null }) => units);
}

test("products are searched by keyboard, and their units are added", async ({ page }) => {
  const shirt = await makeShirt(page);
  await count(page, shirt.id, [{ size: "M", units: 3, seen: null }]);
  await openDelivery(page);
  await expect(page.getByText("Nada na entrega ainda")).toBeVisible();
  await page.getByRole("searchbox", { name: "Buscar produto da entrega" }).focus();
  await page.keyboard.type(shirt.name);
  const add = page.getByRole("button", { name: `Adicionar ${shirt.name}` });
  await expect(add).toBeVisible();
  await add.focus();
  await page.keyboard.press("Enter");
  await arrived(page, "P", shirt.name).focus();
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await expect(arrived(page, "M", shirt.name)).toBeFocused();
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(arrived(page, "GG", shirt.name)).toBeFocused();
  await page.keyboard.press("Enter");
  const receive = delivery(page).getByRole("button", { name: "Receber 15 unidades" });
  await expect(receive).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, "15 unidades de 1 produto")).toBeVisible();
  await expect(page.getByText("Nada na entrega ainda")).toBeVisible();
  expect(await unitsOf(page, shirt.id)).toEqual([5, 13, null, null]);
});

test("a pasted list is explained line by line, and nothing is written before it is received", async ({
  page,
}) => {
  const [one, other] = [await makeShirt(page), await makeShirt(page)];
  await openDelivery(page);
  await list(page).fill(`${one.name} M 10\n${other.name}; gg; 2\nCAM-99 M 1\n${one.name}; M; 1\n`);
  await page.getByRole("button", { name: "Conferir lista" }).click();
  await expect(page.getByText("3 linhas na entrega, 1 linha para corrigir")).toBeVisible();
  await expect(page.getByRole("list", { name: "Linhas da lista" }).getByRole("listitem")).toHaveText([
    new RegExp(`^${one.name}, tamanho M: 10 unidades`),
    new RegExp(`^${other.name}, tamanho GG: 2 unidades`),
    /^Não entendi: Nenhum produto com o código ou o nome “CAM-99”/,
    new RegExp(`^${one.name}, tamanho M: 1 unidade`),
  ]);
  await expect(list(page)).toHaveValue("CAM-99 M 1");
  await expect(arrived(page, "M", one.name)).toHaveValue("11");
  expect(await unitsOf(page, one.id)).toEqual([null, null, null, null]);

  await list(page).fill(`${other.name} P 1`);
  await page.getByRole("button", { name: "Conferir lista" }).click();
  await expect(page.getByText("1 linha na entrega", { exact: true })).toBeVisible();
  await delivery(page).getByLabel("Observação").fill("Nota 123");
  await delivery(page).getByRole("button", { name: "Receber 14 unidades" }).click();
  await expect(toast(page, "14 unidades de 2 produtos")).toBeVisible();
  expect(await unitsOf(page, one.id)).toEqual([null, 11, null, null]);
  expect(await unitsOf(page, other.id)).toEqual([1, null, null, 2]);
});

for (const viewport of [phone, desktop]) {
  test(`a delivery is received at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { name } = await makeShirt(page);
    await openDelivery(page);
    await expectAccessible(page);
    await list(page).fill(`${name} M 10\nnada`);
    await page.getByRole("button", { name: "Conferir lista" }).click();
    await expect(arrived(page, "M", name)).toHaveValue("10");
    await page.getByRole("searchbox", { name: "Buscar produto da entrega" }).fill(name);
    await expect(page.getByRole("button", { name: `${name} está na entrega` })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
