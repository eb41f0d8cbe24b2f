import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import type { Db } from "../db/client.ts";
import { analyticsDays } from "./tables.ts";
import { createVisitCounter } from "./visit-counter.ts";

const database = setUpTestDatabase();
const noon = new Date("2026-05-10T15:00:00Z");
const at = { host: "loja.test", now: noon };
const visit = { kind: "visit" as const };
const search = (words: string) => ({ kind: "search" as const, words, found: true });
const open = (db: Db = database.db()) => createVisitCounter({ db, log: pino({ level: "silent" }) });

async function countOf(kind: string): Promise<number> {
  const { rows } = await database
    .db()
    .execute<{ count: string }>(
      sql`select coalesce(sum(count), 0) as count from analytics_days where kind = ${kind} and dimension = ''`,
    );
  return Number(rows[0]?.count);
}

const emptied = () => database.db().delete(analyticsDays);
const report = (events: Parameters<ReturnType<typeof open>["count"]>[0]["events"], referrer = "") => ({
  origin: { utm: [], referrer },
  events,
});

describe("the visit counter", () => {
  it("writes nothing before its interval has passed, and everything when it stops", async () => {
    await emptied();
    const counter = open();
    for (let n = 0; n < 1000; n++) counter.count(report([visit]), at);
    expect(await countOf("visit")).toBe(0);
    await counter.stop();
    expect(await countOf("visit")).toBe(1000);
  });

  it("counts a visit on its day in São Paulo", async () => {
    await emptied();
    const counter = open();
    counter.count(report([visit]), { ...at, now: new Date("2026-05-10T02:59:00Z") });
    await counter.stop();
    const rows = await database.db().select().from(analyticsDays);
    expect(new Set(rows.map(({ day }) => day))).toEqual(new Set(["2026-05-09"]));
  });

  it("loses nothing and counts nothing twice when the database was unavailable", async () => {
    await emptied();
    const db = database.db();
    let isAway = true;
    const moody = new Proxy(db, {
      get: (target, name) =>
        name === "transaction" && isAway
          ? () => Promise.reject(new Error("away"))
          : Reflect.get(target, name, target),
    });
    const counter = open(moody);
    counter.count(report([visit]), at);
    await counter.flush();
    counter.count(report([visit]), at);
    isAway = false;
    await counter.stop();
    expect(await countOf("visit")).toBe(2);
  });

  it('counts all sources after the first hundred and all searches after the first three hundred of a day as "others"', async () => {
    await emptied();
    const counter = open();
    for (let n = 0; n < 500; n++) {
      counter.count(report([visit, search(`camisa ${n}`)], `https://site-${n}.test/`), at);
      if (n % 120 === 0) await counter.flush();
    }
    await counter.stop();
    const rows = await database.db().select().from(analyticsDays);
    const of = (kind: string, dimension: string) =>
      rows.filter((row) => row.kind === kind && row.dimension === dimension);
    expect(of("visit", "source")).toHaveLength(101);
    expect(of("search", "words")).toHaveLength(301);
    expect(of("visit", "source").find(({ subject }) => subject === "outros")?.count).toBe(400);
    expect(await countOf("visit")).toBe(500);
  });

  it("holds a bounded number of counters between two writes", async () => {
    await emptied();
    const counter = open();
    for (let n = 0; n < 20_000; n++) counter.count(report([search(`camisa ${n}`)]), at);
    await counter.stop();
    const rows = await database.db().select().from(analyticsDays).where(eq(analyticsDays.dimension, "words"));
    expect(rows.length).toBeLessThanOrEqual(301);
    expect(await countOf("search")).toBe(20_000);
  });

  it("counts where visits come from during a flood of invented searches", async () => {
    await emptied();
    const counter = open();
    for (let n = 0; n < 20_000; n++) counter.count(report([search(`inventada ${n}`)]), at);
    counter.count(report([visit], "https://site-conhecido.test/"), at);
    await counter.stop();
    const rows = await database
      .db()
      .select()
      .from(analyticsDays)
      .where(eq(analyticsDays.dimension, "source"));
    expect(rows).toHaveLength(1);
  });

  it("adds up with those of other processes, without a deadlock", async () => {
    await emptied();
    const counters = [open(), open(), open()];
    const sources = Array.from({ length: 30 }, (_, n) => `https://site-${n}.test/`);
    for (const [index, counter] of counters.entries()) {
      const mine = index % 2 ? sources : sources.toReversed();
      for (const source of mine) counter.count(report([visit], source), at);
    }
    await Promise.all(counters.map((counter) => counter.stop()));
    expect(await countOf("visit")).toBe(90);
  });
});
