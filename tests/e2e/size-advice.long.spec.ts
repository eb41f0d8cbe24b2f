import type { APIRequestContext, Page } from "@playwright/test";
import { createCustomer } from "./accounts-support.ts";
import { makeProduct } from "./admin-products-support.ts";
import {
  answerCep,
  answerWhatsapp,
  delivery,
  fillDelivery,
  finish,
  storedItems,
  thanks,
} from "./checkout-support.ts";
import { desktop, dismiss, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { makeCategory, testInOwnShop } from "./own-shop.ts";
import { parts } from "./product-support.ts";

const SHIRT = "Camisa Aurora";
const SHORTS = "Calção Aurora";
const build = { height: 175, weight: 75 };

/** A shirt that five people of one build kept, and shorts, whose guide has no chest. */
async function stock(owner: APIRequestContext): Promise<void> {
  const { id } = await makeProduct(
    { request: owner },
    { name: SHIRT, category_id: await makeCategory(owner, "Camisas"), price: "100" },
  );
  for (let person = 0; person < 5; person++) {
    const placed = await owner.post("/api/orders", {
      headers: { "Idempotency-Key": `kept-size-${person}` },
      data: {
        ...delivery,
        customer_whatsapp: `1191234567${person}`,
        items: [{ id, size: "G", quantity: 1, build }],
      },
    });
    expect(placed.status()).toBe(201);
    const path = `/api/admin/orders/${(await placed.json()).id}`;
    expect((await owner.patch(path, { data: { status: "completed" } })).status()).toBe(200);
  }
  const category_id = await makeCategory(owner, "Calções");
  await makeProduct({ request: owner }, { name: SHORTS, category_id });
  const measured = await owner.put(`/api/admin/categories/${category_id}/size-guide`, {
    data: { measures: [{ name: "Cintura" }], rows: [{ size: "M", values: [35] }] },
  });
  expect(measured.status()).toBe(200);
}

// A shop of its own: in the shared one others' orders would be counted.
const test = testInOwnShop(stock);
test.describe.configure({ mode: "default" });

async function openProduct(page: Page, name: string): Promise<void> {
  const answer = await page.request.get(`/api/search/suggestions?q=${encodeURIComponent(name)}`);
  const { products } = await answer.json();
  await visit(page, `/produto/${products[0].id}`);
}

const TITLE = "Qual o meu tamanho?";
const link = (page: Page) => page.getByRole("button", { name: TITLE });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: TITLE });
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

test("a shopper gets a size, uses it, and leaves only the build to others", async ({ page, context }) => {
  await answerWhatsapp(context);
  await answerCep(page);
  await createCustomer(page);
  await openProduct(page, SHIRT);
  await link(page).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Altura").fill("1,78");
  await dialog.getByLabel("Peso").fill("setenta");
  await dialog.getByLabel("Altura").focus();
  await expect(dialog.getByLabel("Peso")).toHaveAccessibleDescription("Como 70 ou 70,5");
  await dialog.getByLabel("Peso").fill("79,5");
  await expect(dialog.getByText("Pela tabela, o G deve servir.")).toBeVisible();
  await expect(dialog.getByText("De 5 pessoas com o seu porte, todas ficaram com o G.")).toBeVisible();
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  const consent = dialog.getByRole("checkbox", { name: "Ajudar quem tem o meu porte" });
  await expect(consent).not.toBeChecked();
  await expect(consent).toHaveAccessibleDescription(/de 175 a 179 cm e de 75 a 79 kg/);
  await consent.check();
  await dialog.getByRole("button", { name: "Usar o G" }).click();
  await expect(dialog).toBeHidden();
  const { size, add } = parts(page);
  await expect(size("G")).toBeChecked();
  await expect(size("G")).toBeFocused();

  await add.click();
  await visit(page, "/carrinho");
  await fillDelivery(page);
  await finish(page).click();
  await expect(thanks(page)).toBeVisible();
  const { orders } = await (await page.request.get("/api/account/export")).json();
  expect(orders[0].items).toMatchObject([{ size: "G", build }]);

  await openProduct(page, SHIRT);
  await size("M").check();
  await add.click();
  expect(await storedItems(page)).toMatchObject([{ build }]);
  await link(page).click();
  await expect(dialog.getByLabel("Altura")).toHaveValue("178");
  await expect(consent).toBeChecked();
  await dialog.getByRole("button", { name: "Esquecer altura e peso" }).click();
  await expect(dialog.getByLabel("Altura")).toBeFocused();
  await expect(dialog.getByLabel("Altura")).toHaveValue("");
  expect(await storedItems(page)).not.toMatchObject([{ build }]);
  for (const name of ["size-advice", "shared-build"]) expect(await stored(page, name)).toBeNull();
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the size is found from the guide, by keyboard alone, and is on this device only", async ({
    page,
  }) => {
    await openProduct(page, SHIRT);
    const guideButton = page.getByRole("button", { name: "Guia de tamanhos" });
    // Its part of the page is hydrated after the rest.
    await expect(guideButton).toBeEnabled();
    await guideButton.press("Enter");
    const guide = page.getByRole("dialog", { name: "Guia de tamanhos" });
    await guide.getByRole("button", { name: TITLE }).press("Enter");
    const dialog = dialogOf(page);
    await expect(guide).toBeHidden();
    await dialog.getByLabel("Altura").focus();
    await page.keyboard.type("165");
    await page.keyboard.press("Tab");
    await page.keyboard.type("45");
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("radio", { name: "Na medida" })).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(dialog.getByText("É o menor da tabela", { exact: false })).toBeVisible();
    await expect(dialog.getByText("com o seu porte,", { exact: false })).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(parts(page).size("P")).toBeFocused();
    await parts(page).add.click();
    expect(await stored(page, "cart-storage")).not.toContain("build");

    await link(page).press("Enter");
    await dialog.getByLabel("Altura").fill("140");
    await expect(dialog.getByText("Aqui não dá para saber", { exact: false })).toBeVisible();
    await expect(dialog.getByRole("checkbox")).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: /^Usar/ })).toHaveCount(0);
    await expectAccessible(page);
    await dismiss(page, dialog);
    await expect(link(page)).toBeFocused();
  });

  test("a guide without a chest answers nobody, so it is not asked", async ({ page }) => {
    await openProduct(page, SHORTS);
    await page.getByRole("button", { name: "Guia de tamanhos" }).click();
    await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
    await expect(link(page)).toHaveCount(0);
  });
});
