import type { Locator, Page } from "@playwright/test";
import { createCustomer } from "./accounts-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { answerCep, answerWhatsapp, fillDelivery, finish, ownOrders } from "./checkout-support.ts";
import {
  desktop,
  dismiss,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { openProduct, parts } from "./product-support.ts";

const words = "Costas da camisa com o nome JOÃO e o número 10";

/** The drawn name and number: at least a shadow and the letters of each. */
const letters = (place: Locator) => place.locator("[data-print] path");
const expectPrinted = async (place: Locator) => {
  await expect(letters(place).first()).toBeVisible();
  await expect.poll(() => letters(place).count()).toBeGreaterThanOrEqual(4);
};
const shirt = (place: Locator | Page) => place.getByRole("img", { name: words });

test.describe("a shirt that is customised on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("shows its back with the name and the number as they are typed, and says so", async ({ page }) => {
    await openProduct(page);
    const { gallery, customize, name, number, form } = parts(page);
    await expect(letters(gallery)).toHaveCount(0);
    await customize.check();
    await expect(gallery.getByText("2 / 3")).toBeVisible();
    await expect(gallery.getByText("Prévia da personalização")).toBeVisible();
    await name.fill("joão");
    await expect(letters(gallery).first()).toBeVisible();
    await number.fill("10");
    await expectPrinted(gallery);
    await expectPrinted(form);
    await expect(shirt(gallery)).toBeVisible();
    await expect(gallery.getByRole("status")).toHaveText(words);

    await gallery.getByRole("button", { name: "Próxima imagem" }).click();
    await expect(gallery.getByText("3 / 3")).toBeVisible();
    await number.fill("9");
    await expect(gallery.getByText("2 / 3")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await gallery.getByRole("button", { name: "Ampliar imagem" }).click();
    await expectPrinted(page.getByRole("dialog"));
    await dismiss(page, page.getByRole("dialog"));
    await customize.uncheck();
    await expect(letters(page.locator("main"))).toHaveCount(0);
  });
});

test.describe("a customised shirt", () => {
  test.use({ viewport: desktop });

  test("looks the same in the cart, in the order, on its page, in the back-office and on the sheet", async ({
    page,
    context,
  }) => {
    await answerWhatsapp(context);
    await answerCep(page);
    await createCustomer(page);
    await openProduct(page);
    const { customize, name, number, size, add } = parts(page);
    await size("G").check();
    await customize.check();
    await name.fill("joão");
    await number.fill("10");
    await add.click();
    await page.getByRole("link", { name: "Carrinho, 1 item" }).click();
    await expectPrinted(page.getByRole("table", { name: "Itens do carrinho" }));

    await fillDelivery(page);
    await finish(page).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Pedido Realizado com Sucesso!" }),
    ).toBeVisible();
    await expect(shirt(page)).toBeVisible();
    const [order] = await ownOrders(page);
    await visit(page, `/pedido/${order?.token}`);
    await expect(shirt(page)).toBeVisible();
    await expectPrinted(page.locator("main"));
    await expectAccessible(page);

    await context.clearCookies();
    await blockChangeEvents(context);
    await signInAsOwner(context);
    await visit(page, `/admin/pedidos?pedido=${order?.id}`);
    await expectPrinted(page.getByRole("dialog"));
    await expect(shirt(page.getByRole("dialog"))).toBeVisible();
    await visit(page, `/admin/pedidos/producao?ids=${order?.id}`);
    await expect(page.getByText("JOÃO / 10")).toBeVisible();
    await expect(page.getByText(/^Fonte .+, cor #/)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expectPrinted(page.locator("main"));
  });
});
