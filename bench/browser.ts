/** Measures the storefront on a cheap phone with slow 4G: Lighthouse's mobile run in the browser of the tests. */
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { median } from "./support/measure.ts";
import { printTable } from "./support/print-table.ts";
import { startShop } from "./support/shop-process.ts";

/** Lighthouse is fetched on demand, because it is larger than the shop and only this benchmark uses it. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const PORT = 9431;
const RUNS = 5;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<
    string,
    { numericValue: number; details?: { items: { resourceType?: string; transferSize?: number }[] } }
  >;
}

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "manto-bench-"));
const shop = await startShop();
const home = await (await fetch(shop.address)).text();
const product = /\/produto\/[0-9a-f-]{36}/.exec(home)?.[0] ?? "/";
const chromium = spawn(
  process.env.CHROMIUM_PATH ?? "chromium",
  [
    `--remote-debugging-port=${PORT}`,
    `--user-data-dir=${folder}/profile`,
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
  ],
  { stdio: "ignore" },
);

async function inspect(path: string): Promise<Report> {
  const file = join(folder, "report.json");
  await run(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      shop.address + path,
      `--port=${PORT}`,
      "--output=json",
      `--output-path=${file}`,
      "--quiet",
    ],
    { maxBuffer: 1e8 },
  );
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Medians are used, because a single run depends on the machine's other load. */
function toRow(name: string, reports: readonly Report[]): string[] {
  const score = (id: string) =>
    String(Math.round(median(reports.map(({ categories }) => categories[id]?.score ?? 0)) * 100));
  const value = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  return [
    name,
    ["performance", "accessibility", "best-practices", "seo"].map(score).join(" / "),
    `${(value("first-contentful-paint") / 1000).toFixed(2)} s`,
    `${(value("largest-contentful-paint") / 1000).toFixed(2)} s`,
    `${value("total-blocking-time").toFixed(0)} ms`,
    value("cumulative-layout-shift").toFixed(3),
    `${(median(reports.map(countScriptBytes)) / 1000).toFixed(0)} kB`,
  ];
}

function countScriptBytes({ audits }: Report): number {
  return (audits["network-requests"]?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

const pages = { Home: "/", Categoria: "/categoria/retro", Produto: product, Carrinho: "/carrinho" };
const rows: string[][] = [];
for (const [name, path] of Object.entries(pages)) {
  // A warm-up run lets the shop create its picture renditions and cache the page.
  await inspect(path);
  const reports: Report[] = [];
  while (reports.length < RUNS) reports.push(await inspect(path));
  rows.push(toRow(name, reports));
}
printTable(
  `Lighthouse, mobile, simulated slow 4G, medians of ${RUNS} runs (performance / accessibility / best practices / SEO)`,
  ["page", "scores", "FCP", "LCP", "TBT", "CLS", "JavaScript"],
  rows,
);
chromium.kill();
await shop.stop();
rmSync(folder, { recursive: true, force: true });
