import { lt } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { SESSION_SECONDS } from "./session-lifetime.ts";
import { refreshTokens, sessions, verifications } from "./tables.ts";

/**
 * Deletes expired sessions and links, and refresh tokens that were rotated longer ago than a session lasts; a copy of
 * them is then refused as unknown.
 */
export async function sweepAccounts(db: Db, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - SESSION_SECONDS * 1000);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(refreshTokens).where(lt(refreshTokens.rotatedAt, longAgo));
}
