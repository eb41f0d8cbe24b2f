import os from "node:os";
import type { Pool } from "pg";
import { expect, test } from "vitest";
import { silentLog } from "../../../../tests/support/silent-log.ts";
import { createSpaceGuard } from "./space-guard.ts";

const MORE_THAN_ANY_DISK = Number.MAX_SAFE_INTEGER;

function recordingPool() {
  const asked: string[] = [];
  const pool = { query: async (text: string) => void asked.push(text) } as unknown as Pool;
  return { pool, asked };
}

test("with too little room left the session is told once to take no writes, and so is every later one", async () => {
  const { pool, asked } = recordingPool();
  const guard = createSpaceGuard(os.tmpdir(), silentLog, MORE_THAN_ANY_DISK);
  await guard.look(pool);
  await guard.look(pool);
  expect(asked).toEqual(["set default_transaction_read_only = on"]);
  expect(guard.sessionSetting()).toBe("set default_transaction_read_only = on");
});

test("with room enough nothing is asked", async () => {
  const { pool, asked } = recordingPool();
  await createSpaceGuard(os.tmpdir(), silentLog, 0).look(pool);
  expect(asked).toEqual([]);
});
