import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import type { productPrints } from "#server/catalog/product-print-tables.ts";
import { printAreaOf, printStyleOf } from "../catalogue/kit-print.ts";
import type { DemoProduct } from "../catalogue/types.ts";

interface SeededImage {
  id: string;
  url: string;
  width: number;
  height: number;
}

/** The print of a demo product on its back picture: as an order line stores it, and as the product's own row. */
export function seededPrint(productId: string, product: DemoProduct, images: readonly SeededImage[]) {
  const image = images[product.pictures.findIndex(({ view }) => view === "back")];
  if (!image) throw new Error(`The demo product ${product.slug} has no picture of its back`);
  const { id: imageId, url, width, height } = image;
  const setting = { area: printAreaOf(product.kit), ...printStyleOf(product.kit) };
  const print: ShirtPrint = { picture: { url, width, height }, ...setting };
  const row: typeof productPrints.$inferInsert = {
    productId,
    imageId,
    pictureWidth: width,
    pictureHeight: height,
    ...setting,
  };
  return { print, row };
}
