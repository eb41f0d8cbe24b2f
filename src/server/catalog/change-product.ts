import { eq } from "drizzle-orm";
import { isUuid } from "#domain/uuid.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { productNotFound } from "./read-admin-products.ts";
import { products } from "./tables.ts";

export type LockedProduct = typeof products.$inferSelect;

/**
 * Locks a product. Every change of a product or its pictures does this first, so that changes run one after the other.
 */
export async function lockProduct(tx: Tx, id: string): Promise<LockedProduct> {
  if (!isUuid(id)) throw productNotFound();
  const [product] = await tx.select().from(products).where(eq(products.id, id)).for("update");
  if (!product) throw productNotFound();
  return product;
}

/**
 * Returns a later time than the stored version, even within the same millisecond, so that two versions always differ.
 */
export function nextVersion({ now }: ServiceContext, { updatedAt }: Pick<LockedProduct, "updatedAt">): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
}

export interface ChangedProduct {
  id: string;
  /** The categories whose lists show the change: the current one and, after a move, the previous one. */
  categoryIds: string[];
}

/** Ends every change of a product: writes the audit log and publishes the change event. */
export async function finishProductChange(
  ctx: ServiceContext,
  tx: Tx,
  { id, categoryIds }: ChangedProduct,
  verb: string,
  summary: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  await recordChange(tx, ctx, {
    action: `product.${verb}`,
    subject: { type: "product", id },
    summary,
    ...(Object.keys(details).length > 0 && { details }),
  });
  await ctx.events.publish(tx, { topic: "products", ids: [id], categoryIds });
}
