import { type SQL, sql } from "drizzle-orm";
import { listAdminProducts } from "#server/catalog/list-products-service.ts";
import { listCustomers } from "#server/customers/list-customers-service.ts";
import { listOrders } from "#server/orders/list-orders-service.ts";
import type { BenchShop } from "./bench-shop.ts";
import { accountId, type ShopSize } from "./fill-shop.ts";

/** The records that the measured reads use; they are looked up beforehand, so that the lookup is not measured. */
export type Samples = Awaited<ReturnType<typeof findSamples>>;

export async function findSamples({ ctx }: BenchShop, { products, orders }: ShopSize) {
  const read = async (query: SQL) => (await ctx.db.execute<Record<string, string>>(query)).rows[0] ?? {};
  const { id: productId = "" } = await read(
    sql`select id from products order by created_at limit 1 offset ${Math.floor(products / 2)}`,
  );
  const { id: orderId = "", token: orderToken = "" } = await read(
    sql`select id, public_token as token from orders order by created_at limit 1 offset ${orders / 2}`,
  );
  const { id: customerId = "" } = await read(sql`select whatsapp as id from customers order by 1 limit 1`);
  const { id: userId = "" } = await read(sql`select ${sql.raw(accountId("7"))}::text as id`);
  const halfWay = new Date(ctx.now.getTime() - 547 * 86_400_000).toISOString().slice(0, 10);
  return {
    products,
    productId,
    orderId,
    orderToken,
    customerId,
    userId,
    /** The cursor of a page in the middle of the list. */
    orderCursor: (await listOrders(ctx, { sort: "-date", to: halfWay })).next ?? undefined,
    customerCursor: (await listCustomers(ctx, { sort: "name", q: "luiza" })).next ?? undefined,
    productCursor: (await listAdminProducts(ctx, { sort: "name", q: "noturno" })).next ?? undefined,
  };
}
