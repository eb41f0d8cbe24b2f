import { createHmac } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Db } from "../db/client.ts";
import { groupAddress } from "./address-group.ts";
import type { RateRule } from "./rules.ts";
import { rateLimits } from "./tables.ts";

export interface RateSource {
  address: string;
  /** The e-mail or account that the attempt is about, if there is one. */
  subject?: string | undefined;
}

export interface RateLimiter {
  /** Counts one attempt and throws `rate_limited` past the limit. */
  count(rule: RateRule, source: RateSource, now: Date): Promise<void>;
  /** Deletes expired windows. */
  sweep(now: Date): Promise<void>;
}

/** Counts in the database, so that several servers share one count. */
export function createRateLimiter(options: { db: Db; key: Uint8Array; enabled: boolean }): RateLimiter {
  const { db } = options;
  const hash = (...parts: string[]) =>
    createHmac("sha256", options.key).update(JSON.stringify(parts)).digest("base64url");

  return {
    async count(rule, { address, subject }, now) {
      if (!options.enabled) return;
      const limits = new Map([[hash(rule.name, "address", groupAddress(address)), rule.perAddress]]);
      if (subject !== undefined)
        limits.set(hash(rule.name, "subject", subject.trim().toLowerCase()), rule.perSubject);
      const endsAt = new Date(now.getTime() + rule.windowSeconds * 1000);
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
      if (exceeded.length === 0) return;
      const end = Math.max(...exceeded.map((row) => row.endsAt.getTime()));
      const retryAfterSeconds = Math.max(1, Math.ceil((end - now.getTime()) / 1000));
      throw new DomainError("rate_limited", { retryAfterSeconds });
    },
    async sweep(now) {
      await db.delete(rateLimits).where(lt(rateLimits.endsAt, now));
    },
  };
}
