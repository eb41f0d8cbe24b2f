import { type ApiApp, type ContextOf, newApi } from "../api/new-api.ts";
import { presentPage } from "../api/present-page.ts";
import { adminProductsOperations as operations } from "./admin-products-operations.ts";
import { listAdminProducts } from "./list-products-service.ts";
import { deleteProduct, duplicateProduct, setFeatured } from "./manage-product-service.ts";
import { presentProduct, presentProductRow } from "./present-product.ts";
import {
  removeProductImage,
  reorderProductImages,
  setImageAltText,
  setPrimaryImage,
} from "./product-images-service.ts";
import { setProductStatus } from "./publish-product-service.ts";
import { createProduct, getAdminProduct, updateProduct } from "./save-product-service.ts";

export function adminProductsApi(contextOf: ContextOf): ApiApp {
  const api = newApi();
  api.openapi(operations.listProducts, async (c) => {
    const { new: isNew, without_picture: withoutPicture, ...filter } = c.req.valid("query");
    const page = await listAdminProducts(await contextOf(c.var), { ...filter, isNew, withoutPicture });
    return c.json(presentPage(page, presentProductRow), 200);
  });
  api.openapi(operations.getProduct, async (c) => {
    const product = await getAdminProduct(await contextOf(c.var), c.req.valid("param").id);
    return c.json(presentProduct(product), 200);
  });
  api.openapi(operations.createProduct, async (c) => {
    const product = await createProduct(await contextOf(c.var), c.req.valid("json"));
    return c.json(presentProduct(product), 201);
  });
  api.openapi(operations.updateProduct, async (c) => {
    const { id } = c.req.valid("param");
    const product = await updateProduct(await contextOf(c.var), id, c.req.valid("json"));
    return c.json(presentProduct(product), 200);
  });
  api.openapi(operations.deleteProduct, async (c) => {
    await deleteProduct(await contextOf(c.var), c.req.valid("param").id);
    return c.body(null, 204);
  });
  api.openapi(operations.duplicateProduct, async (c) => {
    const product = await duplicateProduct(await contextOf(c.var), c.req.valid("param").id);
    return c.json(presentProduct(product), 201);
  });
  api.openapi(operations.setProductStatus, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(
      presentProduct(await setProductStatus(await contextOf(c.var), id, c.req.valid("json"))),
      200,
    );
  });
  api.openapi(operations.setProductFeatured, async (c) => {
    const { is_featured: isFeatured } = c.req.valid("json");
    const product = await setFeatured(await contextOf(c.var), c.req.valid("param").id, isFeatured);
    return c.json(presentProduct(product), 200);
  });
  api.openapi(operations.reorderProductImages, async (c) => {
    const { ids } = c.req.valid("json");
    const product = await reorderProductImages(await contextOf(c.var), c.req.valid("param").id, ids);
    return c.json(presentProduct(product), 200);
  });
  api.openapi(operations.setPrimaryProductImage, async (c) => {
    const { id, imageId } = c.req.valid("param");
    return c.json(presentProduct(await setPrimaryImage(await contextOf(c.var), id, imageId)), 200);
  });
  api.openapi(operations.describeProductImage, async (c) => {
    const { id, imageId } = c.req.valid("param");
    const { alt_text: altText } = c.req.valid("json");
    const product = await setImageAltText(await contextOf(c.var), id, imageId, altText);
    return c.json(presentProduct(product), 200);
  });
  api.openapi(operations.deleteProductImage, async (c) => {
    const { id, imageId } = c.req.valid("param");
    return c.json(presentProduct(await removeProductImage(await contextOf(c.var), id, imageId)), 200);
  });
  return api;
}
