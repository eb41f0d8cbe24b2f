import { assertAdministrator, requireSignedIn } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { checkSession } from "../identity/authenticate.ts";
import type { LiveChanges } from "./live-changes.ts";

/** Streams the shop's changes as server-sent events until the session ends or the role is revoked. */
export function watchChanges(ctx: ServiceContext, live: LiveChanges): ReadableStream<Uint8Array> {
  assertAdministrator(ctx.actor);
  const { userId, sessionId } = requireSignedIn(ctx.actor);
  const stream = live.watch({
    userId,
    isStillAllowed: async () => {
      if (sessionId === undefined) return false;
      const actor = await checkSession(ctx.db, { userId, sessionId }, new Date());
      return actor?.kind === "administrator";
    },
  });
  if (!stream) throw new DomainError("rate_limited", { retryAfterSeconds: 10 });
  return stream;
}
