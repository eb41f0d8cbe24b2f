import type { AdminProduct, ProductImage, ProductRow } from "#domain/catalog/admin-product.ts";
import { centsToReais } from "#domain/money.ts";
import { toShirtPrint } from "../print/product-prints.ts";
import type { FullProduct, ImageRow, ProductRecord } from "./read-admin-products.ts";

export function presentProductRow(product: ProductRecord): ProductRow {
  return {
    id: product.id,
    code: product.code,
    name: product.name,
    price: centsToReais(product.priceCents),
    image_url: product.imageUrl,
    category_id: product.categoryId,
    category: product.category,
    subcategory_id: product.subcategoryId,
    subcategory: product.subcategory,
    is_new: product.isNew,
    is_featured: product.isFeatured,
    has_external_image: product.hasExternalImage,
    created_at: product.createdAt.toISOString(),
    updated_at: product.updatedAt.toISOString(),
  };
}

export function presentProduct(product: FullProduct): AdminProduct {
  const print = toShirtPrint(product.print);
  return {
    ...presentProductRow(product),
    description: product.description,
    images: product.images.map(presentImage),
    print: print && product.print ? { ...print, image_id: product.print.imageId } : null,
  };
}

function presentImage(image: ImageRow): ProductImage {
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
