import { expect, type Page } from "@playwright/test";

/** Opens the page of components and waits until its script has drawn it. */
export async function openShowcase(page: Page) {
  await page.goto("/");
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
}
