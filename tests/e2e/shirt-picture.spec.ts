import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { createCustomer } from "./accounts-support.ts";
import { delivery, findShirts, line, openCart, ownOrders } from "./checkout-support.ts";
import { dismiss, expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { pictureFile } from "./picture-files.ts";
import { openProduct, parts, screens } from "./product-support.ts";

const customization = { name: "MARTA", number: "10" };
const opener = (place: Locator | Page) => place.getByRole("button", { name: /^Salvar como imagem: / });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Sua camisa em imagem" });
const save = (page: Page) => dialog(page).getByRole("button", { name: "Salvar imagem" });
const drawn = (page: Page, words: RegExp) => dialog(page).getByRole("img", { name: words });

async function download(page: Page, act: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent("download"), act()]);
  return file;
}

/** The pixels of a downloaded picture, which must be a PNG of the size that stories like. */
async function readPixels(file: Download): Promise<Buffer> {
  const bytes = await readFile(await file.path());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1080, height: 1350 });
  return sharp(bytes).removeAlpha().raw().toBuffer();
}

/** Where two pictures differ, in fractions of their size. */
function findDifference(one: Buffer, other: Buffer) {
  const found = { left: 1, top: 1, right: 0, bottom: 0 };
  for (let at = 0; at < one.length; at += 3) {
    if (one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2]) continue;
    const [x, y] = [((at / 3) % 1080) / 1080, Math.floor(at / 3 / 1080) / 1350];
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y);
  }
  return found;
}

for (const { name: screen, use } of screens) {
  test.describe(screen, () => {
    test.use(use);

    test("a typed name is saved as a picture, by keyboard alone, and only its letters change it", async ({
      page,
    }) => {
      await openProduct(page);
      const { customize, name, number } = parts(page);
      await customize.check();
      await number.fill("1");
      await expect(opener(page)).toBeVisible();
      await number.fill("");
      await expect(opener(page)).toHaveCount(0);
      await number.fill("10");
      await number.press("Tab");
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(drawn(page, /Costas da camisa com o número 10$/)).toBeVisible();
      const withoutName = await download(page, () => save(page).press("Enter"));
      await expect(dialog(page).getByRole("status")).toHaveText("Imagem salva neste aparelho");
      await dismiss(page, dialog(page));
      await expect(opener(page)).toBeFocused();

      await name.fill("marta");
      await opener(page).press("Enter");
      await expect(drawn(page, /Costas da camisa com o nome MARTA e o número 10$/)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const withName = await download(page, () => save(page).press("Enter"));
      expect([withoutName.suggestedFilename(), withName.suggestedFilename()]).toEqual([
        "camisa-10.png",
        "camisa-marta-10.png",
      ]);
      const letters = findDifference(await readPixels(withoutName), await readPixels(withName));
      expect(letters.right - letters.left).toBeGreaterThan(0.1);
      expect(letters.left).toBeGreaterThan(0.25);
      expect(letters.right).toBeLessThan(0.75);
      expect(letters.top).toBeGreaterThan(0.15);
      expect(letters.bottom).toBeLessThan(0.5);
    });
  });
}

test("a share sheet gets the file, and may be closed without a complaint", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    navigator.canShare = ({ files = [] } = {}) => files.length === 1;
    navigator.share = async ({ files = [] } = {}) => {
      shared.push(...files.map((file) => `${file.name} ${file.type} ${file.size > 10_000}`));
      if (shared.length === 1) throw new DOMException("closed", "AbortError");
    };
  });
  const path = await openProduct(page);
  await visit(page, `${path}?nome=Marta&numero=10`);
  await opener(page).click();
  const share = dialog(page).getByRole("button", { name: "Compartilhar" });
  const shared = () => page.evaluate(() => Reflect.get(window, "shared"));
  await share.click();
  await expect.poll(shared).toEqual(["camisa-marta-10.png image/png true"]);
  await share.click();
  await expect.poll(shared).toHaveLength(2);
  await expect(page.getByText("Não foi possível compartilhar")).toHaveCount(0);
});

test("the cart and the order lead to the pictures of their shirts, also of one without a name", async ({
  page,
}) => {
  await createCustomer(page);
  const [first, second] = await findShirts(page);
  await openCart(page, [{ ...first, customization }, second]);
  await expect(opener(page)).toHaveCount(1);
  await opener(line(page, first.name)).click();
  await expect(drawn(page, /com o nome MARTA e o número 10$/)).toBeVisible();
  await dismiss(page, dialog(page));
  await expect(opener(line(page, first.name))).toBeFocused();

  const items = [{ id: first.id, customization }, { id: second.id }];
  const placed = await page.request.post("/api/orders", {
    headers: { "Idempotency-Key": randomUUID() },
    data: { ...delivery, items: items.map((item) => ({ size: "G", quantity: 1, ...item })) },
  });
  expect(placed.status()).toBe(201);
  const [order] = await ownOrders(page);
  for (const path of [`/pedido/${order?.token}`, "/meus-pedidos"]) {
    await visit(page, path);
    await expect(opener(page)).toHaveCount(2);
    await page.getByRole("button", { name: `Salvar como imagem: ${first.name}` }).click();
    await expect(drawn(page, /com o nome MARTA e o número 10$/)).toBeVisible();
    await dismiss(page, dialog(page));
  }
  await page.getByRole("button", { name: `Salvar como imagem: ${second.name}` }).click();
  await expect(dialog(page).getByRole("img", { name: second.name, exact: true })).toBeVisible();
  await readPixels(await download(page, () => save(page).click()));
});

test.describe("a picture that cannot be drawn", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource|blocked by CORS policy/] });

  test("is drawn again when the connection is back", async ({ page }) => {
    const path = await openProduct(page);
    await page.route("**/storage/**", (route) => route.abort());
    await visit(page, `${path}?nome=Marta&numero=10`);
    await opener(page).click();
    await expect(dialog(page).getByRole("alert")).toContainText("Não foi possível desenhar a imagem");
    await expectAccessible(page);
    await page.unroute("**/storage/**");
    await dialog(page).getByRole("button", { name: "Tentar novamente" }).press("Enter");
    await expect(drawn(page, /com o nome MARTA e o número 10$/)).toBeVisible();
    // The button that had the focus is gone.
    await expect(
      dialog(page)
        .locator(":focus")
        .or(dialog(page).and(page.locator(":focus"))),
    ).toHaveCount(1);
  });

  test("is replaced by the link where another site keeps its photo to itself", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const photo = await pictureFile("png", { width: 80, height: 100 });
    const foreign = "https://fotos.exemplo.com.br/costas.png";
    // Without this header Playwright would allow everybody to read it.
    const headers = { "Access-Control-Allow-Origin": "https://fotos.exemplo.com.br" };
    await page.route(foreign, (route) =>
      route.fulfill({ headers, contentType: photo.mimeType, body: photo.buffer }),
    );
    await page.route("**/api/cart/quote", async (route) => {
      const response = await route.fetch();
      const quote = await response.json();
      for (const item of quote.items) Object.assign(item.print.picture, { url: foreign });
      await route.fulfill({ response, json: quote });
    });
    const [shirt] = await findShirts(page);
    await openCart(page, [{ ...shirt, customization }]);
    await opener(line(page, shirt.name)).click();
    await expect(dialog(page).getByRole("alert")).toContainText("fica em outro site");
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Copiar link" }).click();
    await expect(dialog(page).getByRole("status")).toHaveText("Link copiado");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${new URL(page.url()).origin}/produto/${shirt.id}?nome=MARTA&numero=10`);
  });
});
