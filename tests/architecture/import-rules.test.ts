import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import importRules from "./import-rules.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = globSync(["src/**/*.{ts,tsx}", "demo/**/*.ts", "tests/**/*.ts"], {
  cwd: root,
  exclude: ["**/node_modules"],
}).map((path) => path.replaceAll("\\", "/"));

const patterns = importRules.forbidden.flatMap(({ name, from, to }) =>
  [from.path, from.pathNot, to.path, to.pathNot]
    .flat()
    .filter((pattern) => pattern !== undefined && !pattern.includes("node_modules"))
    .map((pattern) => ({ name, pattern: new RegExp(String(pattern)) })),
);

// A rule about a renamed folder would always pass without checking anything.
it.each(patterns)("$name: $pattern names files that exist", ({ pattern }) => {
  expect(files.some((file) => pattern.test(file))).toBe(true);
});
