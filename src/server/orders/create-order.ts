import { createHash, randomUUID } from "node:crypto";
import { DomainError } from "#domain/errors.ts";
import type { ManagedOrder } from "#domain/orders/order.ts";
import type { PlaceOrder } from "#domain/orders/order-input.ts";
import type { Quote } from "#domain/orders/quote.ts";
import type { Tx } from "../db/client.ts";
import { and, eq } from "../db/sql.ts";
import type { ServiceContext } from "../service-context.ts";
import { priceLines } from "./price-lines.ts";
import { getOrder } from "./read-orders.ts";
import { idempotencyKeys, orderItems, orders } from "./tables.ts";

export type Placement = { kind: "placed"; order: ManagedOrder } | { kind: "changed"; quote: Quote };

interface Creation {
  input: PlaceOrder;
  /** Whose the order is, who typed it in, whether it was seen already. */
  row: Pick<typeof orders.$inferInsert, "userId" | "createdBy" | "openedAt">;
  /** The same key of the same user never makes two orders, however often it is sent. */
  key: { userId: string; key: string } | undefined;
  /** What else belongs to this order's creation, in its transaction. */
  also(tx: Tx, order: { id: string; totalCents: number }): Promise<void>;
}

/** Undoes the transaction of an order whose prices must first be shown again. */
class CartChanged extends Error {
  readonly quote: Quote;
  constructor(quote: Quote) {
    super("The cart changed");
    this.quote = quote;
  }
}

/** A pending order, priced by the shop; or, where a price is no longer the one that was seen, no order. */
export async function createOrder(ctx: ServiceContext, creation: Creation): Promise<Placement> {
  try {
    const id = await ctx.db.transaction(async (tx) => {
      const earlier = creation.key && (await claimKey(tx, creation.key, hashOf(creation.input)));
      return earlier ?? (await insertOrder(ctx, tx, creation));
    });
    return { kind: "placed", order: await getOrder(ctx.db, id) };
  } catch (error) {
    if (error instanceof CartChanged) return { kind: "changed", quote: error.quote };
    throw error;
  }
}

const isKey = ({ userId, key }: { userId: string; key: string }) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/** A second request with the same key waits here until the first has committed, and then finds its order. */
async function claimKey(
  tx: Tx,
  key: { userId: string; key: string },
  requestHash: string,
): Promise<string | undefined> {
  const claim = { ...key, requestHash };
  const inserted = await tx.insert(idempotencyKeys).values(claim).onConflictDoNothing().returning();
  if (inserted.length > 0) return undefined;
  const [earlier] = await tx.select().from(idempotencyKeys).where(isKey(key));
  if (earlier?.requestHash !== requestHash) throw new DomainError("idempotency_key_reused");
  if (!earlier.orderId) throw new DomainError("conflict");
  return earlier.orderId;
}

/** From the order's own row on, others wait for the day's sums: nothing is read between that and the end. */
async function insertOrder(
  ctx: ServiceContext,
  tx: Tx,
  { input, row, key, also }: Creation,
): Promise<string> {
  const quote = await priceLines(tx, input.items);
  if (quote.hasChanges) throw new CartChanged(quote);
  const { totalCents } = quote;
  const id = randomUUID();
  await tx.insert(orders).values({
    ...row,
    id,
    customer: input.customer,
    customerAddress: input.customer_address,
    customerCep: input.customer_cep,
    customerWhatsapp: input.customer_whatsapp,
    shippingAddress: { address: input.customer_address },
    totalCents,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await tx.insert(orderItems).values(quote.lines.map((line, position) => toRow(id, line, position)));
  if (key) await tx.update(idempotencyKeys).set({ orderId: id }).where(isKey(key));
  // Not before: whoever changes an order locks the sums first and the customer's entry then.
  await also(tx, { id, totalCents });
  await ctx.events.publish(tx, { topic: "orders", id, kind: "created" });
  return id;
}

function toRow(orderId: string, line: Quote["lines"][number], position: number) {
  return {
    orderId,
    position,
    productId: line.id,
    name: line.name,
    unitPriceCents: line.unitPriceCents,
    size: line.size,
    quantity: line.quantity,
    customizationName: line.customization?.name ?? null,
    customizationNumber: line.customization?.number ?? null,
    imageUrl: line.imageUrl,
    print: line.print,
  };
}

function hashOf(input: PlaceOrder): string {
  return createHash("sha256").update(JSON.stringify(input)).digest("base64");
}
