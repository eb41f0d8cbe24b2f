import { z } from "zod";
import { adminPrintSchema } from "../print/shirt-print-schema.ts";

/** Products as the back-office's API shows them: the names of the shop's specification, money in reais. */
export const productImageSchema = z.object({
  id: z.uuid(),
  product_id: z.uuid(),
  s3_key: z.string().nullable(),
  url: z.string(),
  storage_path: z.string().nullable(),
  is_primary: z.boolean(),
  alt_text: z.string().nullable(),
  file_size: z.int().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  mime_type: z.string().nullable(),
  original_filename: z.string().nullable(),
  dominant_color: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const productRowSchema = z.object({
  id: z.uuid(),
  code: z.string().nullable(),
  name: z.string(),
  price: z.number(),
  image_url: z.string().nullable(),
  category_id: z.string(),
  category: z.string(),
  subcategory_id: z.uuid().nullable(),
  subcategory: z.string().nullable(),
  is_new: z.boolean(),
  is_featured: z.boolean(),
  /** Whether one of its pictures stays on another site. */
  has_external_image: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const adminProductSchema = productRowSchema.extend({
  description: z.string().nullable(),
  images: z.array(productImageSchema),
  /** How a name and a number are printed on its back picture. */
  print: adminPrintSchema.nullable(),
});

export const productPageSchema = z.object({
  rows: z.array(productRowSchema),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  total: z.int(),
  total_is_exact: z.boolean(),
});

export type ProductImage = z.output<typeof productImageSchema>;
export type ProductRow = z.output<typeof productRowSchema>;
export type AdminProduct = z.output<typeof adminProductSchema>;

export const ADMIN_PRODUCTS_PER_PAGE = 25;

export const adminProductSorts = ["newest", "name", "price", "-price"] as const;
export type AdminProductSort = (typeof adminProductSorts)[number];
