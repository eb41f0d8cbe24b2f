import { z } from "@hono/zod-openapi";
import {
  categoryInputSchema,
  subcategoryInputSchema,
  subcategoryNameSchema,
} from "#domain/catalog/category-input.ts";
import { siteImageChangesSchema } from "#domain/site-images/site-image.ts";
import { categoryGuideInputSchema } from "#domain/sizes/size-guide-input.ts";
import { empty, json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { siteImageSchema } from "../site-images/present-site-image.ts";
import { categorySchema, subcategorySchema } from "./present-category.ts";
import { sizeGuideSchema } from "./present-size-guide.ts";

const params = z.object({ id: z.string().max(20) });
const subcategoryParams = z.object({ id: z.uuid("Subcategoria não encontrada.") });
const category = json("A categoria", categorySchema);
const sizeGuide = json("O guia de tamanhos", sizeGuideSchema);
const subcategory = json("A subcategoria", subcategorySchema);
const notFound = "Não existe";
const taken = "O nome já está em uso";
const inUse = "Há produtos nela; nada foi excluído";

const IMAGE_MISSING = "Selecione uma categoria e faça upload de uma imagem";
const categoryImageSchema = siteImageChangesSchema
  .pick({ image_url: true, image_path: true })
  .refine(({ image_url, image_path }) => image_url || image_path, {
    message: IMAGE_MISSING,
    path: ["image_url"],
  });

export const categoriesOperations = defineOperations(
  { tag: "Administração: categorias" },
  {
    listCategories: {
      access: "catalog",
      method: "get",
      path: "/api/admin/categories",
      summary: "As categorias, com subcategorias e imagem",
      responses: { 200: json("As categorias", z.array(categorySchema)) },
    },
    createCategory: {
      access: "catalog",
      method: "post",
      path: "/api/admin/categories",
      summary: "Cria uma categoria",
      request: {
        body: jsonBody(categoryInputSchema, {
          name: "Camisas de treino",
          description: "Leves, para o dia a dia.",
        }),
      },
      responses: { 201: category },
      refusals: { 409: taken },
    },
    updateCategory: {
      access: "catalog",
      method: "patch",
      path: "/api/admin/categories/{id}",
      summary: "Altera nome e descrição; os endereços do nome antigo continuam valendo",
      request: { params, body: jsonBody(categoryInputSchema, { name: "Camisas de passeio" }) },
      responses: { 200: category },
      refusals: { 404: notFound, 409: taken },
    },
    deleteCategory: {
      access: "catalog",
      method: "delete",
      path: "/api/admin/categories/{id}",
      summary: "Exclui uma categoria com suas subcategorias e sua imagem",
      request: { params },
      responses: { 204: empty("Excluída") },
      refusals: { 404: notFound, 409: inUse },
    },
    setCategoryImage: {
      access: "catalog",
      method: "put",
      path: "/api/admin/categories/{id}/image",
      summary: "Define a imagem de uma categoria",
      request: {
        params,
        body: jsonBody(categoryImageSchema, { image_url: "https://fotos.exemplo.com.br/verao/praia.jpg" }),
      },
      responses: { 200: json("A imagem", siteImageSchema) },
      refusals: { 404: notFound },
    },
    deleteCategoryImage: {
      access: "catalog",
      method: "delete",
      path: "/api/admin/categories/{id}/image",
      summary: "Remove a imagem de uma categoria",
      request: { params },
      responses: { 204: empty("Removida") },
      refusals: { 404: notFound },
    },
    getSizeGuide: {
      access: "catalog",
      method: "get",
      path: "/api/admin/categories/{id}/size-guide",
      summary: "O guia de tamanhos de uma categoria, que é o padrão enquanto ela não tem um seu",
      request: { params },
      responses: { 200: sizeGuide },
      refusals: { 404: notFound },
    },
    saveSizeGuide: {
      access: "catalog",
      method: "put",
      path: "/api/admin/categories/{id}/size-guide",
      summary: "Grava o guia de tamanhos de uma categoria",
      description:
        "Os valores são centímetros, na ordem das medidas; nulo onde a loja não informa. Um tamanho sem valor nenhum não é gravado.",
      request: {
        params,
        body: jsonBody(categoryGuideInputSchema, {
          measures: [
            { name: "Tórax", how_to: "de uma axila à outra" },
            { name: "Capuz", how_to: null },
          ],
          rows: [
            { size: "P", values: [54, null] },
            { size: "M", values: [57.5, 34] },
          ],
        }),
      },
      responses: { 200: sizeGuide },
      refusals: { 404: notFound },
    },
    resetSizeGuide: {
      access: "catalog",
      method: "delete",
      path: "/api/admin/categories/{id}/size-guide",
      summary: "Volta ao guia de tamanhos padrão",
      request: { params },
      responses: { 204: empty("A categoria usa o guia padrão") },
      refusals: { 404: notFound },
    },
    createSubcategory: {
      access: "catalog",
      method: "post",
      path: "/api/admin/subcategories",
      summary: "Cria uma subcategoria",
      request: { body: jsonBody(subcategoryInputSchema, { name: "Goleiro", category_id: "1" }) },
      responses: { 201: subcategory },
      refusals: { 404: notFound, 409: taken },
    },
    renameSubcategory: {
      access: "catalog",
      method: "patch",
      path: "/api/admin/subcategories/{id}",
      summary: "Renomeia uma subcategoria",
      request: {
        params: subcategoryParams,
        body: jsonBody(z.object({ name: subcategoryNameSchema }), { name: "Titular" }),
      },
      responses: { 200: subcategory },
      refusals: { 404: notFound, 409: taken },
    },
    deleteSubcategory: {
      access: "catalog",
      method: "delete",
      path: "/api/admin/subcategories/{id}",
      summary: "Exclui uma subcategoria sem produtos",
      request: { params: subcategoryParams },
      responses: { 204: empty("Excluída") },
      refusals: { 404: notFound, 409: inUse },
    },
  },
);
