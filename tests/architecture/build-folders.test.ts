import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import config from "../../react-router.config.ts";

it("a build of the pages, which empties its folder, leaves the server's bundle in place", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };
  const program = scripts.start.split(" ").at(-1) ?? "";
  expect(program).toMatch(/\.js$/);
  expect(path.relative(config.buildDirectory, program)).toMatch(/^\.\./);
});
