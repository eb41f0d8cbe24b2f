import { eq } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { administratorInvitations } from "./tables.ts";

/** What somebody sent as an administrator is void once they are none. */
export async function withdrawInvitationsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(administratorInvitations).where(eq(administratorInvitations.invitedBy, userId));
}
