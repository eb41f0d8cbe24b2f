import { expect, type Page } from "@playwright/test";
import { visit } from "./navigation.ts";

/** Opens the showcase page and waits until its script has rendered it. */
export async function openShowcase(page: Page) {
  await visit(page, "/");
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
}
