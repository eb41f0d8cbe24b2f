import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

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

/** As Playwright's own, but a console error, a page error or a hydration warning fails the test. */
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
  const { violations } = await new AxeBuilder({ page }).options(onlyViolations).withTags(wcag).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found).toEqual([]);
}

/** Nothing may reach beyond the screen's edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
