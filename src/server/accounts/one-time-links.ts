import { randomBytes } from "node:crypto";
import { linkTarget } from "#domain/accounts/link-target.ts";
import type { DbOrTx } from "../db/client.ts";
import { eq } from "../db/sql.ts";
import type { AccountContext } from "./account-context.ts";
import { verifications } from "./tables.ts";

const HOUR_MS = 3_600_000;

const linkKinds = {
  recovery: { lifetimeMs: HOUR_MS, usualPath: "/redefinir-senha" },
  signup: { lifetimeMs: 24 * HOUR_MS, usualPath: "/login" },
} as const;

export type LinkKind = keyof typeof linkKinds;

const ownerOf = (kind: LinkKind, userId: string) => `${kind}:${userId}`;
// The prefix also keeps a hash read from the table from being taken for a token.
const identifierOf = (kind: LinkKind, token: string) => `${kind}:${token}`;

/** An address that proves, once and for a while, that whoever opens it reads the account's mail. */
export async function createLink(
  ctx: AccountContext,
  kind: LinkKind,
  link: { userId: string; wanted: string | undefined },
): Promise<string> {
  const { lifetimeMs, usualPath } = linkKinds[kind];
  const token = randomBytes(32).toString("base64url");
  const { internalAdapter } = await ctx.accounts.auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(kind, token),
    value: ownerOf(kind, link.userId),
    expiresAt: new Date(ctx.now.getTime() + lifetimeMs),
  });
  return linkTarget({
    publicOrigin: ctx.accounts.publicOrigin,
    usualPath,
    wanted: link.wanted,
    secrets: { type: kind, token_hash: token },
  });
}

/** Whose link it is; the second one to ask, and whoever comes late, gets undefined. */
export async function consumeLink(
  ctx: AccountContext,
  kind: LinkKind,
  token: string,
): Promise<string | undefined> {
  const { internalAdapter } = await ctx.accounts.auth.$context;
  const found = await internalAdapter.consumeVerificationValue(identifierOf(kind, token));
  return found?.value.slice(ownerOf(kind, "").length);
}

export async function voidLinks(db: DbOrTx, kind: LinkKind, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, ownerOf(kind, userId)));
}
