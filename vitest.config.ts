import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Tests of services and API run twice, against the embedded database and against a PostgreSQL server. */
const databaseTests = (kind: "embedded" | "postgres") => ({
  extends: true as const,
  test: {
    name: kind,
    include: ["src/**/*.db.test.ts", "tests/**/*.db.test.ts"],
    globalSetup: [`./tests/support/${kind}-setup.ts`],
    env: { TEST_DATABASE_KIND: kind },
    // Each file has a database of its own; loading the whole program anew for each would take longer than its tests.
    isolate: false,
  },
});

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
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{src,demo,tests,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/*.db.test.ts", "tests/{e2e,process}/**"],
          // Loading the modules anew for each file would take as long as the tests.
          isolate: false,
        },
      },
      databaseTests("embedded"),
      databaseTests("postgres"),
      {
        extends: true,
        // These start the built shop as a process of its own.
        test: { name: "process", include: ["tests/process/**/*.test.ts"], testTimeout: 300_000 },
      },
    ],
  },
});
