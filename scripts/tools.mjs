/** The tools among the dependencies by their files: Windows cannot run the links to them in node_modules/.bin. */
const files = {
  biome: "@biomejs/biome/bin/biome",
  playwright: "@playwright/test/cli.js",
  "react-router": "@react-router/dev/bin.cjs",
  tsc: "typescript/bin/tsc",
  vitest: "vitest/vitest.mjs",
};

/** Program and first argument to run a tool with, in the project's folder. */
export function tool(name) {
  return [process.execPath, `node_modules/${files[name]}`];
}
