// Runs the long version of the fault-injection tests of `npm test`: hundreds of kills, half a minute without the
// database, and others that take too long for every run. Its figures are recorded in docs/reliability.md.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureHaproxy } from "./ensure-haproxy.mjs";
import { ensurePostgres } from "./ensure-postgres.mjs";
import { tool } from "./tools.mjs";

const faults = [
  "kill",
  "payment-kill",
  "webhook-kill",
  "database-crash",
  "database-away",
  "disk-full",
  "unresponsive-services",
  "rolling-restart",
];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !faults.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There are: ${faults.join(", ")}.`);
  process.exit(1);
}

ensurePostgres();
const haproxy = ensureHaproxy();
if (!haproxy) console.warn("There is no HAProxy and none can be installed: the rolling restart is left out.");
const folder = mkdtempSync(join(tmpdir(), "manto-faults-"));
const figures = join(folder, "figures");
const files = (wanted.length > 0 ? wanted : faults).map((name) => `tests/process/${name}.test.ts`);
const [node, vitest] = tool("vitest");
const { status } = spawnSync(
  node,
  [vitest, "run", "--project", "process", "--no-file-parallelism", ...files],
  {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: "inherit",
    env: {
      KILLS: "300",
      DATABASE_CRASHES: "100",
      AWAY_SECONDS: "30",
      ...(haproxy && { HAPROXY: haproxy }),
      ...process.env,
      FAULT_FIGURES: figures,
    },
  },
);
if (existsSync(figures)) {
  for (const line of readFileSync(figures, "utf8").trim().split("\n")) {
    const { fault, figure } = JSON.parse(line);
    console.log(`\n${fault}\n  ${figure}`);
  }
}
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
