import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { assertAdministrator, requireSignedIn } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { AccountContext } from "../accounts/account-context.ts";
import { confirmOwnPassword } from "../accounts/user-service.ts";
import { recordChange } from "../audit/record-change.ts";
import { backupFilename } from "./backup-format.ts";
import { writeBackup } from "./write-backup.ts";

/** Only as long as a browser needs to follow the link. */
const LINK_MS = 60_000;

/**
 * Answers the token that a download is opened with. In a backup are everybody's orders and the hashes of all
 * passwords, so the password is asked for again.
 */
export async function prepareBackup(ctx: AccountContext, password: string): Promise<string> {
  assertAdministrator(ctx.actor);
  const { userId } = requireSignedIn(ctx.actor);
  await confirmOwnPassword(ctx, password, "password");
  const token = randomBytes(32).toString("base64url");
  const { internalAdapter } = await ctx.accounts.auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: userId,
    expiresAt: new Date(ctx.now.getTime() + LINK_MS),
  });
  return token;
}

/** The link works once, and only in the session of the administrator who asked for it. */
export async function openBackup(
  ctx: AccountContext,
  token: string,
): Promise<{ filename: string; content: Readable }> {
  assertAdministrator(ctx.actor);
  const { internalAdapter } = await ctx.accounts.auth.$context;
  const found = await internalAdapter.consumeVerificationValue(identifierOf(token));
  if (!found || found.value !== requireSignedIn(ctx.actor).userId) throw new DomainError("otp_expired");
  await ctx.db.transaction((tx) =>
    recordChange(tx, ctx, {
      action: "backup.downloaded",
      subject: { type: "backup" },
      summary: "Backup completo da loja baixado",
    }),
  );
  return { filename: backupFilename(ctx.now), content: await writeBackup(ctx) };
}

const identifierOf = (token: string) => `backup:${token}`;
