/** The operations of the back-office on products, as they are documented and validated. */
import { createRoute, z } from "@hono/zod-openapi";
import { adminProductSchema, adminProductSorts, productPageSchema } from "#domain/catalog/admin-product.ts";
import { altTextSchema, productInputSchema, productUpdateSchema } from "#domain/catalog/product-input.ts";
import { productTexts } from "#domain/texts/products.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const body = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: json(schema) });
const flag = z
  .enum(["true", "false"])
  .transform((text) => text === "true")
  .optional();
const params = z.object({ id: z.string() });
const imageParams = z.object({ id: z.string(), imageId: z.string() });
const product = { description: "O produto, com suas imagens", content: json(adminProductSchema) };
const notFound = { description: productTexts.notFound };
const changed = { description: "Foi alterado por outra pessoa; nada foi salvo" };
const path = "/admin/products";

export const list = createRoute({
  method: "get",
  path,
  summary: "Os produtos: busca por nome ou categoria, filtros, ordem e páginas",
  request: {
    query: z.object({
      q: z.string().max(100, "Use no máximo 100 caracteres").optional(),
      category: z.string().max(40).optional(),
      featured: flag,
      new: flag,
      without_picture: flag,
      sort: z.enum(adminProductSorts, "Ordem desconhecida").default("newest"),
      cursor: z.string().max(2000, "Página inválida").optional(),
    }),
  },
  responses: { 200: { description: "Uma página", content: json(productPageSchema) } },
});

export const get = createRoute({
  method: "get",
  path: `${path}/{id}`,
  summary: "Um produto com suas imagens",
  request: { params },
  responses: { 200: product, 404: notFound },
});

export const create = createRoute({
  method: "post",
  path,
  summary: "Adiciona um produto com suas imagens",
  description:
    "O preço pode ser um número ou um texto como “1.299,90”. As imagens são ditas pela chave de um envio ou " +
    "por um endereço https; a primeira é a principal. Sem subcategoria, vale a primeira da categoria.",
  request: { body: body(productInputSchema) },
  responses: { 201: product, 400: { description: "Dados inválidos" } },
});

export const update = createRoute({
  method: "put",
  path: `${path}/{id}`,
  summary: "Altera um produto e suas imagens",
  description: "updated_at é o da versão que foi editada.",
  request: { params, body: body(productUpdateSchema) },
  responses: { 200: product, 404: notFound, 409: changed },
});

export const remove = createRoute({
  method: "delete",
  path: `${path}/{id}`,
  summary: "Exclui um produto; os pedidos guardam o que foi comprado",
  request: { params },
  responses: { 204: { description: "Excluído" }, 404: notFound },
});

export const duplicate = createRoute({
  method: "post",
  path: `${path}/{id}/duplicate`,
  summary: "Cria um produto igual a outro",
  request: { params },
  responses: { 201: product, 404: notFound },
});

export const feature = createRoute({
  method: "put",
  path: `${path}/{id}/featured`,
  summary: "Fixa um produto nos destaques, ou o retira de lá",
  request: { params, body: body(z.object({ is_featured: z.boolean() })) },
  responses: { 200: product, 404: notFound },
});

export const reorderImages = createRoute({
  method: "put",
  path: `${path}/{id}/images/order`,
  summary: "Reordena as imagens; a primeira é a principal",
  request: { params, body: body(z.object({ ids: z.array(z.uuid()) })) },
  responses: { 200: product, 404: notFound, 409: changed },
});

export const setPrimary = createRoute({
  method: "put",
  path: `${path}/{id}/images/{imageId}/primary`,
  summary: "Define a imagem principal",
  request: { params: imageParams },
  responses: { 200: product, 404: notFound },
});

export const describeImage = createRoute({
  method: "patch",
  path: `${path}/{id}/images/{imageId}`,
  summary: "Altera o texto alternativo de uma imagem",
  request: { params: imageParams, body: body(z.object({ alt_text: altTextSchema })) },
  responses: { 200: product, 404: notFound },
});

export const removeImage = createRoute({
  method: "delete",
  path: `${path}/{id}/images/{imageId}`,
  summary: "Remove uma imagem",
  request: { params: imageParams },
  responses: { 200: product, 404: notFound },
});
