import { and, eq, gt } from "drizzle-orm";
import { requireSignedIn } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
import { sessions } from "./tables.ts";

const PROOF_MS = 10 * 60_000;

interface ProofContext extends Pick<ServiceContext, "actor" | "now"> {
  db: DbOrTx;
}

/**
 * Refuses unless the user proved who they are in this session within the last ten minutes: a phone left unlocked or a
 * copied session must not be enough to redirect payments or to let others in. The command line needs no proof.
 */
export async function requireFreshProof(ctx: ProofContext): Promise<void> {
  if (ctx.actor.kind === "system") return;
  const { sessionId } = requireSignedIn(ctx.actor);
  const oldest = new Date(ctx.now.getTime() - PROOF_MS);
  const proved = sessionId
    ? await ctx.db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.id, sessionId), gt(sessions.provedAt, oldest)))
    : [];
  if (proved.length === 0) throw new DomainError("proof_required");
}

/** To be called once the password or a code was right. */
export async function recordProof(ctx: ProofContext): Promise<void> {
  const { sessionId } = requireSignedIn(ctx.actor);
  if (sessionId) await ctx.db.update(sessions).set({ provedAt: ctx.now }).where(eq(sessions.id, sessionId));
}
