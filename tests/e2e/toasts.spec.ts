import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { mediaTexts } from "../../src/domain/texts/media.ts";
import { createSignedOutCustomer, fillLogin } from "./accounts-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { findShirts, finish, openCart } from "./checkout-support.ts";
import { desktop, expect, phone, test, waitForAnimations } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { pictureFile } from "./picture-files.ts";
import { openProduct, parts } from "./product-support.ts";

const screens = [
  { width: "at 375 px", viewport: phone },
  { width: "at 375 px on a short phone", viewport: { width: 375, height: 667 } },
  { width: "at 1280 px", viewport: desktop },
  { width: "at 1280 px on a low screen", viewport: { width: 1280, height: 640 } },
];

/** A click at the middle of the control meets the control itself, not a toast over it. */
async function expectUncovered(page: Page, control: Locator) {
  await waitForAnimations(page);
  await control.scrollIntoViewIfNeeded();
  const meets = () =>
    control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(meets, "something lies over the control").toBe(true);
}

for (const { width, viewport } of screens) {
  test.describe(width, () => {
    test.use({ viewport, expectedConsoleMessages: [/status of 400/] });

    test("the toast of a refused sign-in leaves 'Entrar' and the password free", async ({ page }) => {
      const email = await createSignedOutCustomer(page);
      await visit(page, "/login");
      await fillLogin(page, email, "errada-123");
      await page.getByRole("button", { name: "Entrar" }).click();
      await expect(page.getByRole("region", { name: "Avisos" })).toContainText("Erro ao fazer login");
      await expectUncovered(page, page.getByRole("button", { name: "Entrar" }));
      await page.getByLabel("Senha").focus();
      await expectUncovered(page, page.getByLabel("Senha"));
    });

    test("the toasts of shirts that were added leave 'Adicionar ao carrinho' free", async ({ page }) => {
      await openProduct(page);
      const { size, add } = parts(page);
      await size("M").check();
      for (let count = 1; count <= 2; count += 1) {
        await add.click();
        await expect(page.getByRole("region", { name: "Avisos" }).getByRole("status")).toHaveCount(count);
        await expectUncovered(page, add);
      }
    });

    test("the toast of an upload leaves 'Salvar Imagem' of the dialog free", async ({ page }) => {
      await signInAsOwner(page.context());
      const name = `Aviso ${randomUUID().slice(0, 8)}`;
      await page.request.post("/api/admin/categories", { data: { name } });
      await visit(page, "/admin/categorias");
      await page.getByRole("button", { name: `Adicionar imagem de ${name}` }).click();
      const images = page.getByRole("dialog", { name: "Gerenciar Imagem da Categoria" });
      await images
        .getByLabel("Imagem da categoria")
        .setInputFiles(await pictureFile("png", { width: 800, height: 600 }));
      await expect(page.getByRole("region", { name: "Avisos" })).toContainText(mediaTexts.uploadedElsewhere);
      await expectUncovered(page, images.getByRole("button", { name: "Salvar Imagem" }));
    });
  });
}

test.describe("without a connection", () => {
  test.use({ expectedConsoleMessages: [/net::ERR_FAILED/] });

  test("a toast waits until it can be shown, and the page stays", async ({ page }) => {
    await openProduct(page);
    const { size, add } = parts(page);
    await page.route("**/assets/toast-viewport-*.js", (route) => route.abort());
    await size("M").check();
    await add.click();
    await expect(page.getByRole("link", { name: /^Carrinho, 1 / })).toBeVisible();
    await expect(add).toBeVisible();
    await page.unroute("**/assets/toast-viewport-*.js");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByRole("region", { name: "Avisos" }).getByRole("status")).toHaveCount(1);
  });
});

for (const viewport of [phone, { width: 800, height: 1000 }]) {
  test.describe(`at ${viewport.width} px, where the cart has a bar at the lower edge`, () => {
    test.use({ viewport });

    test("the toast of a removed line leaves 'Finalizar Compra' free", async ({ page }) => {
      const [first, second] = await findShirts(page);
      await openCart(page, [first, second]);
      await page.getByRole("button", { name: `Remover ${first.name}` }).click();
      await expect(page.getByRole("region", { name: "Avisos" })).toContainText(first.name);
      await expectUncovered(page, finish(page));
    });
  });
}
