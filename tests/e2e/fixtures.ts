import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { waitForScripts } from "./wait-for-scripts.ts";

export { expect };

/** The widths at which every screen must look right: a phone and a desktop. */
export const phone = { width: 375, height: 812 };
export const desktop = { width: 1280, height: 900 };

/** What Playwright itself says where the worker is not allowed (playwright.config.ts). */
const WORKER_BLOCKED = /^Service Worker registration blocked by Playwright/;

interface Fixtures {
  /** Patterns of console messages that a test provokes on purpose, such as the 404 it asks for. */
  expectedComplaints: RegExp[];
  watchConsole: undefined;
}

interface WorkerFixtures {
  pagesThatAnswer: undefined;
}

/**
 * As Playwright's own, but a page that was loaded answers before the test goes on, and a console error, a page error or
 * a hydration warning fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedComplaints: [[], { option: true }],
  watchConsole: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(undefined);
      const unexpected = complaints.filter(
        (text) => ![WORKER_BLOCKED, ...expectedComplaints].some((pattern) => pattern.test(text)),
      );
      expect(unexpected, "the browser complained").toEqual([]);
    },
    { auto: true },
  ],
  pagesThatAnswer: [
    async ({ browser }, use) => {
      await waitForScripts(browser);
      await use(undefined);
    },
    { auto: true, scope: "worker" },
  ],
});

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What passed need not be described: on a long page that takes longer than the checks themselves. */
export const onlyViolations = { resultTypes: ["violations" as const] };

export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options(onlyViolations).withTags(wcag);
  const { violations } = await withoutMotion(page, () => axe.analyze());
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found).toEqual([]);
}

/** A notice that goes by itself meanwhile would be half faded, its words of too little contrast. */
export async function withoutMotion<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await waitForRest(page);
  const seen = await look();
  await page.emulateMedia({ reducedMotion: null });
  return seen;
}

/** Nothing may reach beyond the screen's edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, "the page reaches beyond the screen's edge").toBeLessThanOrEqual(0);
}

/** Nothing fades or glides any more: what moves has no place yet. */
export async function waitForRest(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ playState, effect }) => {
          // What turns for ever, or shows a carousel's five seconds, would never be at rest.
          const isShort = Number(effect?.getComputedTiming().endTime ?? 0) < 2000;
          return playState === "running" && isShort;
        }).length,
    );
  await expect.poll(moving, { message: "the page is still moving", intervals: [20, 50, 100] }).toBe(0);
}

/** Closes what lies over the page by Esc. What has only just been drawn may not listen yet: a person presses again. */
export async function dismiss(page: Page, overlay: Locator): Promise<void> {
  await expect(overlay).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden({ timeout: 2000 });
  }).toPass();
}

/** Takes an entry of a menu. One that has only just opened may still move under the pointer: a person clicks again. */
export async function chooseFromMenu(page: Page, button: Locator, item: string): Promise<void> {
  const wanted = page.getByRole("menuitem", { name: item });
  await expect(async () => {
    if (!(await wanted.isVisible())) await button.click({ timeout: 2000 });
    await wanted.click({ timeout: 2000 });
    await expect(wanted).toBeHidden({ timeout: 2000 });
  }).toPass();
}

/** Takes an entry of a list. One that has only just opened may still move under the pointer: a person clicks again. */
export async function choose(page: Page, list: Locator, option: string | RegExp): Promise<void> {
  const options = page.getByRole("option");
  const wanted = page.getByRole("option", {
    name: option,
    ...(typeof option === "string" && { exact: true }),
  });
  await expect(async () => {
    if (!(await wanted.isVisible())) await list.click({ timeout: 2000 });
    await wanted.click({ timeout: 2000 });
    // A list that still fades out would lend its entries to the next one.
    await expect(options).toHaveCount(0, { timeout: 2000 });
    await expect(list).toContainText(option, { timeout: 1000 });
  }).toPass();
}
