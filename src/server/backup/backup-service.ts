import type { Readable } from "node:stream";
import { requirePermission, requireSignedIn } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { recordChange } from "../audit/record-change.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { confirmOwnPassword } from "../identity/confirm-password.ts";
import { consumeOneTimeValue, createOneTimeValue } from "../identity/one-time-values.ts";
import { backupFilename } from "./backup-format.ts";
import { writeBackup } from "./write-backup.ts";

/** A browser needs only moments to follow the link. */
const LINK_MS = 60_000;
const PURPOSE = "backup";

/**
 * Returns the token of a download link. A backup contains every order and all password hashes, so the password must be
 * entered again.
 */
export async function prepareBackup(ctx: AccountContext, password: string): Promise<string> {
  requirePermission(ctx.actor, "store");
  const { userId } = requireSignedIn(ctx.actor);
  await confirmOwnPassword(ctx, password, "password");
  const expiresAt = new Date(ctx.now.getTime() + LINK_MS);
  return createOneTimeValue(ctx.db, { purpose: PURPOSE, value: userId, expiresAt });
}

/** Starts the download. The link works once, and only in the session of the administrator who requested it. */
export async function openBackup(
  ctx: AccountContext,
  token: string,
): Promise<{ filename: string; content: Readable }> {
  requirePermission(ctx.actor, "store");
  const userId = await consumeOneTimeValue(ctx.db, { purpose: PURPOSE, token }, ctx.now);
  if (userId !== requireSignedIn(ctx.actor).userId) throw new DomainError("otp_expired");
  await ctx.db.transaction((tx) =>
    recordChange(tx, ctx, {
      action: "backup.downloaded",
      subject: { type: "backup" },
      summary: "Backup completo da loja baixado",
    }),
  );
  return { filename: backupFilename(ctx.now), content: await writeBackup(ctx) };
}
