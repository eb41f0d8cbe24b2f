import { isUuid } from "#domain/uuid.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Tx } from "../db/client.ts";
import { eq } from "../db/sql.ts";
import type { ServiceContext } from "../service-context.ts";
import { productNotFound } from "./read-admin-products.ts";
import { products } from "./tables.ts";

export type LockedProduct = typeof products.$inferSelect;

/** Whoever changes a product or its pictures holds it first: changes come one after the other. */
export async function lockProduct(tx: Tx, id: string): Promise<LockedProduct> {
  if (!isUuid(id)) throw productNotFound();
  const [product] = await tx.select().from(products).where(eq(products.id, id)).for("update");
  if (!product) throw productNotFound();
  return product;
}

/** A later instant than the one before, even within the same millisecond: it tells two versions apart. */
export function nextVersion({ now }: ServiceContext, { updatedAt }: Pick<LockedProduct, "updatedAt">): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
}

export interface TouchedProduct {
  id: string;
  /** Those whose lists show the change: where it is, and where it was before a move. */
  categoryIds: string[];
}

/** What every change of a product ends with: an entry in the log, and word to whoever shows the product. */
export async function finishProductChange(
  ctx: ServiceContext,
  tx: Tx,
  { id, categoryIds }: TouchedProduct,
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
