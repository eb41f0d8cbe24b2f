import { eq } from "drizzle-orm";
import { assertAdministrator } from "#domain/accounts/actor.ts";
import type { CategoryInput } from "#domain/catalog/category-input.ts";
import { DomainError } from "#domain/errors.ts";
import { plainSlugOf } from "#domain/slug.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import { isViolation } from "../db/violations.ts";
import { dropCategoryImage, retitleCategoryImage } from "./category-image-service.ts";
import { rememberSlug } from "./category-slugs.ts";
import { categories, products, subcategories } from "./tables.ts";

export type CategoryRow = typeof categories.$inferSelect;

const NAME_TAKEN = "Já existe uma categoria com esse nome.";

export async function createCategory(ctx: ServiceContext, input: CategoryInput): Promise<CategoryRow> {
  assertAdministrator(ctx.actor);
  return refusingTakenNames(() =>
    ctx.db.transaction(async (tx) => {
      await assertNameFree(tx, input.name);
      const [row] = await tx
        .insert(categories)
        .values({
          name: input.name,
          description: input.description ?? null,
          createdAt: ctx.now,
          updatedAt: ctx.now,
        })
        .returning();
      if (!row) throw new Error("The database returned no category");
      await finish(ctx, tx, row, "created", `Categoria “${row.name}” criada`);
      return row;
    }),
  );
}

/** Updates a category. After a rename its old addresses redirect to the new one, and its picture gets the new title. */
export async function updateCategory(
  ctx: ServiceContext,
  id: string,
  input: CategoryInput,
): Promise<CategoryRow> {
  assertAdministrator(ctx.actor);
  return refusingTakenNames(() =>
    ctx.db.transaction(async (tx) => {
      const before = await lockCategory(tx, id);
      await assertNameFree(tx, input.name, id);
      const [row] = await tx
        .update(categories)
        .set({ ...input, updatedAt: ctx.now })
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
    }),
  );
}

/** Deletes a category with its subcategories and its picture; refuses while products use it. */
export async function deleteCategory(ctx: ServiceContext, id: string): Promise<void> {
  assertAdministrator(ctx.actor);
  try {
    await ctx.db.transaction(async (tx) => {
      const row = await lockCategory(tx, id);
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
    });
  } catch (error) {
    if (isViolation(error, "foreign_key")) throw new DomainError("category_in_use");
    throw error;
  }
}

/** Locks the category until the transaction ends, so that its products and subcategories cannot change meanwhile. */
export async function lockCategory(tx: Tx, id: string): Promise<CategoryRow> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for("update");
  if (!row) throw new DomainError("not_found", { message: "Categoria não encontrada." });
  return row;
}

/** Names that differ only in case or accents would have the same slug. */
async function assertNameFree(db: DbOrTx, name: string, except?: string): Promise<void> {
  const others = await db.select({ id: categories.id, name: categories.name }).from(categories);
  const isTaken = others.some(
    (other) => other.id !== except && plainSlugOf(other.name) === plainSlugOf(name),
  );
  if (isTaken) throw nameTaken();
}

const nameTaken = () => new DomainError("conflict", { message: NAME_TAKEN, fields: { name: NAME_TAKEN } });

/** When two requests choose the same name at the same time, the unique index refuses the second. */
async function refusingTakenNames<Output>(work: () => Promise<Output>): Promise<Output> {
  try {
    return await work();
  } catch (error) {
    if (isViolation(error, "unique")) throw nameTaken();
    throw error;
  }
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
