import { and, eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { finishChange } from "../site-images/finish-change.ts";
import { insertLast, type SiteImageRow } from "../site-images/insert-site-image.ts";
import { lockType } from "../site-images/lock-type.ts";
import { readPicture } from "../site-images/read-picture.ts";
import { siteImages } from "../site-images/tables.ts";
import { categories } from "./tables.ts";

interface NamedCategory {
  id: string;
  name: string;
}

const ofCategory = (id: string) => and(eq(siteImages.type, "category"), eq(siteImages.referenceId, id));

/** Sets the only picture of a category: updates the existing one or creates it. */
export async function setCategoryImage(
  ctx: ServiceContext,
  categoryId: string,
  named: { image_url?: string | null | undefined; image_path?: string | null | undefined },
): Promise<SiteImageRow> {
  requirePermission(ctx.actor, "catalog");
  const picture = await readPicture(ctx, named);
  return ctx.db.transaction(async (tx) => {
    await lockType(tx, "category");
    const category = await holdCategory(tx, categoryId);
    const values = {
      type: "category" as const,
      referenceId: category.id,
      title: category.name,
      link: `/categorias/${category.id}`,
      active: true,
      updatedAt: ctx.now,
      ...picture,
    };
    const [updated] = await tx.update(siteImages).set(values).where(ofCategory(category.id)).returning();
    const row = updated ?? (await insertLast(tx, { ...values, createdAt: ctx.now }));
    await finishChange(ctx, tx, row, updated ? "updated" : "created");
    return row;
  });
}

export async function removeCategoryImage(ctx: ServiceContext, categoryId: string): Promise<void> {
  requirePermission(ctx.actor, "catalog");
  await ctx.db.transaction(async (tx) => {
    const isRemoved = await dropCategoryImage(ctx, tx, categoryId);
    if (!isRemoved) throw new DomainError("not_found", { message: "Esta categoria não tem imagem." });
  });
}

/**
 * Deletes the picture's record, in the transaction that deletes the category or the picture. The file is swept later.
 */
export async function dropCategoryImage(ctx: ServiceContext, tx: Tx, categoryId: string): Promise<boolean> {
  const [row] = await tx.delete(siteImages).where(ofCategory(categoryId)).returning();
  if (row) await finishChange(ctx, tx, row, "deleted");
  return row !== undefined;
}

/** The picture's title follows the category's name. */
export async function retitleCategoryImage(
  ctx: ServiceContext,
  tx: Tx,
  { id, name }: NamedCategory,
): Promise<void> {
  const [row] = await tx
    .update(siteImages)
    .set({ title: name, updatedAt: ctx.now })
    .where(ofCategory(id))
    .returning();
  if (row) await ctx.events.publish(tx, { topic: "site-images" });
}

async function holdCategory(tx: Tx, id: string): Promise<NamedCategory> {
  const [category] = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.id, id))
    .for("share");
  if (!category) throw new DomainError("not_found", { message: "Categoria não encontrada." });
  return category;
}
