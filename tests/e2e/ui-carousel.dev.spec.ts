import { expect, type Page, test } from "@playwright/test";
import { openShowcase } from "./open-showcase.ts";

/** The page's clock is ours, so that no test waits for real seconds. 25 of them would not end on the same slide. */
async function openCarousel(page: Page) {
  await page.clock.install();
  await openShowcase(page);
  const carousel = page.getByRole("region", { name: "Banners" });
  const dot = (name: string) => carousel.getByRole("button", { name });
  return { carousel, dot };
}

test("the carousel advances every five seconds and starts over after the last slide", async ({ page }) => {
  const { dot } = await openCarousel(page);
  await expect(dot("Times Brasileiros")).toHaveAttribute("aria-current", "true");
  for (const next of ["Seleções", "Retrô", "Times Brasileiros"]) {
    await page.clock.runFor(5000);
    await expect(dot(next)).toHaveAttribute("aria-current", "true");
  }
});

const stops = [
  { control: "Próximo", shows: "Seleções" },
  { control: "Anterior", shows: "Retrô" },
  { control: "Times Brasileiros", shows: "Times Brasileiros" },
];
for (const { control, shows } of stops) {
  test(`the carousel stops for good after "${control}"`, async ({ page }) => {
    const { dot } = await openCarousel(page);
    await dot(control).click();
    await page.clock.runFor(25_000);
    await expect(dot(shows)).toHaveAttribute("aria-current", "true");
  });
}

test("the carousel goes round backwards from the first slide", async ({ page }) => {
  const { dot } = await openCarousel(page);
  await dot("Anterior").click();
  await expect(dot("Retrô")).toHaveAttribute("aria-current", "true");
});

test("only the slide in sight can be reached", async ({ page }) => {
  const { carousel } = await openCarousel(page);
  await expect(carousel.getByRole("button", { name: "Ver coleção" })).toHaveCount(1);
});

test.describe("where less motion is asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the carousel does not advance by itself", async ({ page }) => {
    const { dot } = await openCarousel(page);
    await page.clock.runFor(25_000);
    await expect(dot("Times Brasileiros")).toHaveAttribute("aria-current", "true");
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test("a swipe to the left shows the next slide and stops the advance", async ({ page }) => {
    const { carousel, dot } = await openCarousel(page);
    await carousel.scrollIntoViewIfNeeded();
    const box = await carousel.boundingBox();
    if (!box) throw new Error("the carousel is not drawn");
    const y = box.y + 40;
    const touch = (type: string, x: number) =>
      carousel.dispatchEvent(type, { pointerType: "touch", clientX: x, clientY: y, bubbles: true });
    await touch("pointerdown", box.x + 250);
    await touch("pointerup", box.x + 100);
    await page.clock.runFor(25_000);
    await expect(dot("Seleções")).toHaveAttribute("aria-current", "true");
  });
});
