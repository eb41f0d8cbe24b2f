import { describe, expect, test } from "vitest";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { openDatabase } from "./client.ts";
import { describeTarget } from "./server-pool.ts";
import { DatabaseUnreachableError } from "./shared/errors.ts";

const UNREACHABLE_URL = "postgres://shop:s3cret@127.0.0.1:1/store";

describe("a server that does not answer at start", () => {
  test("is tried again after each delay, with a line each, and then given up", async () => {
    const lines: string[] = [];
    const log = { ...silentLog, warn: (line: string) => lines.push(line) };
    const opening = openDatabase({ url: UNREACHABLE_URL, dataDir: "", log, retryDelaysMs: [0, 0, 0] });
    await expect(opening).rejects.toThrow(DatabaseUnreachableError);
    expect(lines).toHaveLength(3);
  });

  test("is named without its password", async () => {
    const opening = openDatabase({ url: UNREACHABLE_URL, dataDir: "", log: silentLog, retryDelaysMs: [] });
    await expect(opening).rejects.toThrow(
      /^The database at 127\.0\.0\.1:1\/store does not answer: (?!.*s3cret)/,
    );
  });
});

test.each([
  ["postgres://user:pass@db.example:5433/store?sslmode=require", "db.example:5433/store"],
  ["postgres:///store?host=/run/postgresql", "/run/postgresql/store"],
  ["not a url, pass", "DATABASE_URL"],
])("the database %s is called %s", (url, name) => {
  expect(describeTarget(url)).toBe(name);
});
