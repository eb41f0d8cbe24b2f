import { createHash } from "node:crypto";
import { requireSignedIn } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { Order } from "#domain/orders/order.ts";
import type { PlaceOrder } from "#domain/orders/order-input.ts";
import type { Quote } from "#domain/orders/quote.ts";
import type { Tx } from "../db/client.ts";
import { and, eq } from "../db/sql.ts";
import { rememberDelivery } from "../delivery/delivery-service.ts";
import type { ServiceContext } from "../service-context.ts";
import { priceLines } from "./price-lines.ts";
import { findOrder } from "./read-orders.ts";
import { idempotencyKeys, orderItems, orders } from "./tables.ts";

const SIGN_IN_FIRST = "Você precisa estar logado para criar um pedido";

export type Placement = { kind: "placed"; order: Order } | { kind: "changed"; quote: Quote };

/** Undoes the transaction of an order that must first be shown to the shopper again. */
class CartChanged extends Error {
  readonly quote: Quote;
  constructor(quote: Quote) {
    super("The cart changed");
    this.quote = quote;
  }
}

/** Creates a pending order, priced by the shop. The same key never makes two orders, however often it is sent. */
export async function placeOrder(ctx: ServiceContext, input: PlaceOrder, key: string): Promise<Placement> {
  const { userId } = requireSignedIn(ctx.actor, SIGN_IN_FIRST);
  try {
    const order = await ctx.db.transaction(async (tx) => {
      const earlier = await claimKey(tx, { userId, key, requestHash: hashOf(input) });
      return earlier ?? (await createOrder(ctx, tx, userId, input, key));
    });
    return { kind: "placed", order };
  } catch (error) {
    if (error instanceof CartChanged) return { kind: "changed", quote: error.quote };
    throw error;
  }
}

/** What the cart costs now; anybody may ask. */
export function quoteCart(ctx: ServiceContext, lines: PlaceOrder["items"]): Promise<Quote> {
  return priceLines(ctx.db, lines);
}

/** A second request with the same key waits here until the first has committed, and then finds its order. */
async function claimKey(
  tx: Tx,
  claim: { userId: string; key: string; requestHash: string },
): Promise<Order | undefined> {
  const inserted = await tx.insert(idempotencyKeys).values(claim).onConflictDoNothing().returning();
  if (inserted.length > 0) return undefined;
  const [earlier] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, claim.userId), eq(idempotencyKeys.key, claim.key)));
  if (earlier?.requestHash !== claim.requestHash) throw new DomainError("idempotency_key_reused");
  const order = earlier.orderId ? await findOrder(tx, earlier.orderId) : undefined;
  if (!order) throw new DomainError("conflict");
  return order;
}

async function createOrder(
  ctx: ServiceContext,
  tx: Tx,
  userId: string,
  input: PlaceOrder,
  key: string,
): Promise<Order> {
  const quote = await priceLines(tx, input.items);
  if (quote.hasChanges) throw new CartChanged(quote);
  const [row] = await tx
    .insert(orders)
    .values({
      userId,
      customer: input.customer,
      customerAddress: input.customer_address,
      customerCep: input.customer_cep,
      customerWhatsapp: input.customer_whatsapp,
      shippingAddress: { address: input.customer_address },
      totalCents: quote.totalCents,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning({ id: orders.id });
  if (!row) throw new Error("The database returned no order");
  await tx.insert(orderItems).values(quote.lines.map((line, position) => toRow(row.id, line, position)));
  await tx
    .update(idempotencyKeys)
    .set({ orderId: row.id })
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  await rememberDelivery(tx, userId, input);
  await ctx.events.publish(tx, { topic: "orders", id: row.id, kind: "created" });
  const order = await findOrder(tx, row.id);
  if (!order) throw new Error("The new order is not there");
  return order;
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
  };
}

function hashOf(input: PlaceOrder): string {
  return createHash("sha256").update(JSON.stringify(input)).digest("base64");
}
