import { sql } from "drizzle-orm";
import { PICKUP_ADDRESS } from "#domain/orders/pickup.ts";
import type { DbOrTx } from "../db/client.ts";
import { orderItems, orders } from "../orders/tables.ts";

export interface PlacedOrder {
  customer: string;
  whatsapp: string;
  userId?: string;
  totalCents?: number;
  status?: string;
  /** The day in March 2026; the order is placed at nine in São Paulo. */
  day?: number;
  printedName?: string;
  isPickup?: boolean;
}

/** Inserts an order directly into the tables and returns its id. */
export async function insertOrder(db: DbOrTx, order: PlacedOrder): Promise<string> {
  const createdAt = new Date(Date.UTC(2026, 2, order.day ?? 1, 12));
  const address = order.isPickup ? PICKUP_ADDRESS : "Rua A, 1";
  const [row] = await db
    .insert(orders)
    .values({
      userId: order.userId ?? null,
      customer: order.customer,
      customerAddress: address,
      customerCep: order.isPickup ? "" : "01001000",
      customerWhatsapp: order.whatsapp,
      shippingAddress: { address },
      totalCents: order.totalCents ?? 100,
      status: order.status ?? "pending",
      createdAt,
    })
    .returning({ id: orders.id });
  const id = row?.id ?? "";
  if (order.printedName) {
    await db.insert(orderItems).values({
      orderId: id,
      position: 0,
      name: "Camisa Aurora",
      size: "M",
      unitPriceCents: order.totalCents ?? 100,
      quantity: 1,
      customizationName: order.printedName,
      customizationNumber: "10",
    });
  }
  return id;
}

/** Reads the directory with its texts, and the same list computed from orders, accounts and delivery addresses. */
export async function compareDirectory(db: DbOrTx) {
  const { rows: stored } = await db.execute(sql`
    select customer_directory.*, customer_texts.search_text as looked_up
    from customer_directory full join customer_texts on customer_id = id order by id`);
  const { rows: computed } = await db.execute(sql`
    with link as (
      select user_id, customer_whatsapp as whatsapp from orders
      where deleted_at is null and user_id is not null and customer_whatsapp <> ''
      union select user_id, whatsapp from delivery_profiles
    )
    select computed.*, searched as search_text, searched as looked_up
    from (
    select whatsapp as id, whatsapp, null::uuid as user_id, name,
      coalesce((select string_agg(email, ' ' order by email) from users
        where id in (select user_id from link where link.whatsapp = customers.whatsapp)), '') as emails,
      orders, total_cents, completed_total_cents, first_order_at as since, last_order_at
    from customers
    union all
    select id::text, coalesce((select whatsapp from delivery_profiles where user_id = users.id), ''), id, name, email,
      0, 0, 0, created_at, null
    from users
    where not exists (select from user_roles where user_id = users.id)
      and not exists (select from link join customers using (whatsapp) where link.user_id = users.id)
    ) computed, plain_text(name || ' ' || emails || ' ' || whatsapp) as searched order by id`);
  return { stored, computed };
}
