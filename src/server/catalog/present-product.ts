import { z } from "@hono/zod-openapi";
import { productStatuses } from "#domain/catalog/product-status.ts";
import { fromOptionRules, optionRulesSchema, patchAreasSchema } from "#domain/options/option-input.ts";
import { fromPrintRules, printRulesSchema } from "#domain/print/print-rules-input.ts";
import { shirtPrintSchema } from "#domain/print/shirt-print-schema.ts";
import { centsToReais } from "#domain/reais.ts";
import { fromLeadTime, leadTimeSchema } from "#domain/stock/lead-time-input.ts";
import type { ProductPrint } from "./product-prints.ts";
import type { FullProduct, ImageRow, ProductRecord } from "./read-admin-products.ts";

/**
 * Products as the back-office's API returns them. Field names and prices in reais are those of the shop's specification
 * (domain/reais.ts).
 */
const imageSchema = z
  .object({
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
  })
  .openapi("ProductImage");

const printSchema = shirtPrintSchema.extend({ image_id: z.uuid() });

export const productRowSchema = z
  .object({
    id: z.uuid(),
    code: z.string().nullable(),
    name: z.string(),
    price: z.number().describe("Em reais"),
    former_price: z.number().nullable().describe("O preço de antes da oferta, em reais, maior que o preço"),
    image_url: z.string().nullable(),
    category_id: z.string(),
    category: z.string(),
    subcategory_id: z.uuid().nullable(),
    subcategory: z.string().nullable(),
    is_new: z.boolean(),
    is_featured: z.boolean(),
    status: z.enum(productStatuses).describe("draft: rascunho, published: na loja, hidden: oculto"),
    publish_at: z.string().nullable().describe("Quando um rascunho é publicado sozinho"),
    size_grid_id: z.uuid().optional().describe("A grade do produto; sem ela vale a da categoria"),
    has_external_image: z.boolean().describe("Se uma das imagens fica em outro site"),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .openapi("ProductRow");

export const productSchema = productRowSchema
  .extend({
    description: z.string().nullable(),
    images: z.array(imageSchema),
    option_rules: optionRulesSchema
      .optional()
      .describe("As opções só deste produto; sem elas valem as da categoria"),
    patch_areas: patchAreasSchema
      .optional()
      .describe("Onde os patches ficam na foto principal, se não nos lugares de costume"),
    print_rules: printRulesSchema
      .optional()
      .describe("O que vale para nome e número só neste produto, se algo vale"),
    lead_time: leadTimeSchema
      .optional()
      .describe("O prazo em dias úteis, se o produto é vendido sem estoque"),
    print: printSchema.nullable().describe("Como um nome e um número são impressos na foto das costas"),
  })
  .openapi("Product");

export function presentProductRow(product: ProductRecord): z.output<typeof productRowSchema> {
  return {
    id: product.id,
    code: product.code,
    name: product.name,
    price: centsToReais(product.priceCents),
    former_price: product.formerPriceCents === null ? null : centsToReais(product.formerPriceCents),
    image_url: product.imageUrl,
    category_id: product.categoryId,
    category: product.category,
    subcategory_id: product.subcategoryId,
    subcategory: product.subcategory,
    is_new: product.isNew,
    is_featured: product.isFeatured,
    status: product.status,
    publish_at: product.publishAt?.toISOString() ?? null,
    ...(product.sizeGridId && { size_grid_id: product.sizeGridId }),
    has_external_image: product.hasExternalImage,
    created_at: product.createdAt.toISOString(),
    updated_at: product.updatedAt.toISOString(),
  };
}

export function presentProduct(product: FullProduct): z.output<typeof productSchema> {
  return {
    ...presentProductRow(product),
    description: product.description,
    images: product.images.map(presentImage),
    ...(product.optionRules && { option_rules: fromOptionRules(product.optionRules) }),
    ...(product.patchAreas && { patch_areas: product.patchAreas }),
    ...(product.printRules && { print_rules: fromPrintRules(product.printRules) }),
    ...(product.leadTime && { lead_time: fromLeadTime(product.leadTime) }),
    print: product.print ? presentPrint(product.print) : null,
  };
}

function presentPrint(print: ProductPrint): z.output<typeof printSchema> {
  const { imageId, picture, area, font, curve, color, outline } = print;
  return { picture, area, font, curve, color, outline, image_id: imageId };
}

function presentImage(image: ImageRow): z.output<typeof imageSchema> {
  return {
    id: image.id,
    product_id: image.productId,
    s3_key: image.s3Key,
    url: image.url,
    storage_path: image.storagePath,
    is_primary: image.isPrimary,
    alt_text: image.altText,
    file_size: image.fileSize,
    width: image.width,
    height: image.height,
    mime_type: image.mimeType,
    original_filename: image.originalFilename,
    dominant_color: image.dominantColor,
    created_at: image.createdAt.toISOString(),
    updated_at: image.updatedAt.toISOString(),
  };
}
