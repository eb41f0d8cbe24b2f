/**
 * The statements that write an order and all that belongs to it. Each is a transaction of its own, so that what others
 * wait for, the customer's row in the sums, is held for the shortest time.
 */

import { eq, sql, type WithSubquery } from "drizzle-orm";
import { recordedChange } from "../audit/record-change.ts";
import { type TakenUnits, takeStock } from "../catalog/stock/take-stock.ts";
import type { Db } from "../db/client.ts";
import { preparedOnce } from "../db/prepared-once.ts";
import { rememberedDelivery } from "../delivery/delivery-service.ts";
import { claimedOffers } from "../offers/claim-offers.ts";
import { SETTINGS_ROW_ID } from "../settings/settings-service.ts";
import { storeSettings } from "../settings/tables.ts";
import { orderedTeam } from "../team-orders/mark-ordered.ts";
import { activeProvider } from "./payments/payment-means.ts";
import { wantedCharge } from "./payments/wanted-charge.ts";
import { idempotencyKeys, orderItems, orders } from "./tables.ts";

export const orderStatements = {
  /** For the order of a customer, whose delivery data is remembered. */
  place: preparedOnce((db: Db) => prepareWrite(db, "place_order", rememberedDelivery(db))),
  /** For an order that an administrator or a program enters, which is recorded in the audit log. */
  enter: preparedOnce((db: Db) => prepareWrite(db, "enter_order", recordedChange(db))),
};

const value = sql.placeholder;

function prepareWrite(db: Db, name: string, also: WithSubquery) {
  const order = db.$with("placed").as(
    db
      .insert(orders)
      .values({
        id: value("id"),
        userId: value("userId"),
        createdBy: value("createdBy"),
        // Without the column's encoder, which cannot encode null.
        openedAt: sql`${value("openedAt")}`,
        publicToken: value("publicToken"),
        status: value("status"),
        customer: value("customer"),
        customerAddress: value("customerAddress"),
        customerCep: value("customerCep"),
        customerWhatsapp: value("customerWhatsapp"),
        customerCpf: value("customerCpf"),
        shippingAddress: value("shippingAddress"),
        totalCents: value("totalCents"),
        deliveryName: value("deliveryName"),
        deliveryCents: value("deliveryCents"),
        deliveryDays: value("deliveryDays"),
        discountCents: value("discountCents"),
        discounts: sql`${value("discounts")}::jsonb`,
        pixCents: value("pixCents"),
        promisedDays: value("promisedDays"),
        createdAt: value("createdAt"),
        updatedAt: value("updatedAt"),
      })
      .returning({ id: orders.id }),
  );
  // One JSON text, so that the statement is the same for any number of items.
  const items = db.$with("placed_items", {}).as(sql`
    insert into ${orderItems} select * from json_populate_recordset(null::${orderItems}, ${value("items")})
  `);
  const key = db.$with("claimed_key", {}).as(sql`
    insert into ${idempotencyKeys} (user_id, api_key_id, key, request_hash, order_id)
    select ${value("keyUserId")}::uuid, ${value("keyApiKeyId")}::uuid, ${value("key")}, ${value("requestHash")}, ${value("id")}::uuid
    where ${value("key")}::text is not null
  `);
  const stock = db.$with("taken_stock", {}).as(
    takeStock({
      items: sql`select product_id, size, quantity from json_populate_recordset(null::${orderItems}, ${value("items")})`,
      orderId: sql`${value("id")}::uuid`,
      changedBy: sql`${value("createdBy")}::uuid`,
      now: sql`${value("createdAt")}::timestamptz`,
      reason: "order",
    }),
  );
  const charge = db.$with("wanted_charge", {}).as(wantedCharge());
  const takenUnits = sql<TakenUnits[] | null>`(
    select json_agg(json_build_object('productId', product_id, 'units', units)) from ${stock}
  )`;
  const team = orderedTeam(db);
  const hasTeam = sql<boolean>`exists (select from ${team})`;
  const { data, pix } = storeSettings;
  return db
    .with(order, items, also, stock, ...claimedOffers(db), charge, team, key)
    .select({ settings: data, pixAccount: pix, provider: activeProvider, taken: takenUnits, hasTeam })
    .from(order)
    .leftJoin(storeSettings, eq(storeSettings.id, SETTINGS_ROW_ID))
    .prepare(name);
}
