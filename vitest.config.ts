import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const LONG = "**/*.long.*";
const PACKAGES = "**/node_modules/**";

/** Which tests run where is told by the file's name: see "Which test belongs where" in CONTRIBUTING.md. */
const project = (
  name: string,
  include: string[],
  test: Partial<NonNullable<TestProjectInlineConfiguration["test"]>> = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include, exclude: [PACKAGES, LONG], ...test },
});

/** Each file gets a copy of a migrated database. */
const onDatabase = (kind: "embedded" | "postgres", exclude = [PACKAGES, LONG]) => ({
  globalSetup: [`./tests/support/${kind}-setup.ts`],
  env: { TEST_DATABASE_KIND: kind },
  exclude,
  // Reloading the whole program for each file would take longer than its tests.
  isolate: false,
});

const EVERYWHERE = "{src,demo,tests,scripts}";

export default defineConfig({
  test: {
    environment: "node",
    // Vitest would leave a core for itself: on a machine of two, all files would then wait for each other.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Generous, because a busy machine must not fail a test: nothing here is about speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      project("unit", [`${EVERYWHERE}/**/*.test.{ts,tsx}`], {
        exclude: [PACKAGES, LONG, "**/*.{db,dbs}.test.ts", "tests/{e2e,process}/**"],
        isolate: false,
      }),
      project("postgres", [`${EVERYWHERE}/**/*.{db,dbs}.test.ts`], onDatabase("postgres")),
      project("embedded", [`${EVERYWHERE}/**/*.dbs.test.ts`], onDatabase("embedded")),
      // These start the built shop as a process of its own.
      project("process", ["tests/process/**/*.test.ts"], {
        globalSetup: ["./tests/process/prepare-shop.ts"],
        testTimeout: 300_000,
      }),
      project("long", [`${EVERYWHERE}/**/*.long.test.ts`], {
        globalSetup: ["./tests/process/prepare-shop.ts"],
        exclude: [PACKAGES],
        testTimeout: 300_000,
      }),
      project("long-postgres", [`${EVERYWHERE}/**/*.long.db.test.ts`], onDatabase("postgres", [PACKAGES])),
      project("long-embedded", [`${EVERYWHERE}/**/*.db.test.ts`], onDatabase("embedded", [PACKAGES])),
    ],
  },
});
