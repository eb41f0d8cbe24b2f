import { createHash, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { ManagedOrder } from "#domain/orders/order.ts";
import type { PlaceOrder } from "#domain/orders/order-input.ts";
import type { Quote } from "#domain/orders/quote.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { findViolation } from "../db/violations.ts";
import { priceAndHoldLines } from "./price-lines.ts";
import { getOrder } from "./read-orders.ts";
import { idempotencyKeys, orderItems, orders } from "./tables.ts";

export type Placement = { kind: "placed"; order: ManagedOrder } | { kind: "changed"; quote: Quote };

interface Creation {
  input: PlaceOrder;
  /** The customer's account, the administrator who entered the order, and when it was first opened. */
  row: Pick<typeof orders.$inferInsert, "userId" | "createdBy" | "openedAt">;
  /** The idempotency key: the same key of the same user never creates two orders. */
  key: { userId: string; key: string } | undefined;
  /** Further writes that belong to the same transaction. */
  also(tx: Tx, order: { id: string; totalCents: number }): Promise<void>;
}

/** The foreign key from an idempotency key to the user who sent it. */
const KEY_OF_USER = "idempotency_keys_user_id_users_id_fk";

/** Rolls back the transaction of an order whose changed prices must first be shown to the customer. */
class CartChanged extends Error {
  readonly quote: Quote;
  constructor(quote: Quote) {
    super("The cart changed");
    this.quote = quote;
  }
}

/** Creates a pending order at the shop's prices. If a price differs from the one the customer saw, it creates none. */
export async function createOrder(ctx: ServiceContext, creation: Creation): Promise<Placement> {
  try {
    const id = await ctx.db.transaction(async (tx) => {
      const earlier = creation.key && (await claimKey(tx, creation.key, hashOf(creation.input)));
      return earlier ?? (await insertOrder(ctx, tx, creation));
    });
    return { kind: "placed", order: await getOrder(ctx.db, id) };
  } catch (error) {
    if (error instanceof CartChanged) return { kind: "changed", quote: error.quote };
    // The account was deleted after the request was authenticated.
    if (findViolation(error)?.constraint === KEY_OF_USER) throw new DomainError("session_not_found");
    throw error;
  }
}

const isKey = ({ userId, key }: { userId: string; key: string }) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/** A second request with the same key waits in this insert until the first has committed, and then finds its order. */
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

/** The order's insert locks the rollup row of its day, so nothing is read between that insert and the commit. */
async function insertOrder(
  ctx: ServiceContext,
  tx: Tx,
  { input, row, key, also }: Creation,
): Promise<string> {
  const quote = await priceAndHoldLines(tx, input.items);
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
  // This comes last to avoid a deadlock: every change of an order locks the rollups first and the customer's row then.
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
