import { and, eq, ne } from "drizzle-orm";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import type { Tx } from "../db/client.ts";
import { sessions } from "./tables.ts";

/** Ends the user's sessions except the one that the request came with. */
export async function endOtherSessions(tx: Tx, { userId, sessionId }: SignedInActor): Promise<void> {
  const others = sessionId === undefined ? undefined : ne(sessions.id, sessionId);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}
