import { describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import type { RateRule } from "./rules.ts";
import { rateLimits } from "./tables.ts";

const database = setUpTestDatabase();
const now = new Date("2026-05-01T12:00:00Z");
const secondsLater = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const limiter = (enabled = true) =>
  createRateLimiter({ db: database.db(), key: new Uint8Array(32), enabled });

let rules = 0;
/** A rule with a name of its own, so that tests do not share counts. */
function newRule(limits: Partial<RateRule> = {}): RateRule {
  rules += 1;
  return { name: `rule ${rules}`, windowSeconds: 60, perAddress: 2, perSubject: 100, ...limits };
}

describe("counting attempts", () => {
  it("refuses the attempt past the limit and says when to retry", async () => {
    const rule = newRule();
    await limiter().count(rule, { address: "203.0.113.1" }, now);
    await limiter().count(rule, { address: "203.0.113.1" }, secondsLater(10));
    await expect(limiter().count(rule, { address: "203.0.113.1" }, secondsLater(20))).rejects.toMatchObject({
      code: "rate_limited",
      retryAfterSeconds: 40,
    });
  });

  it("starts again when the window is over", async () => {
    const rule = newRule({ perAddress: 1 });
    await limiter().count(rule, { address: "203.0.113.1" }, now);
    await expect(
      limiter().count(rule, { address: "203.0.113.1" }, secondsLater(60)),
    ).resolves.toBeUndefined();
  });

  it("counts each address separately", async () => {
    const rule = newRule({ perAddress: 1 });
    await limiter().count(rule, { address: "203.0.113.1" }, now);
    await expect(limiter().count(rule, { address: "203.0.113.2" }, now)).resolves.toBeUndefined();
  });

  it("refuses a flood from one IPv6 network, although each attempt comes from another /64", async () => {
    const rule = newRule({ perAddress: 1 });
    const attempts = Array.from({ length: 17 }, (_, n) =>
      limiter().allows(rule, { address: `2001:db8:1:${n.toString(16)}::1` }, now),
    );
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(16);
  });

  it("leaves the neighbours of a flooding /64 alone", async () => {
    const rule = newRule({ perAddress: 1 });
    for (let n = 0; n < 20; n += 1) await limiter().allows(rule, { address: "2001:db8:2:1::1" }, now);
    expect(await limiter().allows(rule, { address: "2001:db8:2:2::1" }, now)).toBe(true);
  });

  it("counts each rule separately", async () => {
    await limiter().count(newRule({ perAddress: 1 }), { address: "203.0.113.1" }, now);
    const other = limiter().count(newRule({ perAddress: 1 }), { address: "203.0.113.1" }, now);
    await expect(other).resolves.toBeUndefined();
  });

  it("counts an e-mail over all addresses, however it is written", async () => {
    const rule = newRule({ perAddress: 100, perSubject: 1 });
    await limiter().count(rule, { address: "203.0.113.1", subject: "ana@exemplo.com.br" }, now);
    const second = limiter().count(rule, { address: "203.0.113.2", subject: " ANA@exemplo.com.br " }, now);
    await expect(second).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("loses no attempt of many at once", async () => {
    const rule = newRule({ perAddress: 5 });
    const source = { address: "203.0.113.1", subject: "ana@exemplo.com.br" };
    const attempts = Array.from({ length: 12 }, () => limiter().count(rule, source, now));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  });

  it("counts nothing when limits are disabled", async () => {
    const rule = newRule({ perAddress: 0 });
    await expect(limiter(false).count(rule, { address: "203.0.113.1" }, now)).resolves.toBeUndefined();
  });
});

describe("the table", () => {
  it("holds neither addresses nor e-mails", async () => {
    await limiter().count(newRule(), { address: "203.0.113.77", subject: "bia@exemplo.com.br" }, now);
    const text = JSON.stringify(await database.db().select().from(rateLimits));
    expect(text).not.toMatch(/203\.0|bia@/);
  });

  it("is unlogged", async () => {
    const query = "select relpersistence from pg_class where relname = 'rate_limits'";
    expect((await database.handle().pool.query(query)).rows).toEqual([{ relpersistence: "u" }]);
  });

  it("loses only expired windows in a sweep", async () => {
    await database.db().delete(rateLimits);
    await limiter().count(newRule({ windowSeconds: 10 }), { address: "203.0.113.1" }, now);
    await limiter().count(newRule({ windowSeconds: 100 }), { address: "203.0.113.1" }, now);
    await limiter().sweep(secondsLater(50));
    expect(await database.db().select().from(rateLimits)).toHaveLength(1);
  });
});
