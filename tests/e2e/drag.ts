import { expect, type Locator, type Page } from "@playwright/test";
import { waitForAnimations } from "./fixtures.ts";

/** Drags a handle onto another item with the mouse, and drops it once the list announces the new position. */
export async function drag(
  page: Page,
  handle: Locator,
  target: Locator,
  announcement: string,
): Promise<void> {
  await waitForAnimations(page);
  const from = await middleOf(handle);
  const to = await middleOf(target);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(page.getByText(announcement)).toBeAttached();
  await page.mouse.up();
  await expect.poll(() => receivesClicks(handle)).toBe(true);
}

/** Lifts the item whose handle has the focus. */
export async function liftByKey(page: Page, announcement: string): Promise<void> {
  await page.keyboard.press("Space");
  await expect(page.getByText(announcement)).toBeAttached();
  await waitForAnimations(page);
}

async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** After a drop the list suppresses clicks for a moment. The handle has no click action, so clicking it is harmless. */
function receivesClicks(handle: Locator): Promise<boolean> {
  return handle.evaluate((element: HTMLElement) => {
    let received = false;
    const receive = () => {
      received = true;
    };
    element.addEventListener("click", receive);
    element.click();
    element.removeEventListener("click", receive);
    return received;
  });
}
