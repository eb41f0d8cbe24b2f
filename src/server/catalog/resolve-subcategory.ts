import { and, asc, eq } from "drizzle-orm";
import { DEFAULT_SUBCATEGORY, hasSubcategories } from "#domain/catalog/product-input.ts";
import { DomainError } from "#domain/errors.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { categories, subcategories } from "./tables.ts";

/** Locks the category, so that it cannot be deleted or get other subcategories before the product is saved in it. */
export async function holdCategory(tx: Tx, id: string): Promise<{ id: string; name: string }> {
  const [category] = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.id, id))
    .for("share");
  if (category) return category;
  const message = "Categoria não encontrada";
  throw new DomainError("invalid_request", { message, fields: { category_id: message } });
}

/** Returns the chosen subcategory; without one the category's first, which is created if there is none. */
export async function resolveSubcategory(
  ctx: ServiceContext,
  tx: Tx,
  categoryId: string,
  wanted: string | null | undefined,
): Promise<string> {
  if (wanted && hasSubcategories(categoryId)) {
    const chosen = and(eq(subcategories.categoryId, categoryId), eq(subcategories.id, wanted));
    const [found] = await tx.select({ id: subcategories.id }).from(subcategories).where(chosen);
    if (found) return found.id;
    const message = "Esta subcategoria não é da categoria escolhida";
    throw new DomainError("invalid_request", { message, fields: { subcategory_id: message } });
  }
  return (await findFirst(tx, categoryId)) ?? (await createDefault(ctx, tx, categoryId));
}

async function findFirst(tx: Tx, categoryId: string): Promise<string | undefined> {
  const [first] = await tx
    .select({ id: subcategories.id })
    .from(subcategories)
    .where(eq(subcategories.categoryId, categoryId))
    .orderBy(asc(subcategories.createdAt), asc(subcategories.name))
    .limit(1);
  return first?.id;
}

async function createDefault(ctx: ServiceContext, tx: Tx, categoryId: string): Promise<string> {
  // Two products can need the category's first subcategory at the same moment: the second insert waits here and then
  // finds the first one's row.
  await tx
    .insert(subcategories)
    .values({ name: DEFAULT_SUBCATEGORY, categoryId, createdAt: ctx.now })
    .onConflictDoNothing();
  await ctx.events.publish(tx, { topic: "categories" });
  const id = await findFirst(tx, categoryId);
  if (!id) throw new Error("The new subcategory is not there");
  return id;
}
