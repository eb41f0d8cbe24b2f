import type { Page } from "@playwright/test";

export interface ManualPicture {
  /** The file name under which the manual embeds it. */
  name: string;
  path: string;
  size: "desktop" | "phone";
  /** True if the picture shows what an anonymous visitor sees; otherwise the owner is signed in. */
  visitor?: boolean;
  /** True if the shop needs example deliveries and offers, which stay from then on. */
  examples?: boolean;
  /** Navigates to what the picture shows, and waits until it is visible. */
  prepare(page: Page): Promise<void>;
}

/** A list has loaded once its first row is visible. */
export const firstRow = (page: Page) => page.getByRole("row").nth(1).waitFor();
