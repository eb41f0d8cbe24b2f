import { eq, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import type { CategoryInput } from "#domain/catalog/category-input.ts";
import { DomainError } from "#domain/errors.ts";
import { plainSlugOf } from "#domain/slug.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { dropCategoryImage, retitleCategoryImage } from "./category-image-service.ts";
import { rememberSlug } from "./category-slugs.ts";
import { heldRules } from "./options/hold-options.ts";
import { heldGrid } from "./size-grids/hold-grid.ts";
import { categories, products, subcategories } from "./tables.ts";

export type CategoryRow = typeof categories.$inferSelect;

/** Key of the advisory lock: any number that no other lock of this program uses. */
const CATEGORY_NAMES_LOCK = 7_214_011;

const NAME_TAKEN = "Já existe uma categoria com esse nome.";

export async function createCategory(ctx: ServiceContext, input: CategoryInput): Promise<CategoryRow> {
  requirePermission(ctx.actor, "catalog");
  return ctx.db.transaction(async (tx) => {
    await assertNameFree(tx, input.name);
    const [row] = await tx
      .insert(categories)
      .values({
        name: input.name,
        description: input.description ?? null,
        sizeGridId: await heldGrid(tx, input.size_grid_id),
        optionRules: await heldRules(tx, input.option_rules),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .returning();
    if (!row) throw new Error("The database returned no category");
    await finish(ctx, tx, row, "created", `Categoria “${row.name}” criada`);
    return row;
  });
}

/** Updates a category. After a rename its old addresses redirect to the new one, and its picture gets the new title. */
export async function updateCategory(
  ctx: ServiceContext,
  id: string,
  input: CategoryInput,
): Promise<CategoryRow> {
  requirePermission(ctx.actor, "catalog");
  return ctx.db.transaction(async (tx) => {
    const before = await lockCategory(tx, id);
    await assertNameFree(tx, input.name, id);
    const { size_grid_id: gridId, option_rules: rules, ...texts } = input;
    const sizeGridId = await heldGrid(tx, gridId);
    const optionRules = await heldRules(tx, rules);
    const [row] = await tx
      .update(categories)
      .set({
        ...texts,
        ...(sizeGridId !== undefined && { sizeGridId }),
        ...(optionRules !== undefined && { optionRules }),
        updatedAt: ctx.now,
      })
      .where(eq(categories.id, id))
      .returning();
    if (!row) throw new Error("The locked category is not there");
    const isRenamed = row.name !== before.name;
    if (isRenamed) {
      if (plainSlugOf(row.name) !== plainSlugOf(before.name)) await rememberSlug(tx, id, before.name);
      await retitleCategoryImage(ctx, tx, row);
    }
    const summary = isRenamed
      ? `Categoria “${before.name}” renomeada para “${row.name}”`
      : `Categoria “${row.name}” alterada`;
    await finish(ctx, tx, row, "updated", summary, { before: textOf(before), after: textOf(row) });
    return row;
  });
}

/** Deletes a category with its subcategories and its picture; refuses while products use it. */
export async function deleteCategory(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "catalog");
  await ctx.db.transaction(async (tx) => removeCategory(ctx, tx, await lockCategory(tx, id)));
}

/** Deletes a category that the transaction has locked; the caller has checked the permission. */
export async function removeCategory(ctx: ServiceContext, tx: Tx, row: CategoryRow): Promise<void> {
  const { id } = row;
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.categoryId, id))
    .limit(1);
  if (product) throw new DomainError("category_in_use");
  await dropCategoryImage(ctx, tx, id);
  await tx.delete(subcategories).where(eq(subcategories.categoryId, id));
  await tx.delete(categories).where(eq(categories.id, id));
  await finish(ctx, tx, row, "deleted", `Categoria “${row.name}” excluída`, { before: textOf(row) });
}

/** Locks the category until the transaction ends, so that its products and subcategories cannot change meanwhile. */
export async function lockCategory(tx: Tx, id: string): Promise<CategoryRow> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for("update");
  if (!row) throw new DomainError("not_found", { message: "Categoria não encontrada." });
  return row;
}

/**
 * Names that differ only in case or accents would have the same slug. The lock makes two requests choose names one after
 * the other, because no unique index compares slugs.
 */
async function assertNameFree(tx: Tx, name: string, except?: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CATEGORY_NAMES_LOCK})`);
  const others = await tx.select({ id: categories.id, name: categories.name }).from(categories);
  const isTaken = others.some(
    (other) => other.id !== except && plainSlugOf(other.name) === plainSlugOf(name),
  );
  if (isTaken) throw new DomainError("conflict", { message: NAME_TAKEN, fields: { name: NAME_TAKEN } });
}

async function finish(
  ctx: ServiceContext,
  tx: Tx,
  { id }: CategoryRow,
  verb: "created" | "updated" | "deleted",
  summary: string,
  details?: Record<string, unknown>,
): Promise<void> {
  const subject = { type: "category" as const, id };
  await recordChange(tx, ctx, { action: `category.${verb}`, subject, summary, ...(details && { details }) });
  await ctx.events.publish(tx, { topic: "categories" });
}

const textOf = ({ name, description }: CategoryRow) => ({ name, description });
