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
  // The page itself tells; a selector is looked for twice a second. A page that leads on at once is waited for by that.
  await page.evaluate(toldByPage).catch(() => page.waitForSelector(HYDRATED, { state: "attached" }));
  return response;
}

/** Runs in the page: resolves when it is hydrated. */
function toldByPage(): Promise<void> {
  const { documentElement: root } = document;
  return new Promise((resolve) => {
    const look = () => {
      if ("starting" in root.dataset) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { attributeFilter: ["data-starting"] });
    look();
  });
}
