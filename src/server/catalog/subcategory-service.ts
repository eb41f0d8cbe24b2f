import { count, eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import type { SubcategoryInput } from "#domain/catalog/category-input.ts";
import { DomainError } from "#domain/errors.ts";
import { plainSlugOf } from "#domain/slug.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { lockCategory } from "./admin-category-service.ts";
import { products, subcategories } from "./tables.ts";

export type SubcategoryRow = typeof subcategories.$inferSelect;

/** A locked subcategory with the name of its category. */
export type LockedSubcategory = SubcategoryRow & { category: string };

const NAME_TAKEN = "Esta categoria já tem uma subcategoria com esse nome.";

export async function createSubcategory(
  ctx: ServiceContext,
  input: SubcategoryInput,
): Promise<SubcategoryRow> {
  requirePermission(ctx.actor, "catalog");
  return ctx.db.transaction(async (tx) => {
    const category = await lockCategory(tx, input.category_id);
    await assertNameFree(tx, category.id, input.name);
    const [row] = await tx
      .insert(subcategories)
      .values({ name: input.name, categoryId: category.id, createdAt: ctx.now })
      .returning();
    if (!row) throw new Error("The database returned no subcategory");
    await finish(ctx, tx, row, "created", `Subcategoria “${row.name}” criada em “${category.name}”`);
    return row;
  });
}

export async function renameSubcategory(
  ctx: ServiceContext,
  id: string,
  name: string,
): Promise<SubcategoryRow> {
  requirePermission(ctx.actor, "catalog");
  return ctx.db.transaction(async (tx) => {
    const before = await lockWithCategory(tx, id);
    await assertNameFree(tx, before.categoryId, name, id);
    const [row] = await tx.update(subcategories).set({ name }).where(eq(subcategories.id, id)).returning();
    if (!row) throw new Error("The locked subcategory is not there");
    const summary = `Subcategoria “${before.name}” de “${before.category}” renomeada para “${name}”`;
    await finish(ctx, tx, row, "updated", summary);
    return row;
  });
}

/** Deletes a subcategory; refuses while products use it, because they would silently disappear from its filter. */
export async function deleteSubcategory(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "catalog");
  await ctx.db.transaction(async (tx) => removeSubcategory(ctx, tx, await lockWithCategory(tx, id)));
}

/** Deletes a subcategory that the transaction has locked; the caller has checked the permission. */
export async function removeSubcategory(ctx: ServiceContext, tx: Tx, row: LockedSubcategory): Promise<void> {
  const [used] = await tx.select({ count: count() }).from(products).where(eq(products.subcategoryId, row.id));
  if (used && used.count > 0) throw inUse(used.count);
  await tx.delete(subcategories).where(eq(subcategories.id, row.id));
  await finish(ctx, tx, row, "deleted", `Subcategoria “${row.name}” de “${row.category}” excluída`);
}

function inUse(products: number): DomainError {
  const who = products === 1 ? "1 produto usa" : `${products} produtos usam`;
  const message = `${who} esta subcategoria. Escolha outra para eles antes de excluí-la.`;
  return new DomainError("conflict", { message });
}

/** Every change locks the category first, which prevents deadlocks. */
export async function lockWithCategory(tx: Tx, id: string): Promise<LockedSubcategory> {
  const [found] = await tx
    .select({ categoryId: subcategories.categoryId })
    .from(subcategories)
    .where(eq(subcategories.id, id));
  if (!found) throw notFound();
  const category = await lockCategory(tx, found.categoryId);
  const [row] = await tx.select().from(subcategories).where(eq(subcategories.id, id)).for("update");
  if (!row) throw notFound();
  return { ...row, category: category.name };
}

const notFound = () => new DomainError("not_found", { message: "Subcategoria não encontrada." });

/** The caller holds the lock on the category, so its other subcategories cannot change meanwhile. */
async function assertNameFree(tx: Tx, categoryId: string, name: string, except?: string): Promise<void> {
  const siblings = await tx.select().from(subcategories).where(eq(subcategories.categoryId, categoryId));
  const isTaken = siblings.some(
    (other) => other.id !== except && plainSlugOf(other.name) === plainSlugOf(name),
  );
  if (isTaken) throw new DomainError("conflict", { message: NAME_TAKEN, fields: { name: NAME_TAKEN } });
}

async function finish(
  ctx: ServiceContext,
  tx: Tx,
  { id }: SubcategoryRow,
  verb: "created" | "updated" | "deleted",
  summary: string,
): Promise<void> {
  await recordChange(tx, ctx, {
    action: `subcategory.${verb}`,
    subject: { type: "subcategory", id },
    summary,
  });
  await ctx.events.publish(tx, { topic: "categories" });
}
