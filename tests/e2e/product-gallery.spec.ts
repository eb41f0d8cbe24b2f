import type { Page } from "@playwright/test";
import { dismiss, expect, expectAccessible, phone, test, waitForAnimations } from "./fixtures.ts";
import { openProduct, parts, screens } from "./product-support.ts";

for (const screen of screens) {
  test.describe(`the pictures of a product ${screen.name}`, () => {
    test.use(screen.use);

    test("turns over its pictures in both directions, around the ends", async ({ page }) => {
      await openProduct(page);
      const { gallery } = parts(page);
      const thumbnails = gallery.getByRole("button", { name: /^Imagem \d+ de \d+$/ });
      const total = await thumbnails.count();
      expect(total).toBeGreaterThanOrEqual(3);
      const position = (index: number) => gallery.getByText(`${index} / ${total}`);
      await expect(position(1)).toBeVisible();
      await gallery.getByRole("button", { name: "Imagem anterior" }).click();
      await expect(position(total)).toBeVisible();
      await expectShown(page, total);
      await gallery.getByRole("button", { name: "Próxima imagem" }).click();
      await expect(position(1)).toBeVisible();
      await gallery.getByRole("button", { name: "Próxima imagem" }).click();
      await gallery.getByRole("button", { name: "Próxima imagem" }).click();
      await expect(position(3)).toBeVisible();
      await expectShown(page, 3);
      await thumbnails.first().click();
      await expect(position(1)).toBeVisible();
      await expect(thumbnails.first()).toHaveAttribute("aria-current", "true");
      await page.keyboard.press("ArrowLeft");
      await expect(position(total)).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(position(1)).toBeVisible();
    });

    test("shows a picture over the whole screen, magnifies it, and Esc closes it", async ({ page }) => {
      await openProduct(page);
      const zoomButton = page.getByRole("button", { name: "Ampliar imagem" });
      await zoomButton.press("Enter");
      const view = page.getByRole("dialog");
      await expect(view.getByText("100%")).toBeVisible();
      // The dialog gets the focus, and with it the keys, a moment after its picture is visible.
      await expect(page.locator("[role=dialog]:focus-within")).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(view.getByText(/^2 \/ /)).toBeVisible();
      await page.keyboard.press("+");
      await expect(view.getByText("150%")).toBeVisible();
      await page.keyboard.press("0");
      await expect(view.getByText("100%")).toBeVisible();
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, -200);
      await expect(view.getByText("100%")).toBeHidden();
      await expectAccessible(page);
      await dismiss(page, view);
      await expect(zoomButton).toBeFocused();
      await expect(parts(page).gallery.getByText(/^2 \/ /)).toBeVisible();
    });

    test("opens the picture that is pressed", async ({ page }) => {
      await openProduct(page);
      await parts(page).gallery.getByRole("group").getByRole("img").first().click();
      await expect(page.getByRole("dialog").getByText(/^1 \/ /)).toBeVisible();
    });
  });
}

test.describe("the pictures of a product under a finger", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("follows a swipe, and goes around beyond the last picture", async ({ page }) => {
    await openProduct(page);
    const { gallery } = parts(page);
    const total = await gallery.getByRole("button", { name: /^Imagem \d+ de \d+$/ }).count();
    await swipe(page, -260);
    await expect(gallery.getByText(`2 / ${total}`)).toBeVisible();
    await gallery.getByRole("button", { name: `Imagem ${total} de ${total}` }).click();
    await expectShown(page, total);
    // A touch while the strip is still scrolling only stops it, so the swipe is retried.
    await expect(async () => {
      await swipe(page, -260);
      await expect(gallery.getByText(`1 / ${total}`)).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expectShown(page, 1);
  });

  test("follows a swipe that starts on an arrow", async ({ page }) => {
    await openProduct(page);
    const { gallery } = parts(page);
    await waitForAnimations(page);
    const arrow = await gallery.getByRole("button", { name: "Próxima imagem" }).boundingBox();
    await swipe(page, -200, { x: (arrow?.x ?? 0) + 22, y: (arrow?.y ?? 0) + 22 });
    await expect(gallery.getByText(/^2 \/ /)).toBeVisible();
    await expectShown(page, 2);
  });
});

/** Expects that the n-th picture is shown once scrolling has ended. */
async function expectShown(page: Page, position: number) {
  const track = parts(page).gallery.getByRole("group", { name: "Imagens do produto" });
  await expect
    .poll(() => track.evaluate((element) => element.scrollLeft / element.clientWidth))
    .toBeCloseTo(position - 1, 1);
}

/** Swipes with the browser's touch input, so that it scrolls and snaps as with a finger. */
async function swipe(page: Page, xDistance: number, from = { x: 300, y: 180 }) {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizeScrollGesture", { ...from, xDistance, gestureSourceType: "touch" });
}
