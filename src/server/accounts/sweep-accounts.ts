import type { Db } from "../db/client.ts";
import { lt } from "../db/sql.ts";
import type { Logger } from "../log.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import { SESSION_SECONDS } from "./auth-engine.ts";
import { refreshTokens, sessions, verifications } from "./tables.ts";

const EVERY_MS = 3_600_000;

/** Removes what is over: sessions, links, and refresh tokens renewed so long ago that a copy would be stale anyway. */
export async function sweepAccounts(db: Db, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - SESSION_SECONDS * 1000);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(refreshTokens).where(lt(refreshTokens.rotatedAt, longAgo));
}

export function startSweeping(parts: { db: Db; limits: RateLimiter; log: Logger }): { stop(): void } {
  const { db, limits, log } = parts;
  const sweep = async () => {
    const now = new Date();
    try {
      await sweepAccounts(db, now);
      await limits.sweep(now);
    } catch (error) {
      log.warn({ err: error }, "sessions that are over could not be removed");
    }
  };
  const timer = setInterval(sweep, EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
