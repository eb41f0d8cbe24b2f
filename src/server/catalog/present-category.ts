import type { AdminCategory, AdminSubcategory } from "#domain/catalog/admin-category.ts";
import { presentSiteImage } from "../site-images/present-site-image.ts";
import type { SiteImageRow } from "../site-images/site-image-service.ts";
import type { CategoryRow } from "./admin-category-service.ts";
import type { SubcategoryRow } from "./subcategory-service.ts";

export function presentSubcategory(row: SubcategoryRow): AdminSubcategory {
  const { id, name, categoryId, createdAt } = row;
  return { id, name, category_id: categoryId, created_at: createdAt.toISOString() };
}

export function presentCategory(
  { id, name, description }: CategoryRow,
  children: readonly SubcategoryRow[],
  image: SiteImageRow | null,
): AdminCategory {
  return {
    id,
    name,
    description,
    subcategories: children.map(presentSubcategory),
    image: image && presentSiteImage(image),
  };
}
