import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

export interface AxeLook {
  /** A selector of the part to look at; the whole page if absent. */
  part?: string;
  exclude?: string;
  /** Tags of rules, or single rules; all rules if absent. */
  runOnly?: { type: "tag" | "rule"; values: string[] };
}

const script = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Runs axe inside the page, which has no frames. Its script stays there for the next look, and only violations are
 * reported: a report of all checks takes longer than the checks.
 */
export async function findViolations(
  page: Page,
  { part = "html", exclude, runOnly }: AxeLook = {},
): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await script);
  return page.evaluate(
    async ({ context, options }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
      return violations;
    },
    {
      context: { include: [part], ...(exclude !== undefined && { exclude: [exclude] }) },
      options: { resultTypes: ["violations"], ...(runOnly && { runOnly }) } as axe.RunOptions,
    },
  );
}
