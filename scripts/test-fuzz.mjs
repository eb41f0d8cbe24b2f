// Runs the long version of the fuzz tests of `npm test` on both databases: hostile single requests to the built shop, and
// sequences of valid ones by two people at a time. `npm run test:fuzz -- 7` repeats what the seed 7 makes.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensurePostgres } from "./ensure-postgres.mjs";
import { tool } from "./tools.mjs";

const seed = process.argv[2] ?? process.env.FUZZ_SEED ?? "20261115";
if (!/^\d{1,9}$/.test(seed)) {
  console.error(`A seed is a number of up to nine digits, not ${seed}.`);
  process.exit(1);
}
const requests = Number(process.env.FUZZ_REQUESTS ?? 45_000);
const sequenceCalls = Number(process.env.FUZZ_SEQUENCE_CALLS ?? 5_000);

ensurePostgres();
const results = ["embedded", "postgres"].flatMap((database) => [
  run(`${requests} hostile requests on ${database}`, "process", "tests/process/fuzz.test.ts", {
    FUZZ_REQUESTS: String(requests),
    FUZZ_DATABASE: database,
  }),
  run(`${sequenceCalls} calls in sequences on ${database}`, database, "tests/fuzz/sequences.db.test.ts", {
    FUZZ_SEQUENCE_CALLS: String(sequenceCalls),
  }),
]);
for (const { title, passed } of results) console.log(`${passed ? "✓" : "✗"} ${title}`);
console.log(`Seed ${seed}: npm run test:fuzz -- ${seed} makes the same calls again.`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

function run(title, project, file, options) {
  console.log(`\n── ${title}, seed ${seed} ──`);
  const [node, vitest] = tool("vitest");
  const { status } = spawnSync(node, [vitest, "run", "--project", project, file], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: "inherit",
    env: { ...process.env, FUZZ_SEED: seed, ...options },
  });
  return { title, passed: status === 0 };
}
