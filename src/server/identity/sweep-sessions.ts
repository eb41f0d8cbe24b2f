import { lt } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { SESSION_SECONDS } from "./session-lifetime.ts";
import { refreshTokens, sessions, verifications } from "./tables.ts";

/** Removes what is over: sessions, links, and refresh tokens renewed so long ago that a copy would be stale anyway. */
export async function sweepAccounts(db: Db, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - SESSION_SECONDS * 1000);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(refreshTokens).where(lt(refreshTokens.rotatedAt, longAgo));
}
