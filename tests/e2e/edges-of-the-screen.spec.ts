import type { Page } from "@playwright/test";
import { findShirts, finish, openCart } from "./checkout-support.ts";
import { desktop, expect, expectAccessible, phone, test, waitForAnimations } from "./fixtures.ts";
import { visit } from "./navigation.ts";

const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Carrinho/ });

/** A cart that is longer than any screen, with different prints of two shirts. */
async function openLongCart(page: Page) {
  const shirts = await findShirts(page);
  const lines = Array.from({ length: 8 }, (_, index) => ({
    ...shirts[index % 2],
    priceCents: (shirts[index % 2]?.priceCents ?? 0) + 2000,
    customization: { name: "ZÉ", number: String(index) },
  }));
  await openCart(page, lines);
}

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("the header gives way to a page that is scrolled down and returns when it is scrolled up", async ({
    page,
  }) => {
    await visit(page, "/");
    await page.mouse.wheel(0, 900);
    await expect(cartLink(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -150);
    await expect(cartLink(page)).toBeInViewport({ ratio: 0.99 });
  });

  test("the header is shown while the keyboard is in it", async ({ page }) => {
    await visit(page, "/");
    await page.mouse.wheel(0, 900);
    await expect(cartLink(page)).not.toBeInViewport();
    await page.locator("main").evaluate((main) => main.focus({ preventScroll: true }));
    await page.keyboard.press("Shift+Tab");
    await expect(cartLink(page)).toBeFocused();
    await expect(cartLink(page)).toBeInViewport({ ratio: 0.99 });
  });

  test("total and 'Finalizar Compra' are in reach along a long cart and come to rest in the summary", async ({
    page,
  }) => {
    await openLongCart(page);
    await expect(finish(page)).toHaveCount(1);
    await expect(finish(page)).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByRole("complementary").getByText("Total", { exact: true })).toBeInViewport();
    await page.getByRole("heading", { name: "Dados de entrega" }).scrollIntoViewIfNeeded();
    await expect(finish(page)).toBeInViewport({ ratio: 0.99 });
    await expectAccessible(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const [bar, footer] = await Promise.all([
      finish(page).boundingBox(),
      page.getByRole("contentinfo").boundingBox(),
    ]);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  });

  test("the keyboard reaches nothing that lies under the header or the bar", async ({ page }) => {
    await openLongCart(page);
    await page.getByRole("link", { name: "Continuar comprando" }).focus();
    for (const key of ["Shift+Tab", "Tab"]) {
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press(key);
        await waitForAnimations(page);
        expect(await page.evaluate(describeCovered), `after ${key} × ${presses + 1}`).toBeNull();
      }
    }
  });
});

test.describe("on a wide screen", () => {
  test.use({ viewport: desktop });

  test("the header stays, and the summary beside the cart is below it", async ({ page }) => {
    await openLongCart(page);
    await page.mouse.wheel(0, 700);
    await expect(cartLink(page)).toBeInViewport({ ratio: 0.99 });
    await expect(finish(page)).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Resumo do pedido" })).toBeInViewport({ ratio: 0.99 });
    const [header, summary] = await Promise.all([
      page.getByRole("banner").boundingBox(),
      page.getByRole("heading", { name: "Resumo do pedido" }).boundingBox(),
    ]);
    expect(summary?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });
});

/** Runs in the page: returns the focused element if something else lies over its middle. */
function describeCovered(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  const isFree = onTop !== null && (focused.contains(onTop) || onTop.contains(focused));
  return isFree ? null : `${focused.outerHTML.slice(0, 120)} under ${onTop?.outerHTML.slice(0, 120)}`;
}
