import { z } from "zod";
import { storedSiteImageSchema } from "../site-images/stored-site-image.ts";

export const adminSubcategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  category_id: z.string(),
  created_at: z.string(),
});

/** A category as the API answers it to administrators. */
export const adminCategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  subcategories: z.array(adminSubcategorySchema),
  image: storedSiteImageSchema.nullable(),
});

export type AdminSubcategory = z.output<typeof adminSubcategorySchema>;
export type AdminCategory = z.output<typeof adminCategorySchema>;
