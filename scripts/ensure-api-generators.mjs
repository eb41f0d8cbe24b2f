import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashFiles } from "./hash-files.mjs";
import { installPackages } from "./install-packages.mjs";

/** The generators that the API's document is tried with; they stand apart from the shop's own packages. */
export function ensureApiGenerators() {
  const folder = fileURLToPath(new URL("../tests/api-clients", import.meta.url));
  const stamp = join(folder, "node_modules/.installed");
  const wanted = hashFiles(folder, ["package.json", "package-lock.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const fault = installPackages(folder);
  if (fault) throw new Error(fault.join(" "));
  writeFileSync(stamp, wanted);
}
