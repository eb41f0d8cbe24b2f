import { linkTarget } from "#domain/accounts/link-target.ts";
import type { DbOrTx } from "../db/client.ts";
import type { AccountContext } from "./account-context.ts";
import { consumeOneTimeValue, createOneTimeValue, revokeOneTimeValues } from "./one-time-values.ts";

const HOUR_MS = 3_600_000;

const linkKinds = {
  recovery: { lifetimeMs: HOUR_MS, usualPath: "/redefinir-senha" },
  signup: { lifetimeMs: 24 * HOUR_MS, usualPath: "/login" },
} as const;

export type LinkKind = keyof typeof linkKinds;

const ownerOf = (kind: LinkKind, userId: string) => `${kind}:${userId}`;

/** An address that proves, once and for a while, that whoever opens it reads the account's mail. */
export async function createLink(
  ctx: AccountContext,
  kind: LinkKind,
  link: { userId: string; wanted: string | undefined },
): Promise<string> {
  const { lifetimeMs, usualPath } = linkKinds[kind];
  const token = await createOneTimeValue(ctx.db, {
    purpose: kind,
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
  const owner = await consumeOneTimeValue(ctx.db, { purpose: kind, token }, ctx.now);
  return owner?.slice(ownerOf(kind, "").length);
}

export function voidLinks(db: DbOrTx, kind: LinkKind, userId: string): Promise<void> {
  return revokeOneTimeValues(db, ownerOf(kind, userId));
}
