import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { standardLabels } from "#domain/sizes/size-grid.ts";
import { isGridOfProduct } from "../catalog/product-columns.ts";
import { stockLevels } from "../catalog/stock-tables.ts";
import { categories, isPublished, products, sizeGrids } from "../catalog/tables.ts";
import type { ServiceDependencies } from "../context/service-context.ts";
import { stockAlerts } from "./tables.ts";

/** How many mails a run adds to the queue. The others follow a minute later, so that a mail server is not flooded. */
const BATCH_SIZE = 100;

/** Those on the shelf: counted ones, or of a size that is not counted any more. */
const isBack = sql`case when ${stockLevels.units} is null then ${products.leadTime} is null else ${stockLevels.units} > 0 end`;

const isInGrid = sql`case when ${sizeGrids.sizes} is null
  then ${inArray(stockAlerts.size, [...standardLabels])}
  else ${sizeGrids.sizes} @> jsonb_build_array(jsonb_build_object('label', ${stockAlerts.size})) end`;

/**
 * Tells those who wait for a size that is there again, the longest waiting first. An alert is deleted in the transaction
 * that adds its mail to the queue: it is sent once, also by several processes and after a kill.
 */
export async function sendStockAlerts({
  db,
  jobs,
  mailer,
}: Pick<ServiceDependencies, "db" | "jobs" | "mailer">): Promise<void> {
  if (!mailer.delivers) return;
  await db.transaction(async (tx) => {
    const due = tx.$with("due").as(
      tx
        .select({ id: stockAlerts.id })
        .from(stockAlerts)
        .innerJoin(products, and(eq(products.id, stockAlerts.productId), isPublished))
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .leftJoin(sizeGrids, isGridOfProduct)
        .leftJoin(
          stockLevels,
          and(eq(stockLevels.productId, stockAlerts.productId), eq(stockLevels.size, stockAlerts.size)),
        )
        .where(and(isNotNull(stockAlerts.confirmedAt), isBack, isInGrid))
        .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id))
        .limit(BATCH_SIZE)
        .for("update", { of: stockAlerts, skipLocked: true }),
    );
    const told = await tx
      .with(due)
      .delete(stockAlerts)
      .where(inArray(stockAlerts.id, tx.select().from(due)))
      .returning();
    for (const { email, productId, size } of told) {
      await jobs.addMail(tx, { kind: "stock_alert", to: email, productId, size });
    }
  });
}
