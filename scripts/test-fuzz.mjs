// Runs the long version of the fuzz test of `npm test`: 50,000 hostile requests against a server on PostgreSQL.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensurePostgres } from "./ensure-postgres.mjs";
import { tool } from "./tools.mjs";

ensurePostgres();
const [node, vitest] = tool("vitest");
const { status } = spawnSync(node, [vitest, "run", "--project", "process", "tests/process/fuzz.test.ts"], {
  cwd: fileURLToPath(new URL("..", import.meta.url)),
  stdio: "inherit",
  env: { FUZZ_REQUESTS: "50000", FUZZ_DATABASE: "postgres", ...process.env },
});
process.exit(status ?? 1);
