import { eq, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
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
      const added = category ? undefined : await unlessTaken(createCategory(ctx, { name }));
      if (added) await recordCategory(ctx, id, added.id);
    } else if (category && !findSubcategory(category, subcategory)) {
      const input = { name: subcategory, category_id: category.id };
      const added = await unlessTaken(createSubcategory(ctx, input));
      if (added) await recordSubcategory(ctx, id, added.id);
    }
  }
}

/** If an administrator adds the same name at this moment, the lines use that category. */
async function unlessTaken<Row>(creating: Promise<Row>): Promise<Row | undefined> {
  try {
    return await creating;
  } catch (error) {
    if (error instanceof DomainError && error.code === "conflict") return undefined;
    throw error;
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
