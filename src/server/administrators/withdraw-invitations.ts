import { eq } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { administratorInvitations } from "./tables.ts";

/** Deletes the invitations that a user sent; called when the user no longer works here or the account is deleted. */
export async function withdrawInvitationsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(administratorInvitations).where(eq(administratorInvitations.invitedBy, userId));
}

/** Deletes an open invitation to this e-mail; called when the e-mail's owner is forgotten. */
export async function withdrawInvitationsTo(tx: Tx, email: string): Promise<void> {
  await tx.delete(administratorInvitations).where(eq(administratorInvitations.email, email));
}
