// The long form of what `npm test` tries a few times: kills, by the hundred.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const { status } = spawnSync(
  "node_modules/.bin/vitest",
  ["run", "--project", "process", "tests/process/kill.test.ts"],
  {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: "inherit",
    env: { KILLS: "300", ...process.env },
  },
);
process.exit(status ?? 1);
