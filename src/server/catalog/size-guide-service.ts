import { eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { chooseGuide, type ShownGuide } from "#domain/sizes/choose-guide.ts";
import { formatCentimetres, type SizeGuide } from "#domain/sizes/size-guide.ts";
import { type SizeGuideInput, toSizeGuide } from "#domain/sizes/size-guide-input.ts";
import { shirtGuide } from "#domain/sizes/size-guide-models.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { type CategoryRow, lockCategory } from "./admin-category-service.ts";
import { isGridOfProduct } from "./product-columns.ts";
import { categories, products, sizeGrids, sizeGuides } from "./tables.ts";

export interface CategorySizeGuide {
  guide: SizeGuide;
  /** True while the category has no guide of its own. */
  isDefault: boolean;
}

/** For the product's page in the shop. */
export async function findSizeGuide({ db }: ServiceContext, productId: string): Promise<ShownGuide> {
  const [row] = await db
    .select({ ofCategory: sizeGuides.guide, sizes: sizeGrids.sizes, ofGrid: sizeGrids.guide })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(sizeGuides, eq(sizeGuides.categoryId, categories.id))
    .leftJoin(sizeGrids, isGridOfProduct)
    .where(eq(products.id, productId));
  return chooseGuide(row ?? { ofCategory: null, sizes: null, ofGrid: null });
}

export async function getSizeGuide(ctx: ServiceContext, categoryId: string): Promise<CategorySizeGuide> {
  requirePermission(ctx.actor, "catalog");
  const [row] = await ctx.db
    .select({ guide: sizeGuides.guide })
    .from(categories)
    .leftJoin(sizeGuides, eq(sizeGuides.categoryId, categories.id))
    .where(eq(categories.id, categoryId));
  if (!row) throw new DomainError("not_found", { message: "Categoria não encontrada." });
  return { guide: row.guide ?? shirtGuide, isDefault: row.guide === null };
}

export async function saveSizeGuide(
  ctx: ServiceContext,
  categoryId: string,
  input: SizeGuideInput,
): Promise<CategorySizeGuide> {
  requirePermission(ctx.actor, "catalog");
  const guide = toSizeGuide(input);
  await ctx.db.transaction(async (tx) => {
    const category = await lockCategory(tx, categoryId);
    const [before] = await tx.delete(sizeGuides).where(eq(sizeGuides.categoryId, categoryId)).returning();
    await tx.insert(sizeGuides).values({ categoryId, guide, updatedAt: ctx.now });
    const summary = `Guia de tamanhos da categoria “${category.name}” alterado`;
    await finish(ctx, tx, category, summary, before?.guide ?? shirtGuide, guide);
  });
  return { guide, isDefault: false };
}

/** Deletes the category's own guide. One that has none is left as it is. */
export async function resetSizeGuide(ctx: ServiceContext, categoryId: string): Promise<void> {
  requirePermission(ctx.actor, "catalog");
  await ctx.db.transaction(async (tx) => {
    const category = await lockCategory(tx, categoryId);
    const [before] = await tx.delete(sizeGuides).where(eq(sizeGuides.categoryId, categoryId)).returning();
    if (!before) return;
    const summary = `Categoria “${category.name}” voltou ao guia de tamanhos padrão`;
    await finish(ctx, tx, category, summary, before.guide, shirtGuide);
  });
}

async function finish(
  ctx: ServiceContext,
  tx: Tx,
  { id }: CategoryRow,
  summary: string,
  before: SizeGuide,
  after: SizeGuide,
): Promise<void> {
  await recordChange(tx, ctx, {
    action: "category.size_guide_changed",
    subject: { type: "category", id },
    summary,
    details: { before: inWords(before), after: inWords(after) },
  });
  await ctx.events.publish(tx, { topic: "categories" });
}

/** Each measure on one line, as "P 54, M 57,5 (de uma axila à outra)". */
function inWords({ measures, rows }: SizeGuide): Record<string, string> {
  return Object.fromEntries(
    measures.map(({ name, howTo }, index) => {
      const values = rows.flatMap(({ size, values }) => {
        const value = values[index];
        return value === null || value === undefined ? [] : `${size} ${formatCentimetres(value)}`;
      });
      return [name, values.join(", ") + (howTo ? ` (${howTo})` : "")];
    }),
  );
}
