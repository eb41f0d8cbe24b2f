import { may, requireSignedIn, requireStaff } from "#domain/accounts/actor.ts";
import type { Permission } from "#domain/accounts/staff-role.ts";
import { DomainError } from "#domain/errors.ts";
import type { ChangeEvent } from "#domain/events.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { checkSession } from "../identity/authenticate.ts";
import type { LiveChanges } from "./live-changes.ts";

/** Whose screens show a topic; everyone's where none is named. */
const areaOf: Partial<Record<ChangeEvent["topic"], readonly Permission[]>> = {
  orders: ["orders", "production"],
  production: ["production"],
  customers: ["customers"],
  newsletter: ["store"],
  "team-orders": ["orders"],
  webhooks: ["store"],
  // No screen shows who is signed in.
  sessions: [],
};

/** Streams the shop's changes as server-sent events until the session ends or the role changes. */
export function watchChanges(ctx: ServiceContext, live: LiveChanges): ReadableStream<Uint8Array> {
  requireStaff(ctx.actor);
  const { userId, sessionId } = requireSignedIn(ctx.actor);
  const role = ctx.actor.kind === "staff" ? ctx.actor.role : undefined;
  const stream = live.watch({
    userId,
    sees: ({ topic }) => {
      const area = areaOf[topic];
      return area === undefined || area.some((permission) => may(ctx.actor, permission));
    },
    isStillAllowed: async () => {
      if (sessionId === undefined) return false;
      const actor = await checkSession(ctx.db, { userId, sessionId }, new Date());
      return actor?.kind === "staff" && actor.role === role;
    },
  });
  if (!stream) throw new DomainError("rate_limited", { retryAfterSeconds: 10 });
  return stream;
}
