import { and, eq, getTableColumns, like } from "drizzle-orm";
import { assertAdministrator } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { SUBSCRIBERS_PER_PAGE, type SubscriberFilter } from "#domain/newsletter/subscriber.ts";
import type { KeysetPage } from "#domain/paging.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
import { countUpTo } from "../db/count-up-to.ts";
import { pageByKeyset } from "../db/keyset.ts";
import { containing } from "../db/like-pattern.ts";
import { newsletterSubscribers } from "./tables.ts";

export type Subscriber = typeof newsletterSubscribers.$inferSelect;

/** The addresses of the newsletter, newest first. */
export async function listSubscribers(
  ctx: ServiceContext,
  filter: SubscriberFilter,
  cursor?: string,
): Promise<KeysetPage<Subscriber>> {
  assertAdministrator(ctx.actor);
  const page = await readSubscribers(ctx.db, filter, { cursor, size: SUBSCRIBERS_PER_PAGE });
  return { ...page, ...(await countUpTo(ctx.db, newsletterSubscribers, conditionOf(filter))) };
}

export function readSubscribers(
  db: DbOrTx,
  filter: SubscriberFilter,
  options: { cursor: string | undefined; size: number },
) {
  return pageByKeyset(
    {
      by: newsletterSubscribers.createdAt,
      type: "instant",
      id: newsletterSubscribers.id,
      direction: "desc",
    },
    options,
    ({ where, orderBy, limit, sortKey }) =>
      db
        .select({ ...getTableColumns(newsletterSubscribers), sortKey })
        .from(newsletterSubscribers)
        .where(and(conditionOf(filter), where))
        .orderBy(...orderBy)
        .limit(limit),
  );
}

/** Deletes an address completely; a later subscription starts again from the beginning. */
export async function removeSubscriber(ctx: ServiceContext, id: string): Promise<void> {
  assertAdministrator(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    const removed = await tx
      .delete(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, id))
      .returning({ id: newsletterSubscribers.id });
    if (removed.length === 0)
      throw new DomainError("not_found", { message: "Email não encontrado na lista" });
    // The address is left out, because a person who wants to be forgotten should not stay in the audit log.
    await recordChange(tx, ctx, {
      action: "newsletter.removed",
      subject: { type: "newsletter", id },
      summary: "Um email removido da newsletter",
    });
    await ctx.events.publish(tx, { topic: "newsletter" });
  });
}

function conditionOf({ q, status }: SubscriberFilter) {
  return and(
    q ? like(newsletterSubscribers.email, containing(q.toLowerCase())) : undefined,
    status ? eq(newsletterSubscribers.status, status) : undefined,
  );
}
