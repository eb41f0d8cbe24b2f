/** The entry files of the tools among the dependencies; Windows cannot run the links in node_modules/.bin. */
const files = {
  biome: "@biomejs/biome/bin/biome",
  playwright: "@playwright/test/cli.js",
  "react-router": "@react-router/dev/bin.cjs",
  tsc: "typescript/bin/tsc",
  vitest: "vitest/vitest.mjs",
};

/** The command and first argument that run a tool, relative to the project's folder. */
export function tool(name) {
  return [process.execPath, `node_modules/${files[name]}`];
}
