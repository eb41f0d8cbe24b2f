/**
 * Undoes an import from its last line to its first: restores changed products and deletes new ones. What was changed since
 * stays, and the report says why.
 */

import { and, desc, eq } from "drizzle-orm";
import { recordChange } from "../audit/record-change.ts";
import type { LockedProduct } from "../catalog/change-product.ts";
import { type ProductSnapshot, restoreSnapshot } from "../catalog/product-snapshot.ts";
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
import { describeLaterChange } from "./later-change.ts";
import { importLines } from "./tables.ts";
import { undoCategories } from "./undo-categories.ts";
import { setLine } from "./write-line.ts";

const LINES_AT_ONCE = 100;

interface Import {
  id: string;
  filename: string;
  createdCategoryIds: string[];
  createdSubcategoryIds: string[];
  newCategories: string[];
}

type WrittenLine = typeof importLines.$inferSelect;

export async function undoImport(
  step: ImportStep,
  found: Import,
): Promise<{ status: "undone"; undoneAt: Date; message: string | null }> {
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
    const staying = await undoCategories(step, found);
    const message = staying.length > 0 ? `Ficaram na loja: ${staying.join(", ")}.` : null;
    return { status: "undone", undoneAt: new Date(), message };
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
  const change = await describeLaterChange(tx, line, product);
  if (change) {
    await keep(tx, line, change);
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
