import type { Browser, Page } from "@playwright/test";

const ANSWERS = "html:not([data-starting])";
const waysToAPage = ["goto", "reload", "goBack", "goForward"] as const;

/**
 * A page's scripts come after its picture, so a page that is loaded may not answer yet. Where a test opens one, it goes on
 * when the page answers, as a person who has looked at it would; `waitUntil: "commit"` is for what happens before.
 */
export async function waitForScripts(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const everyPage: Page = Object.getPrototypeOf(page);
  await page.close();
  for (const way of waysToAPage) {
    const open = everyPage[way] as (...args: unknown[]) => ReturnType<Page["goto"]>;
    everyPage[way] = async function (this: Page, ...args: unknown[]) {
      const response = await open.apply(this, args);
      const { waitUntil } = (args.at(-1) ?? {}) as { waitUntil?: string };
      if (waitUntil !== "commit") await this.waitForSelector(ANSWERS, { state: "attached" });
      return response;
    };
  }
}
