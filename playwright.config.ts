import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 4173);
const showcasePort = port + 1;
const dataDir = "test-results/data";
const vite = (command: string) =>
  `node node_modules/vite/bin/vite.js ${command} --config tests/showcase/vite.config.ts`;

/** What these change is seen on every page of the shop, so they come when the others are done. */
const changesForAll = [
  "**/admin-categories.spec.ts",
  "**/admin-banners.spec.ts",
  "**/admin-settings.spec.ts",
  "**/admin-product-pictures.spec.ts",
  "**/admin-product-print.spec.ts",
  "**/admin-products.spec.ts",
  "**/admin-product-status.spec.ts",
  "**/admin-products-failing.spec.ts",
  "**/pix.spec.ts",
  "**/size-guides.spec.ts",
];

/**
 * Without motion: a click on what still moves may miss it on a busy machine. The showcase tries the components with their
 * motion, and so do the tests that are about it (`withMotion`).
 */
const inShop = {
  ...devices["Desktop Chrome"],
  baseURL: `http://127.0.0.1:${port}`,
  contextOptions: { reducedMotion: "reduce" as const },
};

/** Reads the log of all journeys, so it comes last. */
const readsLog = "**/log.spec.ts";

/** The components by themselves, on a page of their own (tests/showcase). */
const showcase = "**/showcase*.spec.ts";

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
      testIgnore: [showcase, readsLog, ...changesForAll],
      use: inShop,
    },
    {
      name: "shop-changes",
      testMatch: changesForAll,
      dependencies: ["shop"],
      use: inShop,
    },
    { name: "shop-log", testMatch: readsLog, dependencies: ["shop-changes"] },
    {
      name: "showcase",
      testMatch: showcase,
      use: { ...devices["Desktop Chrome"], baseURL: `http://127.0.0.1:${showcasePort}` },
    },
  ],
  webServer: [
    {
      name: "shop",
      command: "node tests/e2e/run-shop.mjs",
      url: `http://127.0.0.1:${port}/readyz`,
      reuseExistingServer: false,
      timeout: 240_000,
      env: { PORT: String(port), DATA_DIR: `${dataDir}/shop`, RATE_LIMITS: "off", LOG_LEVEL: "info" },
    },
    {
      name: "showcase",
      command: `${vite("build --logLevel error")} && ${vite(`preview --host 127.0.0.1 --port ${showcasePort} --strictPort`)}`,
      url: `http://127.0.0.1:${showcasePort}/`,
      reuseExistingServer: false,
      timeout: 240_000,
    },
  ],
});
