import { z } from "@hono/zod-openapi";
import { adminProductSorts } from "#domain/catalog/admin-product-list.ts";
import {
  altTextSchema,
  productInputSchema,
  productUpdateSchema,
  publicationSchema,
} from "#domain/catalog/product-input.ts";
import { productStatuses } from "#domain/catalog/product-status.ts";
import { productTexts } from "#domain/texts/products.ts";
import { empty, json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { cursorSchema, pageSchema } from "../api/present-page.ts";
import { queryFlag } from "../api/query-flag.ts";
import { productRowSchema, productSchema } from "./present-product.ts";

const params = z.object({ id: z.string() });
const imageParams = z.object({ id: z.string(), imageId: z.string() });
const product = json("O produto, com suas imagens", productSchema);
const notFound = productTexts.notFound;
const changed = "Foi alterado por outra pessoa; nada foi salvo";
const example = {
  name: "Camisa Azul 2026",
  price: "289,90",
  former_price: "349,90",
  category_id: "1",
  is_new: true,
};
/** A product is shown with the names of its category and subcategory. */
const productTopics = ["products", "categories"] as const;
const exampleId = "8f14e45f-ceea-467f-a0e6-0d5c1b2a3c4d";

export const adminProductsOperations = defineOperations(
  { tag: "Administração: produtos" },
  {
    listProducts: {
      access: "catalog",
      changesWith: productTopics,
      method: "get",
      path: "/api/admin/products",
      summary: "Os produtos: busca por nome ou categoria, filtros, ordem e páginas",
      request: {
        query: z.object({
          q: z.string().max(100, "Use no máximo 100 caracteres").optional(),
          category: z.string().max(40).optional(),
          featured: queryFlag,
          new: queryFlag,
          without_picture: queryFlag,
          status: z.enum(productStatuses, "Situação desconhecida").optional(),
          sort: z.enum(adminProductSorts, "Ordem desconhecida").default("newest"),
          cursor: cursorSchema,
        }),
      },
      responses: { 200: json("Uma página", pageSchema(productRowSchema)) },
    },
    getProduct: {
      access: "catalog",
      changesWith: productTopics,
      method: "get",
      path: "/api/admin/products/{id}",
      summary: "Um produto com suas imagens",
      request: { params },
      responses: { 200: product },
      refusals: { 404: notFound },
    },
    createProduct: {
      access: "catalog",
      method: "post",
      path: "/api/admin/products",
      summary: "Adiciona um produto com suas imagens",
      description:
        "O preço pode ser um número ou um texto como “1.299,90”; o preço anterior também, e é maior. As imagens são ditas pela chave de um envio ou " +
        "por um endereço https; a primeira é a principal. Sem subcategoria, vale a primeira da categoria.",
      request: { body: jsonBody(productInputSchema, example) },
      responses: { 201: product },
      refusals: { 409: productTexts.codeTaken },
    },
    updateProduct: {
      access: "catalog",
      method: "put",
      path: "/api/admin/products/{id}",
      summary: "Altera um produto e suas imagens",
      description:
        "updated_at é o da versão que foi editada. Sem former_price o preço anterior fica, até que o preço o alcance; " +
        "nulo termina a oferta.",
      request: {
        params,
        body: jsonBody(productUpdateSchema, { ...example, updated_at: "2026-01-01T00:00:00.000Z" }),
      },
      responses: { 200: product },
      refusals: { 404: notFound, 409: changed },
    },
    deleteProduct: {
      access: "catalog",
      method: "delete",
      path: "/api/admin/products/{id}",
      summary: "Exclui um produto; os pedidos guardam o que foi comprado",
      request: { params },
      responses: { 204: empty("Excluído") },
      refusals: { 404: notFound },
    },
    duplicateProduct: {
      access: "catalog",
      method: "post",
      path: "/api/admin/products/{id}/duplicate",
      summary: "Cria um rascunho igual a outro produto",
      request: { params },
      responses: { 201: product },
      refusals: { 404: notFound },
    },
    setProductStatus: {
      access: "catalog",
      method: "put",
      path: "/api/admin/products/{id}/status",
      summary: "Publica um produto, esconde-o da loja ou faz dele um rascunho",
      description:
        "Um rascunho nunca foi visto e não tem página; um produto oculto sai das listas, e a sua página diz que não está à " +
        "venda. publish_at é quando um rascunho é publicado sozinho.",
      request: { params, body: jsonBody(publicationSchema, { status: "hidden" }) },
      responses: { 200: product },
      refusals: { 404: notFound },
    },
    setProductFeatured: {
      access: "catalog",
      method: "put",
      path: "/api/admin/products/{id}/featured",
      summary: "Fixa um produto nos destaques, ou o retira de lá",
      request: { params, body: jsonBody(z.object({ is_featured: z.boolean() }), { is_featured: true }) },
      responses: { 200: product },
      refusals: { 404: notFound },
    },
    reorderProductImages: {
      access: "catalog",
      method: "put",
      path: "/api/admin/products/{id}/images/order",
      summary: "Reordena as imagens; a primeira é a principal",
      request: { params, body: jsonBody(z.object({ ids: z.array(z.uuid()) }), { ids: [exampleId] }) },
      responses: { 200: product },
      refusals: { 404: notFound, 409: changed },
    },
    setPrimaryProductImage: {
      access: "catalog",
      method: "put",
      path: "/api/admin/products/{id}/images/{imageId}/primary",
      summary: "Define a imagem principal",
      request: { params: imageParams },
      responses: { 200: product },
      refusals: { 404: notFound },
    },
    describeProductImage: {
      access: "catalog",
      method: "patch",
      path: "/api/admin/products/{id}/images/{imageId}",
      summary: "Altera o texto alternativo de uma imagem",
      request: {
        params: imageParams,
        body: jsonBody(z.object({ alt_text: altTextSchema }), { alt_text: "Frente" }),
      },
      responses: { 200: product },
      refusals: { 404: notFound },
    },
    deleteProductImage: {
      access: "catalog",
      method: "delete",
      path: "/api/admin/products/{id}/images/{imageId}",
      summary: "Remove uma imagem",
      request: { params: imageParams },
      responses: { 200: product },
      refusals: { 404: notFound },
    },
  },
);
