import { expect, type Page } from "@playwright/test";
import { visit } from "./navigation.ts";

/** Opens a page and waits until the service worker has cached it and `otherPaths`. */
export async function openAndCache(page: Page, path: string, ...otherPaths: string[]): Promise<void> {
  await visit(page, path);
  // The service worker first fetches all files of the storefront.
  const longTimeout = { timeout: 60_000 };
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), longTimeout)
    .toBe("activated");
  for (const key of [path, ...otherPaths]) {
    await expect
      .poll(
        () => page.evaluate(async (url) => Boolean(await caches.match(url, { ignoreVary: true })), key),
        longTimeout,
      )
      .toBe(true);
  }
}

/** Expects that the browser considers the page's app installable. */
export async function expectInstallable(page: Page, manifest: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send("Page.getAppManifest");
  expect({ path: new URL(url).pathname, errors }).toEqual({ path: manifest, errors: [] });
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A test's window is incognito, in which apps cannot be installed.
  const found = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(found).toEqual([]);
}

/** The offline banner. A page that was loaded under offline emulation does not always get the browser's offline event. */
export const strip = (page: Page) =>
  page.getByText(/Você está sem internet\. As páginas|A loja não está respondendo/);
