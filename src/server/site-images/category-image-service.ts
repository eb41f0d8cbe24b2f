import { assertAdministrator } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { categories } from "../catalog/tables.ts";
import type { Tx } from "../db/client.ts";
import { and, eq } from "../db/sql.ts";
import type { ServiceContext } from "../service-context.ts";
import { finishChange } from "./finish-change.ts";
import { lockType } from "./lock-type.ts";
import { readPicture } from "./read-picture.ts";
import { insertLast, type SiteImageRow } from "./site-image-service.ts";
import { siteImages } from "./tables.ts";

interface NamedCategory {
  id: string;
  name: string;
}

const ofCategory = (id: string) => and(eq(siteImages.type, "category"), eq(siteImages.referenceId, id));

/** A category has one picture: the one it has is updated, else one is created. */
export async function setCategoryImage(
  ctx: ServiceContext,
  categoryId: string,
  named: { image_url?: string | null | undefined; image_path?: string | null | undefined },
): Promise<SiteImageRow> {
  assertAdministrator(ctx.actor);
  const picture = await readPicture(ctx, named);
  return ctx.db.transaction(async (tx) => {
    const category = await holdCategory(tx, categoryId);
    await lockType(tx, "category");
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
  assertAdministrator(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    const isRemoved = await dropCategoryImage(ctx, tx, categoryId);
    if (!isRemoved) throw new DomainError("not_found", { message: "Esta categoria não tem imagem." });
  });
}

/** In the transaction of a category's own deletion, or of the picture's. The file is swept away later. */
export async function dropCategoryImage(ctx: ServiceContext, tx: Tx, categoryId: string): Promise<boolean> {
  const [row] = await tx.delete(siteImages).where(ofCategory(categoryId)).returning();
  if (row) await finishChange(ctx, tx, row, "deleted");
  return row !== undefined;
}

/** The picture's title is the category's name. */
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
