import { expect, test } from "@playwright/test";
import { openShowcase } from "./open-showcase.ts";

// That it advances, wraps around, stops after use and respects reduced motion is tested on the home page
// (home.spec.ts).
test.beforeEach(async ({ page }) => {
  // The clock is paused until a test advances it.
  await page.clock.install({ time: "2026-11-15T12:00:00Z" });
  await page.clock.pauseAt("2026-11-15T13:00:00Z");
  await openShowcase(page);
});

test("only the slide in sight can be reached", async ({ page }) => {
  const carousel = page.getByRole("region", { name: "Banners" });
  await expect(carousel.getByRole("button", { name: "Ver coleção" })).toHaveCount(1);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test("a swipe to the left shows the next slide and stops the advance", async ({ page }) => {
    const carousel = page.getByRole("region", { name: "Banners" });
    await carousel.scrollIntoViewIfNeeded();
    const box = await carousel.boundingBox();
    if (!box) throw new Error("the carousel is not drawn");
    const y = box.y + 40;
    const touch = (type: string, x: number) =>
      carousel.dispatchEvent(type, { pointerType: "touch", clientX: x, clientY: y, bubbles: true });
    await touch("pointerdown", box.x + 250);
    await touch("pointerup", box.x + 100);
    await page.clock.runFor(25_000);
    await expect(carousel.getByRole("button", { name: "Seleções" })).toHaveAttribute("aria-current", "true");
  });
});
