import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { findViolations } from "./run-axe.ts";
import { type OwnShops, useOwnShops } from "./start-shop.ts";

export { expect };

/** The widths at which every screen must look right: a phone and a desktop. */
export const phone = { width: 375, height: 812 };
export const desktop = { width: 1280, height: 900 };

/** Playwright's own message if service workers are blocked (playwright.config.ts). */
const WORKER_BLOCKED = /^Service Worker registration blocked by Playwright/;

interface Fixtures {
  /** Patterns of console messages that a test provokes on purpose, such as a 404. */
  expectedConsoleMessages: RegExp[];
  watchConsole: undefined;
  cleanUp: undefined;
}

/** Playwright's test, but a console error, a page error, a hydration warning or a toast over a dialog's button fails it. */
export const test = base.extend<Fixtures, { ownShops: OwnShops }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  ownShops: [({}, use) => useOwnShops(use), { scope: "worker", timeout: 240_000 }],
  expectedConsoleMessages: [[], { option: true }],
  page: async ({ page }, use) => {
    const rate = Number(process.env.THROTTLE_CPU ?? 1);
    if (rate > 1) {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate });
    }
    await use(page);
  },
  watchConsole: [
    async ({ page, expectedConsoleMessages }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await page.addInitScript(complainOfCoveredButtons);
      await use(undefined);
      const unexpected = complaints.filter(
        (text) => ![WORKER_BLOCKED, ...expectedConsoleMessages].some((pattern) => pattern.test(text)),
      );
      expect(unexpected, "the browser complained").toEqual([]);
    },
    { auto: true },
  ],
  // The browser's context goes on to the next test. Playwright resets most of it, but not these.
  cleanUp: [
    async ({ browser, context, page }, use) => {
      await use(undefined);
      for (const other of browser.contexts()) if (other !== context) await other.close();
      // A stopped clock cannot be taken out of a context again.
      const hasClock = await page.evaluate(() => "__pwClock" in window).catch(() => true);
      if (hasClock) return context.close();
      await Promise.all([context.clearPermissions(), context.setOffline(false)]);
    },
    { auto: true },
  ],
});

/** Runs in the page: a primary button of an open dialog that stays under a toast is an error. */
function complainOfCoveredButtons() {
  const LOOKS = 5;
  const looksCovered = new Map<Element, number>();
  setInterval(() => {
    const toasts = document.querySelector("[aria-label=Avisos]");
    const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")]
      .filter((each) => !toasts?.contains(each))
      .at(-1);
    for (const button of dialog?.querySelectorAll("[data-variant=primary], [data-variant=danger]") ?? []) {
      const { left, top, width, height } = button.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      const looks = toasts?.contains(onTop) ? (looksCovered.get(button) ?? 0) + 1 : 0;
      looksCovered.set(button, looks);
      if (looks === LOOKS) console.error(`A toast covers the button "${button.textContent}"`);
    }
  }, 100);
}

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function expectAccessible(page: Page): Promise<void> {
  const look = () => findViolations(page, { runOnly: { type: "tag", values: wcag } });
  const violations = await withoutMotion(page, () =>
    withoutToasts(page, async () => measureCoveredAgain(page, await look())),
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found).toEqual([]);
}

/**
 * The bars that stay on the screen while the page scrolls may cover half of a button, which is then called too small.
 * It is measured again in the middle of the screen, where people would press it.
 */
async function measureCoveredAgain(page: Page, violations: Violations): Promise<Violations> {
  const found = violations.filter(({ id }) => id !== "target-size");
  const tooSmall = violations.filter(({ id }) => id === "target-size").flatMap(({ nodes }) => nodes);
  for (const part of tooSmall.map(({ target }) => target.join(" "))) {
    await page.locator(part).evaluate((element) => element.scrollIntoView({ block: "center" }));
    found.push(...(await findViolations(page, { part, runOnly: { type: "rule", values: ["target-size"] } })));
  }
  return found;
}

type Violations = Awaited<ReturnType<typeof findViolations>>;

/** Hides the toasts: they may lie over a part of a secondary button until they go. The showcase looks at them alone. */
async function withoutToasts<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const setVisibility = (visibility: string) =>
    page.locator("[aria-label=Avisos]").evaluateAll((regions, value) => {
      for (const region of regions) if (region instanceof HTMLElement) region.style.visibility = value;
    }, visibility);
  await setVisibility("hidden");
  const seen = await look();
  await setVisibility("");
  return seen;
}

/** For tests about motion; the others run without (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" as const } };

/** Disables animations, because a toast that is fading out would have too little contrast. */
export async function withoutMotion<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const moves = () => page.evaluate(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  if (!(await moves())) return look();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await waitForAnimations(page);
  const seen = await look();
  await page.emulateMedia({ reducedMotion: null });
  return seen;
}

/** The page must not be wider than the viewport. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, "the page reaches beyond the screen's edge").toBeLessThanOrEqual(0);
}

/** Waits until all short animations have ended, because a moving element has no stable position. */
export async function waitForAnimations(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ playState, effect }) => {
          // Endless spinners and the carousel's progress of five seconds are ignored.
          const isShort = Number(effect?.getComputedTiming().endTime ?? 0) < 2000;
          return playState === "running" && isShort;
        }).length,
    );
  await expect.poll(moving, { message: "the page is still moving", intervals: [20, 50, 100] }).toBe(0);
}

/**
 * Closes an overlay with Esc. A new overlay may not handle keys yet, so the key press is retried, but
 * not while the overlay may be on its way out: the next key press would close what lies below it.
 */
export async function dismiss(page: Page, overlay: Locator): Promise<void> {
  await expect(overlay).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden({ timeout: 10_000 });
  }).toPass();
}

/**
 * Chooses an item of a menu. A menu that has just opened may still move, so a click that missed is
 * retried; one that arrived is not, however long the menu takes to close, or the item would act twice.
 */
export async function chooseFromMenu(page: Page, button: Locator, item: string): Promise<void> {
  const wanted = page.getByRole("menuitem", { name: item });
  let arrived = async () => false;
  await expect(async () => {
    if (await arrived()) return;
    if (!(await wanted.isVisible())) await button.click({ timeout: 2000 });
    arrived = await watchClicks(wanted);
    await wanted.click({ timeout: 2000 });
    expect(await arrived()).toBe(true);
  }).toPass();
  await expect(wanted).toBeHidden();
}

/** Says whether a click has arrived at an element. A page that has been left took it along. */
async function watchClicks(element: Locator): Promise<() => Promise<boolean>> {
  const seen = await element.evaluateHandle(
    (target) => {
      const clicks = { any: false };
      target.addEventListener("click", () => {
        clicks.any = true;
      });
      return clicks;
    },
    undefined,
    { timeout: 2000 },
  );
  return () => seen.evaluate(({ any }) => any).catch(() => true);
}

/** Chooses an option of a list. A list that has just opened may still move, so the click is retried. */
export async function choose(page: Page, list: Locator, option: string | RegExp): Promise<void> {
  const options = page.getByRole("option");
  const wanted = page.getByRole("option", {
    name: option,
    ...(typeof option === "string" && { exact: true }),
  });
  await expect(async () => {
    if (!(await wanted.isVisible())) await list.click({ timeout: 2000 });
    await wanted.click({ timeout: 2000 });
    // The options of a list that is still fading out would be found in the next one.
    await expect(options).toHaveCount(0, { timeout: 2000 });
    await expect(list).toContainText(option, { timeout: 1000 });
  }).toPass();
}
