import { expect, type Page } from "@playwright/test";

/** Opens the showcase of the development server and waits until its script has taken over. */
export async function openShowcase(page: Page) {
  await page.goto("/_ui");
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
}
