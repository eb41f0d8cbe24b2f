import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { createAnnouncements } from "./announcements.ts";

/** A database that records what is announced, and fails as often as asked. */
function fakeDatabase(failures = 0) {
  const announced: string[][] = [];
  const calls = { count: 0 };
  const execute = async (query: SQL) => {
    calls.count += 1;
    if (calls.count <= failures) throw new Error("away");
    const [, list] = new PgDialect().sqlToQuery(sql`${query}`).params as string[];
    announced.push(JSON.parse(list ?? "[]"));
  };
  return { announced, calls, db: { execute } as never };
}

describe("announcements", () => {
  it("that gather while others are sent go together", async () => {
    const { announced, db } = fakeDatabase();
    const announcements = createAnnouncements(db, silentLog);
    for (const payload of ["first", "second", "third"]) announcements.add(payload);
    await announcements.close();
    expect(announced).toEqual([["first"], ["second", "third"]]);
  });

  it("that cannot be sent become one that refreshes everything", async () => {
    const { announced, calls, db } = fakeDatabase(2);
    const announcements = createAnnouncements(db, silentLog, 0);
    announcements.add("lost");
    await expect.poll(() => calls.count).toBe(3);
    await announcements.close();
    expect(announced).toEqual([['{"topic":"resync"}']]);
  });

  it("are given up once the shop is closing", async () => {
    const { announced, calls, db } = fakeDatabase(1);
    const announcements = createAnnouncements(db, silentLog);
    announcements.add("lost");
    await announcements.close();
    expect([calls.count, announced]).toEqual([1, []]);
  });
});
