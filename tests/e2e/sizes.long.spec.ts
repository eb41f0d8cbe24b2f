import type { APIRequestContext, Page } from "@playwright/test";
import { createCustomer } from "./accounts-support.ts";
import { makeProduct } from "./admin-products-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import {
  answerCep,
  answerWhatsapp,
  fillDelivery,
  finish,
  line,
  openCart,
  readMessage,
} from "./checkout-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";
import { makeCategory, testInOwnShop } from "./own-shop.ts";
import { parts } from "./product-support.ts";

const GRIDS = "/api/admin/size-grids";
const SHIRT = "Camisa Infantil";
const sizes = [{ label: "10 anos" }, { label: "12 anos" }, { label: "XGG", surcharge_cents: 1500 }];
const guide = {
  measures: [{ name: "Tórax" }],
  rows: [{ size: "12 anos", values: [41.5] }],
};

async function stockOneShirt(owner: APIRequestContext): Promise<void> {
  const made = await owner.post(GRIDS, { data: { name: "Família", sizes, guide } });
  expect(made.status()).toBe(201);
  const category_id = await makeCategory(owner, "Família");
  await makeProduct(
    { request: owner },
    { name: SHIRT, category_id, price: "100", size_grid_id: (await made.json()).id },
  );
}

// A separate shop: the shared one has the standard sizes.
const test = testInOwnShop(stockOneShirt);
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ page, context }) => {
  await answerWhatsapp(context);
  await answerCep(page);
});

async function openShirt(page: Page): Promise<string> {
  const home = await (await page.request.get("/")).text();
  const [path = ""] = home.match(/\/produto\/[0-9a-f-]{36}/) ?? [];
  await visit(page, path);
  return path.slice("/produto/".length);
}

const summary = (page: Page) => page.getByRole("complementary", { name: "Resumo do pedido" });

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("a size that costs more says so, and the price follows it", async ({ page }) => {
      await openShirt(page);
      const { size, add } = parts(page);
      await expect(page.getByRole("radiogroup", { name: "Tamanho" }).getByRole("radio")).toHaveCount(3);
      await expect(add).toBeDisabled();
      await size("XGG + R$ 15,00").check();
      await expect(page.getByText(/^R\$\s100,00 \+ R\$\s15,00 do tamanho XGG$/)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await add.click();
      await visit(page, "/carrinho");
      await expect(line(page, SHIRT)).toContainText(/R\$\s115,00/);
      await expectAccessible(page);
    });
  });
}

test("the guide has the grid's own measures", async ({ page }) => {
  await openShirt(page);
  await page.getByRole("button", { name: "Guia de tamanhos" }).click();
  const dialog = page.getByRole("dialog", { name: "Guia de tamanhos" });
  await expect(dialog.getByRole("row", { name: /^12 anos/ })).toContainText("41,5");
  await expect(dialog.getByRole("row")).toHaveCount(2);
});

test("the card asks for one of the grid's sizes", async ({ page }) => {
  await visit(page, "/");
  await page
    .getByRole("button", { name: `Adicionar ${SHIRT} ao carrinho` })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: SHIRT });
  await dialog.getByRole("radio", { name: /^XGG/ }).check();
  await expect(dialog.getByText(/R\$\s115,00/)).toBeVisible();
  await dialog.getByRole("button", { name: "Adicionar ao carrinho" }).click();
  await visit(page, "/carrinho");
  await expect(line(page, SHIRT)).toContainText("Tamanho XGG");
});

test("an order in a size that costs more, by keyboard alone", async ({ page }) => {
  await createCustomer(page);
  await openShirt(page);
  const { size, add } = parts(page);
  await size("10 anos").focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press("ArrowRight");
  await expect(size("XGG + R$ 15,00")).toBeChecked();
  await add.press("Enter");
  await visit(page, "/carrinho");
  await fillDelivery(page);
  const message = await readMessage(page, () => finish(page).press("Enter"));
  expect(message).toContain("XGG");
  expect(message).toContain("115,00");
});

test.describe("a size that is sold no more", () => {
  test.use({ expectedConsoleMessages: [/status of 409/] });

  test("is marked in the cart, and another is chosen before ordering", async ({
    page,
    playwright,
    baseURL,
  }) => {
    const id = await openShirt(page);
    const item = { id, name: SHIRT, priceCents: 10_000, size: "10 anos", image: null };
    await openCart(page, [item]);
    await expect(summary(page)).toContainText(/R\$\s100,00/);

    const owner = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    await signInAsOwner({ request: owner });
    const grids: { id: string; name: string; sizes: { label: string }[] }[] = await (
      await owner.get(GRIDS)
    ).json();
    const grid = grids.find((one) => one.name === "Família");
    const left = { ...grid, sizes: grid?.sizes.filter(({ label }) => label !== "10 anos") };
    const changed = await owner.put(`${GRIDS}/${grid?.id}`, { data: left });
    expect(changed.status()).toBe(200);

    await reload(page);
    await expect(page.getByText("O tamanho 10 anos não está mais à venda.")).toBeVisible();
    await expect(finish(page)).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Escolher outro tamanho" }).click();
    const dialog = page.getByRole("dialog", { name: "Editar item" });
    await expect(dialog.getByRole("button", { name: "Salvar" })).toBeDisabled();
    await expect(dialog.getByRole("radio", { name: "10 anos" })).toHaveCount(0);
    await dialog.getByRole("radio", { name: "XGG + R$ 15,00" }).check();
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("O tamanho 10 anos não está mais à venda.")).toBeHidden();
    await expect(summary(page)).toContainText(/R\$\s115,00/);

    // The page of the shirt was in the shop's cache.
    await openShirt(page);
    await expect(parts(page).size("10 anos")).toHaveCount(0);
    expect(
      (
        await owner.put(`${GRIDS}/${grid?.id}`, {
          data: { ...grid, updated_at: (await changed.json()).updated_at },
        })
      ).status(),
    ).toBe(200);
    await owner.dispose();
  });
});
