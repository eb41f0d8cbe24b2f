import { createHash, createHmac } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { linkTarget } from "#domain/accounts/link-target.ts";
import { describeRole } from "#domain/accounts/staff-role.ts";
import { accountMails } from "#domain/texts/account-mails.ts";
import { writeAccountMail } from "../accounts/account-mails.ts";
import type { AccountContext } from "../identity/account-context.ts";
import type { ComposedMail } from "../jobs/work-on-mail.ts";
import type { MailJobOf } from "../mail/mail-job.ts";
import { administratorInvitations } from "./tables.ts";

/** The token is derived from the shop's secret and not stored, so a mail that is sent twice carries the same link. */
export function invitationToken(key: Uint8Array, invitation: { email: string; createdAt: Date }): string {
  return createHmac("sha256", key)
    .update(JSON.stringify([invitation.email, invitation.createdAt.toISOString()]))
    .digest("base64url");
}

export const hashInvitation = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Returns undefined for an invitation that was withdrawn or accepted in the meantime. */
export async function composeInvitation(
  ctx: AccountContext,
  { invitationId }: MailJobOf<"invitation">,
): Promise<ComposedMail | undefined> {
  const { id, hash } = administratorInvitations;
  const [row] = await ctx.db.select().from(administratorInvitations).where(eq(id, invitationId));
  if (!row) return undefined;
  const { publicOrigin, invitationKey } = ctx.accounts;
  const token = invitationToken(invitationKey, row);
  const secrets = { type: "invitation", token_hash: token };
  const url = linkTarget({ publicOrigin, usualPath: "/convite", wanted: undefined, secrets });
  const invitedBy = row.invitedByEmail ?? "A loja";
  const message = await writeAccountMail(
    ctx,
    row.email,
    (storeName) => accountMails.invitation(storeName, invitedBy, describeRole(row.role)),
    url,
  );
  const onSent = async () => {
    await ctx.db
      .update(administratorInvitations)
      .set({ mailedAt: ctx.now })
      .where(and(eq(id, row.id), eq(hash, row.hash)));
  };
  return { ...message, onSent };
}
