import { count, eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { describeSizes } from "#domain/sizes/describe-sizes.ts";
import { type SizeGridInput, type SizeGridUpdate, toGridContent } from "#domain/sizes/size-grid-input.ts";
import { gridTexts } from "#domain/sizes/size-grid-texts.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { Tx } from "../../db/client.ts";
import { refuseTakenName } from "../refuse-taken-name.ts";
import { sizeGrids } from "../tables.ts";
import { type ManagedGrid, readGrid, readGrids } from "./read-size-grids.ts";

/** Many more than a shop needs: an endless list would make every form slow. */
const MAX_GRIDS = 100;

const nameOnce = { constraint: "size_grids_name_once", message: gridTexts.nameTaken };

export async function listSizeGrids({ db, actor }: ServiceContext): Promise<ManagedGrid[]> {
  requirePermission(actor, "catalog");
  return readGrids(db);
}

export async function createSizeGrid(ctx: ServiceContext, input: SizeGridInput): Promise<ManagedGrid> {
  requirePermission(ctx.actor, "catalog");
  return refuseTakenName(nameOnce, () =>
    ctx.db.transaction(async (tx) => {
      const [known] = await tx.select({ grids: count() }).from(sizeGrids);
      if ((known?.grids ?? 0) >= MAX_GRIDS) {
        throw new DomainError("invalid_request", { message: gridTexts.tooMany(MAX_GRIDS) });
      }
      const [row] = await tx
        .insert(sizeGrids)
        .values({ name: input.name, ...toGridContent(input), createdAt: ctx.now, updatedAt: ctx.now })
        .returning({ id: sizeGrids.id });
      if (!row) throw new Error("The database returned no grid");
      await finish(ctx, tx, row.id, "created", `Grade “${input.name}” criada`);
      return getGrid(tx, row.id);
    }),
  );
}

/**
 * Replaces a grid, unless somebody else has changed it meanwhile. Carts learn of it by their next quote; orders keep the
 * size and the price that they were made with.
 */
export async function updateSizeGrid(
  ctx: ServiceContext,
  id: string,
  input: SizeGridUpdate,
): Promise<ManagedGrid> {
  requirePermission(ctx.actor, "catalog");
  return refuseTakenName(nameOnce, () =>
    ctx.db.transaction(async (tx) => {
      const before = await lockGrid(tx, id);
      if (before.updatedAt.getTime() !== new Date(input.updated_at).getTime()) {
        throw new DomainError("conflict");
      }
      const content = toGridContent(input);
      await tx
        .update(sizeGrids)
        .set({ name: input.name, ...content, updatedAt: ctx.now })
        .where(eq(sizeGrids.id, id));
      const details = { before: describeSizes(before.sizes), after: describeSizes(content.sizes) };
      await finish(ctx, tx, id, "updated", `Grade “${input.name}” alterada`, details);
      return getGrid(tx, id);
    }),
  );
}

/** Refuses while products or categories use the grid: they would silently have other sizes. */
export async function deleteSizeGrid(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "catalog");
  await ctx.db.transaction(async (tx) => {
    const { name } = await lockGrid(tx, id);
    const { products, categories } = await getGrid(tx, id);
    if (products + categories > 0) {
      throw new DomainError("conflict", { message: gridTexts.inUse(products, categories) });
    }
    await tx.delete(sizeGrids).where(eq(sizeGrids.id, id));
    await finish(ctx, tx, id, "deleted", `Grade “${name}” excluída`);
  });
}

async function lockGrid(tx: Tx, id: string): Promise<typeof sizeGrids.$inferSelect> {
  const [row] = await tx.select().from(sizeGrids).where(eq(sizeGrids.id, id)).for("update");
  if (!row) throw new DomainError("not_found", { message: gridTexts.notFound });
  return row;
}

async function getGrid(tx: Tx, id: string): Promise<ManagedGrid> {
  const grid = await readGrid(tx, id);
  if (!grid) throw new Error("The written grid is not there");
  return grid;
}

async function finish(
  ctx: ServiceContext,
  tx: Tx,
  id: string,
  verb: "created" | "updated" | "deleted",
  summary: string,
  details?: Record<string, unknown>,
): Promise<void> {
  const subject = { type: "size-grid" as const, id };
  await recordChange(tx, ctx, { action: `size_grid.${verb}`, subject, summary, ...(details && { details }) });
  // Whatever shows a product depends on the categories, and with them on the grids.
  await ctx.events.publish(tx, { topic: "categories" });
}
