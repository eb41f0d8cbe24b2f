import { expect, type Page } from "@playwright/test";

/** Opens a page and waits until the worker holds it, and has kept everything that these pages need. */
export async function openAndKeep(page: Page, path: string, ...kept: string[]): Promise<void> {
  await page.goto(path);
  // The worker first fetches the whole shop.
  const patient = { timeout: 60_000 };
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), patient)
    .toBe("activated");
  for (const key of [path, ...kept]) {
    await expect
      .poll(
        () => page.evaluate(async (url) => Boolean(await caches.match(url, { ignoreVary: true })), key),
        patient,
      )
      .toBe(true);
  }
}

/** The browser itself would offer to install what this page belongs to. */
export async function expectInstallable(page: Page, manifest: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send("Page.getAppManifest");
  expect({ path: new URL(url).pathname, errors }).toEqual({ path: manifest, errors: [] });
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A test's window keeps nothing, and nothing can be installed in such a one.
  const found = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(found).toEqual([]);
}

/** A page that was loaded under the browser's pretence to be offline does not always hear of it from the device. */
export const strip = (page: Page) =>
  page.getByText(/Você está sem internet\. As páginas|A loja não está respondendo/);
