import { sql, type WithSubquery } from "drizzle-orm";
import type { Offer } from "#domain/offers/offer.ts";
import type { Db } from "../db/client.ts";
import { offerCustomers, offers } from "./tables.ts";

/**
 * Takes a use of each limited offer as a part of the prepared statement that writes the order. Two orders that want the
 * last use wait for each other at the offer's row, and the second one violates its limit, so that it writes nothing.
 */
export function claimedOffers(db: Db): WithSubquery[] {
  const value = sql.placeholder;
  return [
    db.$with("claimed_offers", {}).as(sql`
      update ${offers} set uses = uses + 1 where id = any(${value("limitedOffers")}::uuid[])
    `),
    db.$with("claimed_for_customer", {}).as(sql`
      insert into ${offerCustomers} as used (offer_id, customer, uses, max_uses)
      select offer_id, customer, 1, max_uses
      from json_to_recordset(${value("customerClaims")}) as claim(offer_id uuid, customer text, max_uses integer)
      order by offer_id, customer
      on conflict (offer_id, customer) do update set uses = used.uses + 1, max_uses = excluded.max_uses
    `),
  ];
}

/** The values of that part. */
export function claimValues(given: readonly Offer[], customers: readonly string[]) {
  const limitedOffers = given.filter(({ maxUses }) => maxUses !== null).map(({ id }) => id);
  const claims = given.flatMap(({ id, maxUsesPerCustomer }) =>
    maxUsesPerCustomer === null
      ? []
      : customers.map((customer) => ({ offer_id: id, customer, max_uses: maxUsesPerCustomer })),
  );
  return { limitedOffers, customerClaims: JSON.stringify(claims) };
}

/** The constraints that are violated if an offer was used up, or deleted, after the order was priced. */
export const OFFER_GONE = [
  "offers_uses_within_limit",
  "offer_customers_uses_within_limit",
  "offer_customers_offer_id_offers_id_fk",
];
