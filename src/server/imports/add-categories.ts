import { eq, sql } from "drizzle-orm";
import { createCategory } from "../catalog/admin-category-service.ts";
import { createSubcategory } from "../catalog/subcategory-service.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { findCategory, findSubcategory, readImportCategories } from "./import-categories.ts";
import { imports } from "./tables.ts";

/** Creates the new categories that the check reported, except those that exist by now. */
export async function addCategories(
  ctx: ServiceContext,
  { id, newCategories }: { id: string; newCategories: readonly string[] },
): Promise<void> {
  for (const path of newCategories) {
    const [name = "", subcategory] = path.split(" > ");
    const category = findCategory(await readImportCategories(ctx.db), name);
    if (subcategory === undefined) {
      if (!category) await recordCategory(ctx, id, (await createCategory(ctx, { name })).id);
    } else if (category && !findSubcategory(category, subcategory)) {
      const added = await createSubcategory(ctx, { name: subcategory, category_id: category.id });
      await recordSubcategory(ctx, id, added.id);
    }
  }
}

async function recordCategory({ db }: ServiceContext, importId: string, id: string): Promise<void> {
  const createdCategoryIds = sql`array_append(${imports.createdCategoryIds}, ${id})`;
  await db.update(imports).set({ createdCategoryIds }).where(eq(imports.id, importId));
}

async function recordSubcategory({ db }: ServiceContext, importId: string, id: string): Promise<void> {
  const createdSubcategoryIds = sql`array_append(${imports.createdSubcategoryIds}, ${id}::uuid)`;
  await db.update(imports).set({ createdSubcategoryIds }).where(eq(imports.id, importId));
}
