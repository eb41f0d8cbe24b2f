import type { Page } from "@playwright/test";

const HYDRATED = "html:not([data-starting])";

/**
 * Opens a URL and waits until the page is hydrated, because a loaded page does not handle events before that. A test of
 * the time before hydration uses `page.goto` instead.
 */
export async function visit(page: Page, url: string): ReturnType<Page["goto"]> {
  return whenHydrated(page, page.goto(url));
}

export async function reload(page: Page): ReturnType<Page["reload"]> {
  return whenHydrated(page, page.reload());
}

export async function goBack(page: Page): ReturnType<Page["goBack"]> {
  return whenHydrated(page, page.goBack());
}

async function whenHydrated<Answer>(page: Page, opening: Promise<Answer>): Promise<Answer> {
  const response = await opening;
  await page.waitForSelector(HYDRATED, { state: "attached" });
  return response;
}
