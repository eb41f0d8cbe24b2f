import { and, desc, isNull } from "drizzle-orm";
import { fromOptionRules, optionInputSchema } from "#domain/options/option-input.ts";
import { updateCategory } from "../catalog/admin-category-service.ts";
import { finishProductChange, lockProduct } from "../catalog/change-product.ts";
import { listAdminCategories } from "../catalog/list-admin-categories.ts";
import { createOption, listOptions } from "../catalog/options/library-service.ts";
import { isPublished, products } from "../catalog/tables.ts";
import { overwriteProduct } from "../catalog/write-product.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { uploadImage } from "../media/upload-service.ts";
import { drawPatch, exampleOptions, rulesOfCategory, rulesOfProduct } from "./example-options.ts";

/** Adds options that the shop does not have by their names, and offers them in a category and a product without any. */
export async function loadOptions(ctx: ServiceContext): Promise<string[]> {
  const known = await listOptions(ctx);
  const missing = exampleOptions.filter(({ name }) => !known.some((option) => option.name === name));
  if (missing.length === 0) return [];
  for (const { patch, ...fields } of missing) {
    await createOption(
      ctx,
      optionInputSchema.parse({ ...fields, patch: patch ? await uploadPatch(ctx, patch) : null }),
    );
  }
  const library = await listOptions(ctx);
  const ids = exampleOptions.flatMap(({ name }) => library.find((option) => option.name === name)?.id ?? []);
  await giveCategory(ctx, ids);
  await giveProduct(ctx, ids);
  return missing.map(({ name }) => name);
}

async function uploadPatch(
  ctx: ServiceContext,
  { place, drawing }: NonNullable<(typeof exampleOptions)[number]["patch"]>,
) {
  const bytes = await drawPatch(drawing);
  const { url } = await uploadImage(ctx, { folder: "products", bytes, originalFilename: "patch.png" });
  return { place, image_url: url };
}

async function giveCategory(ctx: ServiceContext, ids: readonly string[]): Promise<void> {
  const category = (await listAdminCategories(ctx)).find(({ optionRules }) => optionRules === null);
  if (!category) return;
  const option_rules = fromOptionRules(rulesOfCategory(ids));
  await updateCategory(ctx, category.id, { name: category.name, option_rules });
}

async function giveProduct(ctx: ServiceContext, ids: readonly string[]): Promise<void> {
  const [newest] = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(isPublished, isNull(products.optionRules)))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(1);
  if (!newest) return;
  await ctx.db.transaction(async (tx) => {
    const product = await lockProduct(tx, newest.id);
    await overwriteProduct(ctx, tx, product, { optionRules: rulesOfProduct(ids) });
    const changed = { id: product.id, categoryIds: [product.categoryId] };
    await finishProductChange(ctx, tx, changed, "updated", `Produto “${product.name}” alterado`);
  });
}
