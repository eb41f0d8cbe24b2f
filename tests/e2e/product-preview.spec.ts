import type { Locator, Page } from "@playwright/test";
import {
  dismiss,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
  waitForAnimations,
} from "./fixtures.ts";
import { openProduct, parts } from "./product-support.ts";

const longName = "ALEXANDRE-SILVA";
const example = (place: Locator) => place.locator("[data-print=example]");
const typed = (place: Locator) => place.locator("[data-print=typed]");
const previewOf = (page: Page) => parts(page).form.getByRole("button", { name: "Ampliar prévia" });

/** The width of the drawn name; it is drawn before the number. */
async function nameWidth(place: Locator): Promise<number> {
  const box = await typed(place).locator("path").first().boundingBox();
  return box?.width ?? 0;
}

// The height is what the keyboard of a phone leaves of the screen.
for (const width of [375, 320]) {
  test.describe(`the preview while a name is typed, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 420 }, hasTouch: true });

    test("is in sight together with both fields, large enough to read fifteen letters", async ({ page }) => {
      await openProduct(page);
      const { customize, name, number } = parts(page);
      const preview = previewOf(page);
      await customize.check();
      await name.tap();
      await name.pressSequentially(longName);
      await number.tap();
      await number.pressSequentially("10");
      for (const part of [preview, name, number]) await expect(part).toBeInViewport({ ratio: 0.99 });
      expect((await nameWidth(preview)) / longName.length).toBeGreaterThanOrEqual(8);
      const frame = await preview.boundingBox();
      const field = await name.boundingBox();
      expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
      await expectNoSidewaysScroll(page);
    });
  });
}

test.describe("the preview on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("shows an example until the first letter or digit, which screen readers do not read", async ({
    page,
  }) => {
    await openProduct(page);
    const { customize, gallery, form, name, number } = parts(page);
    await customize.check();
    for (const place of [gallery, form]) await expect(example(place).locator("path").first()).toBeVisible();
    await expect(
      gallery.getByRole("img", { name: "Costas da camisa, ainda sem nome e número" }),
    ).toBeVisible();
    await expect(page.getByText("SEU NOME")).toHaveCount(0);
    await number.fill("7");
    for (const place of [gallery, form]) {
      await expect(typed(place)).toHaveCount(1);
      await expect(example(place)).toHaveCount(0);
    }
    await number.fill("");
    await expect(example(form)).toHaveCount(1);
    await name.fill("a");
    await expect(example(form)).toHaveCount(0);
  });

  test("is enlarged by a tap and by Enter, and gets the focus back", async ({ page }) => {
    await openProduct(page);
    const { customize, name } = parts(page);
    const preview = previewOf(page);
    const zoom = page.getByRole("dialog", { name: "Prévia da personalização" });
    await customize.check();
    await name.fill(longName);
    await expect.poll(() => nameWidth(preview)).toBeGreaterThan(0);
    const small = await nameWidth(preview);
    await preview.tap();
    await expect(
      zoom.getByRole("img", { name: `Costas da camisa com o nome ${longName}`, exact: true }),
    ).toBeVisible();
    await expect.poll(() => nameWidth(zoom)).toBeGreaterThan(small * 1.8);
    await expect(typed(zoom).locator("path").first()).toBeInViewport({ ratio: 0.99 });
    await expectAccessible(page);
    await dismiss(page, zoom);
    await expect(preview).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(zoom).toBeVisible();
    await waitForAnimations(page);
    await dismiss(page, zoom);
    await expect(preview).toBeFocused();
  });
});
