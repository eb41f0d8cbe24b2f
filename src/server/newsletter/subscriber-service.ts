import { and, eq, getTableColumns, like } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { SUBSCRIBERS_PER_PAGE, type SubscriberFilter } from "#domain/newsletter/subscriber.ts";
import type { KeysetPage } from "#domain/paging.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import { countUpTo } from "../db/count-up-to.ts";
import { pageByKeyset } from "../db/keyset.ts";
import { containing } from "../db/like-pattern.ts";
import { users } from "../identity/tables.ts";
import { newsletterSubscribers } from "./tables.ts";

export type Subscriber = typeof newsletterSubscribers.$inferSelect;

/** The addresses of the newsletter, newest first. */
export async function listSubscribers(
  ctx: ServiceContext,
  filter: SubscriberFilter,
  cursor?: string,
): Promise<KeysetPage<Subscriber>> {
  requirePermission(ctx.actor, "store");
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

/**
 * Deletes an address completely; a later subscription starts again from the beginning. The mails of an address that also
 * has an account stay until the account is deleted.
 */
export async function removeSubscriber(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "store");
  await ctx.db.transaction(async (tx) => {
    const removed = await tx
      .delete(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, id))
      .returning({ email: newsletterSubscribers.email });
    const [subscriber] = removed;
    if (!subscriber) throw new DomainError("not_found", { message: "E-mail não encontrado na lista" });
    // The address is left out, because a person who wants to be forgotten should not stay in the audit log.
    await recordChange(tx, ctx, {
      action: "newsletter.removed",
      subject: { type: "newsletter", id },
      summary: "Um e-mail removido da newsletter",
    });
    await ctx.events.publish(tx, { topic: "newsletter" });
    if (!(await hasAccount(tx, subscriber.email))) await removeMails(ctx, tx, subscriber.email);
  });
}

async function hasAccount(tx: Tx, email: string): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found.length > 0;
}

async function removeMails({ jobs, mailer }: ServiceContext, tx: Tx, email: string): Promise<void> {
  await jobs.removeMail(tx, [email]);
  await mailer.removeCopies([email]);
}

function conditionOf({ q, status }: SubscriberFilter) {
  return and(
    q ? like(newsletterSubscribers.email, containing(q.toLowerCase())) : undefined,
    status ? eq(newsletterSubscribers.status, status) : undefined,
  );
}
