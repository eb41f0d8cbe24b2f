import { createCategory } from "../catalog/admin-category-service.ts";
import { createSubcategory } from "../catalog/subcategory-service.ts";
import { eq, sql } from "../db/sql.ts";
import type { ServiceContext } from "../service-context.ts";
import { findShelf, findSubcategory, readShelves } from "./shelves.ts";
import { imports } from "./tables.ts";

/** Adds the categories that the report announced; those that are there by now are left alone. */
export async function addCategories(
  ctx: ServiceContext,
  { id, newCategories }: { id: string; newCategories: readonly string[] },
): Promise<void> {
  for (const path of newCategories) {
    const [category = "", subcategory] = path.split(" > ");
    const shelf = findShelf(await readShelves(ctx.db), category);
    if (subcategory === undefined) {
      if (!shelf) await noteCategory(ctx, id, (await createCategory(ctx, { name: category })).id);
    } else if (shelf && !findSubcategory(shelf, subcategory)) {
      const added = await createSubcategory(ctx, { name: subcategory, category_id: shelf.id });
      await noteSubcategory(ctx, id, added.id);
    }
  }
}

async function noteCategory({ db }: ServiceContext, importId: string, id: string): Promise<void> {
  const createdCategoryIds = sql`array_append(${imports.createdCategoryIds}, ${id})`;
  await db.update(imports).set({ createdCategoryIds }).where(eq(imports.id, importId));
}

async function noteSubcategory({ db }: ServiceContext, importId: string, id: string): Promise<void> {
  const createdSubcategoryIds = sql`array_append(${imports.createdSubcategoryIds}, ${id}::uuid)`;
  await db.update(imports).set({ createdSubcategoryIds }).where(eq(imports.id, importId));
}
