import { and, asc, eq, lte } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import type { Publication } from "#domain/catalog/product-input.ts";
import type { ProductStatus } from "#domain/catalog/product-status.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { finishProductChange, type LockedProduct, lockProduct, nextVersion } from "./change-product.ts";
import { type PublicationColumns, publicationColumns } from "./publication.ts";
import { type FullProduct, readProduct } from "./read-admin-products.ts";
import { products } from "./tables.ts";

const summaries: Record<ProductStatus, (name: string) => string> = {
  draft: (name) => `Produto “${name}” guardado como rascunho`,
  published: (name) => `Produto “${name}” publicado`,
  hidden: (name) => `Produto “${name}” escondido da loja`,
};

/** Changes the status alone, from the list of products. */
export async function setProductStatus(
  ctx: ServiceContext,
  id: string,
  wanted: Publication,
): Promise<FullProduct> {
  requirePermission(ctx.actor, "catalog");
  return ctx.db.transaction(async (tx) => {
    const before = await lockProduct(tx, id);
    await writeStatus(ctx, tx, before, publicationColumns(ctx, wanted, before));
    return readProduct(tx, id);
  });
}

/** Publishes the drafts whose time has come, each in its own transaction. */
export async function publishDueDrafts(ctx: ServiceContext): Promise<void> {
  const isDue = lte(products.publishAt, ctx.now);
  const due = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(isDue)
    .orderBy(asc(products.publishAt), asc(products.id));
  for (const { id } of due) {
    await ctx.db.transaction(async (tx) => {
      // The owner may have changed or deleted the draft since it was listed.
      const [before] = await tx
        .select()
        .from(products)
        .where(and(eq(products.id, id), isDue))
        .for("update");
      if (before)
        await writeStatus(ctx, tx, before, publicationColumns(ctx, { status: "published" }, before));
    });
  }
}

async function writeStatus(
  ctx: ServiceContext,
  tx: Tx,
  before: LockedProduct,
  columns: PublicationColumns,
): Promise<void> {
  const { id, name, categoryId } = before;
  await tx
    .update(products)
    .set({ ...columns, updatedAt: nextVersion(ctx, before) })
    .where(eq(products.id, id));
  const details = { status: { before: before.status, after: columns.status } };
  await finishProductChange(
    ctx,
    tx,
    { id, categoryIds: [categoryId] },
    columns.status,
    summaries[columns.status](name),
    details,
  );
}
