import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashFiles } from "./hash-files.mjs";
import { installPackages } from "./install-packages.mjs";

/** Tools that need the compiler API of TypeScript 5, which the shop's own TypeScript 7 no longer has. */
export function ensureTypescript5Tools() {
  const folder = fileURLToPath(new URL("../tests/typescript-5-tools", import.meta.url));
  const stamp = join(folder, "node_modules/.installed");
  const wanted = hashFiles(folder, ["package.json", "package-lock.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const problem = installPackages(folder);
  if (problem) throw new Error(problem.join(" "));
  writeFileSync(stamp, wanted);
}
