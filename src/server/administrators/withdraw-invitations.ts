import { eq } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { administratorInvitations } from "./tables.ts";

/** Deletes the invitations that a user sent; called when the user is no longer an administrator. */
export async function withdrawInvitationsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(administratorInvitations).where(eq(administratorInvitations.invitedBy, userId));
}
