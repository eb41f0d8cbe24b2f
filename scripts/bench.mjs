// Runs the benchmarks, all or those named (`npm run bench -- pages render`). Each prints a table; close other programs first.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureChromium, ensurePostgres, ensureWrk } from "./ensure-programs.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

const all = readdirSync("bench")
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.slice(0, -3));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There are: ${all.join(", ")}.`);
  process.exit(1);
}

await ensureWrk();
await ensurePostgres();
process.env.CHROMIUM_PATH = await ensureChromium();
const failed = (wanted.length > 0 ? wanted : all).filter((name) => {
  console.log(`\n── ${name} ──`);
  return spawnSync(process.execPath, [`bench/${name}.ts`], { stdio: "inherit" }).status !== 0;
});
if (failed.length > 0) console.error(`Failed: ${failed.join(", ")}.`);
process.exit(failed.length > 0 ? 1 : 0);
