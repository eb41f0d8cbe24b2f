/**
 * Undoes an import from its last line to its first: restores changed products and deletes new ones. Products that were
 * changed since stay.
 */

import { and, desc, eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { recordChange } from "../audit/record-change.ts";
import { deleteCategory } from "../catalog/admin-category-service.ts";
import type { LockedProduct } from "../catalog/change-product.ts";
import { type ProductSnapshot, restoreSnapshot } from "../catalog/product-snapshot.ts";
import { deleteSubcategory } from "../catalog/subcategory-service.ts";
import { products } from "../catalog/tables.ts";
import { removeProduct } from "../catalog/write-product.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { isViolation } from "../db/violations.ts";
import { orderItems } from "../orders/tables.ts";
import { createChangePublisher } from "./change-publisher.ts";
import { countLines } from "./count-lines.ts";
import { describeUndone } from "./describe-counts.ts";
import type { ImportStep } from "./import-step.ts";
import { importLines } from "./tables.ts";
import { setLine } from "./write-line.ts";

const LINES_AT_ONCE = 100;

interface Import {
  id: string;
  filename: string;
  createdCategoryIds: string[];
  createdSubcategoryIds: string[];
}

type WrittenLine = typeof importLines.$inferSelect;

export async function undoImport(
  step: ImportStep,
  found: Import,
): Promise<{ status: "undone"; undoneAt: Date }> {
  const { ctx } = step;
  const publisher = createChangePublisher(ctx);
  let done = 0;
  try {
    for (let lines = await readWritten(step); lines.length > 0; lines = await readWritten(step)) {
      for (const line of lines) {
        await step.reportProgress(done++);
        const categoryIds = await undoOne(step.now(), line);
        if (line.productId) await publisher.add({ productId: line.productId, categoryIds });
      }
    }
    await removeCategories(step, found);
    return { status: "undone", undoneAt: new Date() };
  } finally {
    await publisher.flush();
    const summary = `Importação de “${found.filename}” desfeita: ${describeUndone(await countLines(ctx.db, found.id))}`;
    await recordChange(ctx.db, step.now(), {
      action: "import.undone",
      subject: { type: "import", id: found.id },
      summary,
    });
  }
}

function readWritten({ ctx, importId }: ImportStep): Promise<WrittenLine[]> {
  return ctx.db
    .select()
    .from(importLines)
    .where(and(eq(importLines.importId, importId), eq(importLines.state, "written")))
    .orderBy(desc(importLines.line))
    .limit(LINES_AT_ONCE);
}

/** Undoes one line and returns the categories whose lists change. */
async function undoOne(ctx: ServiceContext, line: WrittenLine): Promise<string[]> {
  try {
    return await ctx.db.transaction((tx) => undoLine(ctx, tx, line));
  } catch (error) {
    // The product's old category was deleted, or its old code belongs to another product by now.
    if (!isViolation(error, "foreign_key") && !isViolation(error, "unique")) throw error;
    const message =
      "O que havia antes não cabe mais na loja: a categoria saiu ou o código é de outro produto.";
    await ctx.db.transaction((tx) => keep(tx, line, message));
    return [];
  }
}

async function undoLine(ctx: ServiceContext, tx: Tx, line: WrittenLine): Promise<string[]> {
  const product = line.productId ? await findLocked(tx, line.productId) : undefined;
  if (!product) {
    if (line.before) await keep(tx, line, "O produto foi excluído depois da importação.");
    else await setLine(tx, line, { state: "undone" });
    return [];
  }
  if (product.updatedAt.getTime() !== line.version?.getTime()) {
    await keep(tx, line, "O produto foi alterado depois da importação; ficou como está.");
    return [];
  }
  if (line.before) {
    const before = line.before as ProductSnapshot;
    await restoreSnapshot(ctx, tx, product, before);
    await setLine(tx, line, { state: "undone" });
    return [...new Set([product.categoryId, before.product.categoryId])];
  }
  if (await isOrdered(tx, product.id)) {
    await keep(tx, line, "O produto já foi pedido; ficou na loja.");
    return [];
  }
  await removeProduct(tx, product.id);
  await setLine(tx, line, { state: "undone" });
  return [product.categoryId];
}

const keep = (tx: Tx, line: WrittenLine, message: string) =>
  setLine(tx, line, { state: "kept", problems: [{ column: null, message }] });

async function findLocked(tx: Tx, id: string): Promise<LockedProduct | undefined> {
  const [product] = await tx.select().from(products).where(eq(products.id, id)).for("update");
  return product;
}

async function isOrdered(tx: Tx, productId: string): Promise<boolean> {
  const [item] = await tx
    .select({ productId: orderItems.productId })
    .from(orderItems)
    .where(eq(orderItems.productId, productId))
    .limit(1);
  return item !== undefined;
}

/** Deletes the categories that the import created, except those that are in use by now. */
async function removeCategories(step: ImportStep, found: Import): Promise<void> {
  const removals = [
    ...found.createdSubcategoryIds.map((id) => () => deleteSubcategory(step.now(), id)),
    ...found.createdCategoryIds.map((id) => () => deleteCategory(step.now(), id)),
  ];
  for (const remove of removals) {
    try {
      await remove();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
}
