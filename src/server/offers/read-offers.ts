import { asc, eq, sql } from "drizzle-orm";
import { stateOfOffer } from "#domain/offers/describe-offer.ts";
import type { Offer } from "#domain/offers/offer.ts";
import type { PageOffer } from "#domain/offers/page-offers.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { offers } from "./tables.ts";

/**
 * What pages say of offers: those that anybody gets now. Undefined in a shop that has none, not even for a code, whose
 * pages refuse every code by themselves.
 */
export async function findPageOffers({ db, now }: ServiceContext): Promise<PageOffer[] | undefined> {
  const active = await db.select().from(offers).where(eq(offers.active, true)).orderBy(asc(offers.id));
  if (active.length === 0) return undefined;
  return active
    .filter((offer) => offer.code === null && stateOfOffer(offer, now) === "running")
    .map(({ id, name, benefit, categoryIds, minimumCents }) => ({
      id,
      name,
      benefit,
      categoryIds,
      minimumCents,
    }));
}

/** When the next active offer begins or ends, if any does. */
export async function findNextOfferChange({ db, now }: ServiceContext): Promise<Date | undefined> {
  const active = await db
    .select({ startsAt: offers.startsAt, endsAt: offers.endsAt })
    .from(offers)
    .where(eq(offers.active, true));
  const moments = active
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((moment) => moment !== null && moment > now)
    .map(Number);
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
}

/**
 * The offers that an order may get, as JSON within another query: those that apply by themselves, and the one of the
 * typed code. What is over, not yet begun or used up, by all or by this customer, is not among them. The placeholders
 * are `now`, `code` and `customers`.
 */
export const runningOffers = sql<Offer[]>`(
  select coalesce(json_agg(json_build_object(
    'id', offer.id, 'name', offer.name, 'code', offer.code, 'benefit', offer.benefit,
    'categoryIds', offer.category_ids, 'minimumCents', offer.minimum_cents, 'maxUses', offer.max_uses,
    'maxUsesPerCustomer', offer.max_uses_per_customer, 'stacks', offer.stacks
  ) order by offer.id), '[]')
  from ${offers} as offer
  where offer.active
    and (offer.code is null or offer.code = ${sql.placeholder("code")}::text)
    and (offer.starts_at is null or offer.starts_at <= ${sql.placeholder("now")}::timestamptz)
    and (offer.ends_at is null or offer.ends_at > ${sql.placeholder("now")}::timestamptz)
    and (offer.max_uses is null or offer.uses < offer.max_uses)
    and (offer.max_uses_per_customer is null or not exists (
      select from offer_customers as used
      where used.offer_id = offer.id and used.customer = any(${sql.placeholder("customers")}::text[])
        and used.uses >= offer.max_uses_per_customer
    ))
)`;
