import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 4173);
const changedPort = port + 1;
const showcasePort = port + 2;
const vite = (command: string) =>
  `node node_modules/vite/bin/vite.js ${command} --config tests/showcase/vite.config.ts`;

/** Which journeys are run: the `long` ones, the others (`short`), or all of them. */
const journeys = process.env.JOURNEYS ?? "all";
const leftOut = { all: [], long: [/(?<!\.long)\.spec\.ts$/], short: [/\.long\.spec\.ts$/] }[journeys] ?? [];

/** What these change is seen on every page, so they have a shop for themselves. */
const changesForAll =
  /\/(admin-(categories|banners|settings|product-pictures|product-print|products|product-status)|pix|size-guides)(-failing)?(\.long)?\.spec\.ts$/;

/**
 * Without motion: a click on what still moves may miss it on a busy machine. The showcase tries the components with their
 * motion, and so do the tests that are about it (`withMotion`).
 */
const inShop = (shopPort: number) => ({
  ...devices["Desktop Chrome"],
  baseURL: `http://127.0.0.1:${shopPort}`,
  contextOptions: { reducedMotion: "reduce" as const },
  // A new context would compile every script again (tests/e2e/fixtures.ts resets the rest).
  reuseContext: true,
});

/** Reads the log of all journeys, so it comes last. */
const readsLog = /\/log\.spec\.ts$/;

/** The components by themselves, on a page of their own (tests/showcase). */
const showcase = /\/showcase[^/]*\.spec\.ts$/;

/** Journeys run against the built shop with its demo catalogue, or against a shop of their own (tests/e2e/own-shop.ts). */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/artifacts",
  globalSetup: "./tests/e2e/prepare-own-shops.ts",
  fullyParallel: true,
  // A journey waits for a quarter of its time, for a timer or an answer; another one uses it.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [["list"]],
  // Generous, because a busy machine must not fail a test: nothing here is about speed.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    // Copies on the device would answer for the shop; only the tests about them allow the worker.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Fewer processes and threads for each of the many short-lived pages: a fifth less of the processor.
        "--in-process-gpu",
        "--num-raster-threads=1",
        "--disable-site-isolation-trials",
        // A page lives for seconds here: what the engine would save by optimising its code, it never earns back.
        "--js-flags=--no-opt --no-maglev --max-lazy",
      ],
    },
  },
  projects: [
    {
      name: "shop",
      testIgnore: [showcase, readsLog, changesForAll, ...leftOut],
      teardown: "log",
      use: inShop(port),
    },
    {
      name: "changed-shop",
      testMatch: changesForAll,
      testIgnore: leftOut,
      teardown: "log",
      use: inShop(changedPort),
    },
    { name: "log", testMatch: readsLog },
    {
      name: "showcase",
      testMatch: showcase,
      testIgnore: leftOut,
      use: { ...devices["Desktop Chrome"], baseURL: `http://127.0.0.1:${showcasePort}` },
    },
  ],
  webServer: [
    {
      name: "shops",
      command: "node tests/e2e/run-shops.mjs",
      // The second shop starts when the first is ready.
      url: `http://127.0.0.1:${changedPort}/readyz`,
      reuseExistingServer: !process.env.CI,
      timeout: 240_000,
      env: { E2E_PORT: String(port) },
    },
    {
      name: "showcase",
      command: `${vite("build --logLevel error")} && ${vite(`preview --host 127.0.0.1 --port ${showcasePort} --strictPort`)}`,
      url: `http://127.0.0.1:${showcasePort}/`,
      reuseExistingServer: !process.env.CI,
      timeout: 240_000,
    },
  ],
});
