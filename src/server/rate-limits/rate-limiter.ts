import { createHmac } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Db } from "../db/client.ts";
import { type AddressGroup, groupAddress } from "./address-group.ts";
import type { RateRule } from "./rules.ts";
import { rateLimits } from "./tables.ts";

export interface RateSource {
  address: string;
  /** The e-mail or account that the attempt is about, if there is one. */
  subject?: string | undefined;
}

export interface RateLimiter {
  /** Counts one attempt and throws `rate_limited` past a limit. */
  count(rule: RateRule, source: RateSource, now: Date): Promise<void>;
  /** Counts one attempt and returns whether it is within the limits, for work that is then left out silently. */
  allows(rule: RateRule, source: RateSource, now: Date): Promise<boolean>;
  /** Deletes expired windows. */
  sweep(now: Date): Promise<void>;
}

/** Counts in the database, so that several servers share one count. */
export function createRateLimiter(options: { db: Db; key: Uint8Array; enabled: boolean }): RateLimiter {
  const { db } = options;
  const hash = (...parts: string[]) =>
    createHmac("sha256", options.key).update(JSON.stringify(parts)).digest("base64url");

  /** The keys that an attempt counts for, with the limit of each. */
  const keysOf = (rule: RateRule, group: string, subject: string | undefined): Map<string, number> => {
    const concerned = subject?.trim().toLowerCase();
    const limits = new Map<string, number>();
    if (rule.perAddress !== undefined) limits.set(hash(rule.name, "address", group), rule.perAddress);
    if (concerned === undefined) return limits;
    if (rule.perPair !== undefined) limits.set(hash(rule.name, "pair", group, concerned), rule.perPair);
    if (rule.perSubject !== undefined) limits.set(hash(rule.name, "subject", concerned), rule.perSubject);
    return limits;
  };

  const widerKeysOf = ({ name, perAddress }: RateRule, groups: readonly AddressGroup[]) =>
    new Map(
      perAddress === undefined
        ? []
        : groups.map(({ key, factor }) => [hash(name, "address", key), perAddress * factor]),
    );

  /** Returns the time until which the attempt is refused, or undefined within the limits. */
  async function findRefusal(rule: RateRule, source: RateSource, now: Date): Promise<Date | undefined> {
    if (!options.enabled) return undefined;
    const [{ key }, ...wider] = groupAddress(source.address);
    const refusal = await countAll(keysOf(rule, key, source.subject), rule, now);
    // Counted last, so that refused attempts from one /64 do not use up the allowance of its /48.
    return refusal ?? countAll(widerKeysOf(rule, wider), rule, now);
  }

  async function countAll(
    limits: ReadonlyMap<string, number>,
    { windowSeconds }: RateRule,
    now: Date,
  ): Promise<Date | undefined> {
    if (limits.size === 0) return undefined;
    const endsAt = new Date(now.getTime() + windowSeconds * 1000);
    // Rows are always locked in the same order, so that two requests with the same keys cannot deadlock.
    const rows = [...limits.keys()].sort().map((key) => ({ key, count: 1, endsAt }));
    const isOver = sql`${rateLimits.endsAt} <= ${now}`;
    const counted = await db
      .insert(rateLimits)
      .values(rows)
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
        },
      })
      .returning();
    const exceeded = counted.filter(({ key, count }) => count > (limits.get(key) ?? 0));
    if (exceeded.length === 0) return undefined;
    return new Date(Math.max(...exceeded.map((row) => row.endsAt.getTime())));
  }

  return {
    async count(rule, source, now) {
      const end = await findRefusal(rule, source, now);
      if (!end) return;
      const retryAfterSeconds = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
      throw new DomainError("rate_limited", { retryAfterSeconds });
    },
    allows: async (rule, source, now) => (await findRefusal(rule, source, now)) === undefined,
    async sweep(now) {
      await db.delete(rateLimits).where(lt(rateLimits.endsAt, now));
    },
  };
}
