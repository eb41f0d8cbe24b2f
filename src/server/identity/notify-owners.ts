import { eq } from "drizzle-orm";
import type { SecurityNotice } from "#domain/texts/account-mails.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { userRoles, users } from "./tables.ts";

/**
 * Mails every owner of the shop, the one who acts too: it may be a stranger with a copied session. `owners` names them
 * where the change itself makes one of them no longer an owner.
 */
export async function notifyOwners(
  tx: Tx,
  { jobs, actor }: Pick<ServiceContext, "jobs" | "actor">,
  { notice, about }: { notice: SecurityNotice; about?: string },
  owners?: readonly string[],
): Promise<void> {
  const by = "email" in actor ? actor.email : null;
  for (const to of owners ?? (await listOwnerEmails(tx)))
    await jobs.addMail(tx, {
      kind: "security_notice",
      to,
      notice,
      by,
      ...(about !== undefined && { about }),
    });
}

export async function listOwnerEmails(tx: Tx): Promise<string[]> {
  const owners = await tx
    .select({ email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.role, "admin"));
  return owners.map(({ email }) => email);
}
