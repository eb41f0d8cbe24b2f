/** A picture given to a product in one call, without a form: for programs. */
import { createRoute, z } from "@hono/zod-openapi";
import { adminProductSchema } from "#domain/catalog/admin-product.ts";
import { DomainError } from "#domain/errors.ts";
import { isKeepableImageUrl } from "#domain/media/image-url.ts";
import { maxUploadBytes } from "#domain/media/upload-limits.ts";
import { productTexts } from "#domain/texts/products.ts";
import { type ApiApp, type ContextOf, newApi } from "../api/new-api.ts";
import { limitBody } from "../http/limit-body.ts";
import type { PictureFetcher } from "../media/picture-fetcher.ts";
import { bytesOf, fileDoor, readFileForm } from "../media/receive-file.ts";
import { uploadImage, uploadImageFromUrl } from "../media/upload-service.ts";
import type { ServiceContext } from "../service-context.ts";
import { presentProduct } from "./present-product.ts";
import { addProductImage } from "./product-images-service.ts";
import type { FullProduct } from "./read-admin-products.ts";
import { getAdminProduct } from "./save-product-service.ts";

const product = {
  description: "O produto, com a nova imagem",
  content: { "application/json": { schema: adminProductSchema } },
};
const responses = { 201: product, 400: { description: "Sem produto ou sem imagem" } };

const uploadRoute = createRoute({
  method: "post",
  path: "/admin/product-images",
  summary: "Envia uma imagem e a associa a um produto",
  request: {
    body: {
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: ["file", "product_id"],
            properties: { file: { type: "string", format: "binary" }, product_id: { type: "string" } },
          },
        },
      },
    },
  },
  responses,
});

const fromUrlRoute = createRoute({
  method: "post",
  path: "/admin/product-images/from-url",
  summary: "Associa a um produto uma imagem de outro site",
  description:
    "Guarda uma cópia; onde a loja não alcança o endereço e ele é https, guarda o próprio endereço.",
  request: {
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.object({ product_id: z.string().default(""), url: z.string().default("") }),
        },
      },
    },
  },
  responses,
});

/** Stands before the API's general limit of a body's size and sets its own. */
export function productImagesApi(contextOf: ContextOf, fetcher: PictureFetcher): ApiApp {
  const api = newApi();
  api.use(uploadRoute.path, ...fileDoor(contextOf, maxUploadBytes));
  api.use(fromUrlRoute.path, limitBody(16_384));
  api.openapi(uploadRoute, async (c) => {
    const ctx = await contextOf(c.var);
    const { file, text } = await readFileForm(c);
    const id = await requireProduct(ctx, text("product_id"));
    const image = { bytes: await bytesOf(file), originalFilename: file.name };
    const { key } = await uploadImage(ctx, { ...image, folder: "products" });
    return c.json(presentProduct(await addProductImage(ctx, id, { key })), 201);
  });
  api.openapi(fromUrlRoute, async (c) => {
    const ctx = await contextOf(c.var);
    const { product_id, url } = c.req.valid("json");
    const id = await requireProduct(ctx, product_id);
    return c.json(presentProduct(await addFromUrl(ctx, fetcher, id, url)), 201);
  });
  return api;
}

/** Asked before the file is worked on. */
async function requireProduct(ctx: ServiceContext, id: string | undefined): Promise<string> {
  if (id) return (await getAdminProduct(ctx, id)).id;
  const message = productTexts.productIdRequired;
  throw new DomainError("invalid_request", { message, fields: { product_id: message } });
}

async function addFromUrl(
  ctx: ServiceContext,
  fetcher: PictureFetcher,
  id: string,
  url: string,
): Promise<FullProduct> {
  try {
    const { key } = await uploadImageFromUrl(ctx, fetcher, { folder: "products", url });
    return await addProductImage(ctx, id, { key });
  } catch (error) {
    const isBeyondReach = error instanceof DomainError && error.code === "picture_unreachable";
    if (isBeyondReach && isKeepableImageUrl(url)) return addProductImage(ctx, id, { url: url.trim() });
    throw error;
  }
}
