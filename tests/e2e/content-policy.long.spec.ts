import type { Page } from "@playwright/test";
import { pages } from "#domain/pages/pages.ts";
import { expect, test } from "./fixtures.ts";
import { visit } from "./navigation.ts";

declare global {
  interface Window {
    /** The violations that the browser reported on this page. */
    refused: string[];
  }
}

// These tests open a page without its token, and block scripts.
test.use({ expectedConsoleMessages: [/Failed to load resource/] });

/** Zod tests whether `eval` is allowed and works without it; that violation is expected. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    window.refused = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, sample, blockedURI }) => {
      if (blockedURI !== "eval") window.refused.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });

/** A style attribute that the policy blocks stays in the DOM without effect. */
const listStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[style*=background-color]")].map(
      ({ style }) => style.backgroundColor,
    ),
  );

/** Every page of the storefront once, and a shirt that is shared with a name, whose preview stands in the page. */
async function listStorefrontPaths(page: Page): Promise<string[]> {
  const home = await (await page.request.get("/")).text();
  const values: Record<string, string | undefined> = {
    id: /\/produto\/([\w-]+)/.exec(home)?.[1],
    key: /\/categoria\/([\w-]+)/.exec(home)?.[1],
  };
  const paths = pages
    .filter(({ frame, pattern }) => frame !== "admin" && !pattern.includes(":token"))
    .map(({ pattern }) => pattern.replace(/:(\w+)/g, (_, name: string) => values[name] ?? name));
  return [...paths, `/produto/${values.id}?nome=ANA&numero=7`];
}

test("the browser refuses no script and no style of a page of the storefront", async ({ page }) => {
  await watchPolicy(page);
  for (const path of [...(await listStorefrontPaths(page)), "/busca?q=camisa"]) {
    await visit(page, path);
    await expect(page.locator("main")).toBeVisible();
    expect(await page.evaluate(() => window.refused), path).toEqual([]);
    expect(await listStyles(page), path).not.toContain("");
  }
});

test("a picture's ground colour is in the page before its scripts are, and counts", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("main [style*=background-color]").first()).toBeAttached();
  const styles = await listStyles(page);
  expect(styles.length).toBeGreaterThan(0);
  expect(styles).not.toContain("");
});
