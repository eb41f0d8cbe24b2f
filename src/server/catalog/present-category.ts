import { z } from "@hono/zod-openapi";
import { presentSiteImage, siteImageSchema } from "../site-images/present-site-image.ts";
import type { SiteImageRow } from "../site-images/site-image-service.ts";
import type { CategoryRow } from "./admin-category-service.ts";
import type { SubcategoryRow } from "./subcategory-service.ts";

/** Categories as the API shows them to administrators, with the names of the shop's specification. */
export const subcategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  category_id: z.string(),
  created_at: z.string(),
});

export const adminCategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  subcategories: z.array(subcategorySchema),
  image: siteImageSchema.nullable(),
});

export type ApiAdminCategory = z.output<typeof adminCategorySchema>;

export function presentSubcategory(row: SubcategoryRow): z.output<typeof subcategorySchema> {
  const { id, name, categoryId, createdAt } = row;
  return { id, name, category_id: categoryId, created_at: createdAt.toISOString() };
}

export function presentCategory(
  { id, name, description }: CategoryRow,
  children: readonly SubcategoryRow[],
  image: SiteImageRow | null,
): ApiAdminCategory {
  return {
    id,
    name,
    description,
    subcategories: children.map(presentSubcategory),
    image: image && presentSiteImage(image),
  };
}
