import { eq } from "drizzle-orm";
import { linkTarget } from "#domain/accounts/link-target.ts";
import type { DbOrTx } from "../db/client.ts";
import type { AccountContext } from "./account-context.ts";
import { consumeOneTimeValue, createOneTimeValue, revokeOneTimeValues } from "./one-time-values.ts";
import { users } from "./tables.ts";

const HOUR_MS = 3_600_000;

const linkKinds = {
  recovery: { lifetimeMs: HOUR_MS, usualPath: "/redefinir-senha" },
  signup: { lifetimeMs: 24 * HOUR_MS, usualPath: "/login" },
} as const;

export type LinkKind = keyof typeof linkKinds;

const ownerOf = (kind: LinkKind, userId: string) => `${kind}:${userId}`;

/**
 * Creates a link for a mail. It works once and until it expires, and proves that its opener reads the account's mail.
 * Returns undefined for an account that is gone: one that is being deleted must not get a link after its others went.
 */
export async function createLink(
  ctx: AccountContext,
  kind: LinkKind,
  link: { userId: string; wanted: string | undefined },
): Promise<string | undefined> {
  const { lifetimeMs, usualPath } = linkKinds[kind];
  const token = await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, link.userId))
      .for("key share");
    return (
      user &&
      createOneTimeValue(tx, {
        purpose: kind,
        value: ownerOf(kind, user.id),
        expiresAt: new Date(ctx.now.getTime() + lifetimeMs),
      })
    );
  });
  if (token === undefined) return undefined;
  return linkTarget({
    publicOrigin: ctx.accounts.publicOrigin,
    usualPath,
    wanted: link.wanted,
    secrets: { type: kind, token_hash: token },
  });
}

/** Returns the id of the link's user, or undefined where the link was used before or has expired. */
export async function consumeLink(
  ctx: AccountContext,
  kind: LinkKind,
  token: string,
): Promise<string | undefined> {
  const owner = await consumeOneTimeValue(ctx.db, { purpose: kind, token }, ctx.now);
  return owner?.slice(ownerOf(kind, "").length);
}

export function revokeLinks(db: DbOrTx, kind: LinkKind, userId: string): Promise<void> {
  return revokeOneTimeValues(db, ownerOf(kind, userId));
}
