import os from "node:os";
import type { Pool } from "pg";
import { expect, test } from "vitest";
import { silentLog } from "../../../../tests/support/silent-log.ts";
import { createSpaceGuard } from "./space-guard.ts";

const MORE_THAN_ANY_DISK = Number.MAX_SAFE_INTEGER;

function recordingPool() {
  const queries: string[] = [];
  const pool = { query: async (text: string) => void queries.push(text) } as unknown as Pool;
  return { pool, queries };
}

test("with too little space left the session is made read-only once, and so is every later one", async () => {
  const { pool, queries } = recordingPool();
  const guard = createSpaceGuard(os.tmpdir(), silentLog, MORE_THAN_ANY_DISK);
  await guard.check(pool);
  await guard.check(pool);
  expect(queries).toEqual(["set default_transaction_read_only = on"]);
  expect(guard.sessionSetting()).toBe("set default_transaction_read_only = on");
});

test("with enough space no setting is changed", async () => {
  const { pool, queries } = recordingPool();
  await createSpaceGuard(os.tmpdir(), silentLog, 0).check(pool);
  expect(queries).toEqual([]);
});
