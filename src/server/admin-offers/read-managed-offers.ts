import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Offer } from "#domain/offers/offer.ts";
import type { DbOrTx } from "../db/client.ts";
import { offers } from "../offers/tables.ts";
import { isLive, orders } from "../orders/tables.ts";

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
