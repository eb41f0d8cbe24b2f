import { z } from "@hono/zod-openapi";
import { fromOptionRules, optionRulesSchema } from "#domain/options/option-input.ts";
import { presentSiteImage, siteImageSchema } from "../site-images/present-site-image.ts";
import type { AdminCategory } from "./list-admin-categories.ts";
import type { SubcategoryRow } from "./subcategory-service.ts";

export const subcategorySchema = z
  .object({ id: z.string(), name: z.string(), category_id: z.string(), created_at: z.string() })
  .openapi("Subcategory");

export const categorySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    subcategories: z.array(subcategorySchema),
    size_grid_id: z
      .uuid()
      .optional()
      .describe("A grade dos produtos que não têm a sua; sem ela, P, M, G e GG"),
    option_rules: optionRulesSchema.optional().describe("As opções dos produtos que não têm as suas, se há"),
    image: siteImageSchema.nullable(),
  })
  .openapi("Category");

export function presentCategory(category: AdminCategory): z.output<typeof categorySchema> {
  return {
    id: category.id,
    name: category.name,
    description: category.description,
    subcategories: category.subcategories.map(presentSubcategory),
    ...(category.sizeGridId && { size_grid_id: category.sizeGridId }),
    ...(category.optionRules && { option_rules: fromOptionRules(category.optionRules) }),
    image: category.image && presentSiteImage(category.image),
  };
}

export function presentSubcategory(row: SubcategoryRow): z.output<typeof subcategorySchema> {
  const { id, name, categoryId, createdAt } = row;
  return { id, name, category_id: categoryId, created_at: createdAt.toISOString() };
}
