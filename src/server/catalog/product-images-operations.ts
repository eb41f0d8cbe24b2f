import { z } from "@hono/zod-openapi";
import { maxUploadBytes } from "#domain/media/upload-limits.ts";
import { productTexts } from "#domain/texts/products.ts";
import { json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { limitBody } from "../http/limit-body.ts";
import { uploadGuard } from "../media/upload-guard.ts";
import { productSchema } from "./present-product.ts";

const product = json("O produto, com a nova imagem", productSchema);
const refusals = {
  400: "Sem produto ou sem imagem",
  404: productTexts.notFound,
  409: "O produto já tem o máximo de imagens",
  413: "Maior que 5 MB",
};

/** Operations for programs: each adds a picture to a product in one call, without the product's form. */
export const productImagesOperations = defineOperations(
  { tag: "Administração: produtos" },
  {
    addProductImage: {
      access: "catalog",
      receive: uploadGuard(maxUploadBytes),
      method: "post",
      path: "/api/admin/product-images",
      summary: "Envia uma imagem e a associa a um produto",
      request: {
        body: {
          required: true,
          content: {
            "multipart/form-data": {
              // This is a plain JSON schema, because with a Zod schema Hono would parse the form and load the file
              // itself.
              schema: {
                type: "object",
                required: ["file", "product_id"],
                properties: { file: { type: "string", format: "binary" }, product_id: { type: "string" } },
              },
            },
          },
        },
      },
      responses: { 201: product },
      refusals: {
        ...refusals,
        415: "Não é JPG, PNG, WebP nem GIF",
        422: "A imagem está corrompida ou tem pixels demais",
      },
    },
    addProductImageFromUrl: {
      access: "catalog",
      receive: [limitBody(16_384)],
      method: "post",
      path: "/api/admin/product-images/from-url",
      summary: "Associa a um produto uma imagem de outro site",
      description:
        "Guarda uma cópia; onde a loja não alcança o endereço e ele é https, guarda o próprio endereço.",
      request: {
        body: jsonBody(z.object({ product_id: z.string().default(""), url: z.string().default("") }), {
          product_id: "8f14e45f-ceea-467f-a0e6-0d5c1b2a3c4d",
          url: "https://fotos.exemplo.com.br/camisa.png",
        }),
      },
      responses: { 201: product },
      refusals: { ...refusals, 422: "Inalcançável, ou não é uma imagem" },
    },
  },
);
