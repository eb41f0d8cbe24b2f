import { type ContextOf, newApi } from "../api/new-api.ts";
import type { PictureFetcher } from "../media/picture-fetcher.ts";
import { readFileForm } from "../media/upload-guard.ts";
import { addImageFromUrl, addUploadedImage } from "./add-image-service.ts";
import { presentProduct } from "./present-product.ts";
import { productImagesOperations as operations } from "./product-images-operations.ts";

export function productImagesApi(contextOf: ContextOf, fetcher: PictureFetcher) {
  return newApi()
    .openapi(operations.addProductImage, async (c) => {
      const { text, ...image } = await readFileForm(c.req.raw);
      const product = await addUploadedImage(await contextOf(c.var), text("product_id"), image);
      return c.json(presentProduct(product), 201);
    })
    .openapi(operations.addProductImageFromUrl, async (c) => {
      const { product_id: productId, url } = c.req.valid("json");
      const product = await addImageFromUrl(await contextOf(c.var), fetcher, productId, url);
      return c.json(presentProduct(product), 201);
    });
}
