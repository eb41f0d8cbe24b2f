import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { stateOfOffer } from "#domain/offers/describe-offer.ts";
import type { Offer } from "#domain/offers/offer.ts";
import type { PageOffer } from "#domain/offers/page-offers.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
import { isLive, orders } from "../orders/tables.ts";
import { offers } from "./tables.ts";

/** An offer as the owner manages it, with its figures. */
export interface ManagedOffer extends Offer {
  active: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Counted against the limit, if there is one. */
  uses: number;
  updatedAt: Date;
  /** The orders that got it, what it took off them, and what they came to. */
  orders: number;
  discountCents: number;
  revenueCents: number;
}

/** The offers of the shop with their figures, newest first. */
export function readOffers(db: DbOrTx): Promise<ManagedOffer[]> {
  return readOffersWhere(db, undefined);
}

export async function readOffer(db: DbOrTx, id: string): Promise<ManagedOffer | undefined> {
  const [offer] = await readOffersWhere(db, eq(offers.id, id));
  return offer;
}

function readOffersWhere(db: DbOrTx, condition: SQL | undefined): Promise<ManagedOffer[]> {
  const given = sql`jsonb_build_array(jsonb_build_object('offerId', ${offers.id}))`;
  const figures = db
    .select({
      orders: sql<number>`count(*)::int`.as("orders_with_it"),
      revenueCents: sql`coalesce(sum(${orders.totalCents}), 0)`.mapWith(Number).as("revenue_cents"),
      discountCents: sql`coalesce(sum(given.cents), 0)`.mapWith(Number).as("given_cents"),
    })
    .from(orders)
    .innerJoin(
      sql`lateral (
        select sum((one->>'cents')::int) as cents from jsonb_array_elements(${orders.discounts}) as one
        where one->>'offerId' = ${offers.id}::text
      ) as given`,
      sql`true`,
    )
    .where(and(isLive(orders), sql`${orders.discounts} @> ${given}`))
    .as("figures");
  return db
    .select({
      ...getTableColumns(offers),
      orders: figures.orders,
      revenueCents: figures.revenueCents,
      discountCents: figures.discountCents,
    })
    .from(offers)
    .crossJoinLateral(figures)
    .where(condition)
    .orderBy(sql`${offers.createdAt} desc`, asc(offers.id));
}

/** How often an offer was given so far, in orders that count. */
export async function countUses(db: DbOrTx, id: string): Promise<number> {
  const given = JSON.stringify([{ offerId: id }]);
  const [row] = await db
    .select({ uses: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(isLive(orders), sql`${orders.discounts} @> ${given}::jsonb`));
  return row?.uses ?? 0;
}

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
