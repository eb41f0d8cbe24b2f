import { and, asc, eq, type SQL } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { SiteImageRow } from "../site-images/insert-site-image.ts";
import { siteImages } from "../site-images/tables.ts";
import type { CategoryRow } from "./admin-category-service.ts";
import { categoriesInOrder } from "./category-service.ts";
import type { SubcategoryRow } from "./subcategory-service.ts";
import { categories, subcategories } from "./tables.ts";

export interface AdminCategory extends CategoryRow {
  subcategories: SubcategoryRow[];
  image: SiteImageRow | null;
}

/** Lists all categories without paging, because a shop has dozens of them, not thousands. */
export function listAdminCategories(ctx: ServiceContext): Promise<AdminCategory[]> {
  requirePermission(ctx.actor, "catalog");
  return read(ctx);
}

export async function getAdminCategory(ctx: ServiceContext, id: string): Promise<AdminCategory> {
  requirePermission(ctx.actor, "catalog");
  const [category] = await read(ctx, id);
  if (!category) throw new DomainError("not_found", { message: "Categoria não encontrada." });
  return category;
}

async function read({ db }: ServiceContext, id?: string): Promise<AdminCategory[]> {
  const only = <Column extends typeof categories.id | typeof subcategories.categoryId>(
    column: Column,
  ): SQL | undefined => (id === undefined ? undefined : eq(column, id));
  const rows = await db
    .select({ category: categories, image: siteImages })
    .from(categories)
    .leftJoin(siteImages, and(eq(siteImages.referenceId, categories.id), eq(siteImages.type, "category")))
    .where(only(categories.id))
    .orderBy(...categoriesInOrder);
  const children = await db
    .select()
    .from(subcategories)
    .where(only(subcategories.categoryId))
    .orderBy(asc(subcategories.createdAt), asc(subcategories.name));
  const byCategory = Map.groupBy(children, ({ categoryId }) => categoryId);
  return rows.map(({ category, image }) => ({
    ...category,
    subcategories: byCategory.get(category.id) ?? [],
    image,
  }));
}
