import { createRoute, z } from "@hono/zod-openapi";
import { adminCategorySchema, adminSubcategorySchema } from "#domain/catalog/admin-category.ts";
import {
  categoryInputSchema,
  subcategoryInputSchema,
  subcategoryNameSchema,
} from "#domain/catalog/category-input.ts";
import { siteImageChangesSchema } from "#domain/site-images/site-image.ts";
import { storedSiteImageSchema } from "#domain/site-images/stored-site-image.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { removeCategoryImage, setCategoryImage } from "../site-images/category-image-service.ts";
import { presentSiteImage } from "../site-images/present-site-image.ts";
import { createCategory, deleteCategory, updateCategory } from "./admin-category-service.ts";
import { getAdminCategory, listAdminCategories } from "./list-admin-categories.ts";
import { presentSubcategory } from "./present-category.ts";
import { createSubcategory, deleteSubcategory, renameSubcategory } from "./subcategory-service.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const body = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: json(schema) });
const categoryParams = z.object({ id: z.string().max(20) });
const subcategoryParams = z.object({ id: z.uuid("Subcategoria não encontrada.") });
const missing = { description: "Não existe" };
const taken = { description: "O nome já está em uso" };

const IMAGE_MISSING = "Selecione uma categoria e faça upload de uma imagem";
const categoryImageSchema = siteImageChangesSchema
  .pick({ image_url: true, image_path: true })
  .refine(({ image_url, image_path }) => image_url || image_path, {
    message: IMAGE_MISSING,
    path: ["image_url"],
  });

const list = createRoute({
  method: "get",
  path: "/admin/categories",
  summary: "As categorias, com subcategorias e imagem",
  responses: { 200: { description: "As categorias", content: json(z.array(adminCategorySchema)) } },
});

const create = createRoute({
  method: "post",
  path: "/admin/categories",
  summary: "Cria uma categoria",
  request: { body: body(categoryInputSchema) },
  responses: { 201: { description: "A categoria", content: json(adminCategorySchema) }, 409: taken },
});

const update = createRoute({
  method: "patch",
  path: "/admin/categories/{id}",
  summary: "Altera nome e descrição; os endereços do nome antigo continuam valendo",
  request: { params: categoryParams, body: body(categoryInputSchema) },
  responses: {
    200: { description: "A categoria", content: json(adminCategorySchema) },
    404: missing,
    409: taken,
  },
});

const remove = createRoute({
  method: "delete",
  path: "/admin/categories/{id}",
  summary: "Exclui uma categoria com suas subcategorias e sua imagem",
  request: { params: categoryParams },
  responses: {
    204: { description: "Excluída" },
    404: missing,
    409: { description: "Há produtos nela; nada foi excluído" },
  },
});

const setImage = createRoute({
  method: "put",
  path: "/admin/categories/{id}/image",
  summary: "Define a imagem de uma categoria",
  request: { params: categoryParams, body: body(categoryImageSchema) },
  responses: { 200: { description: "A imagem", content: json(storedSiteImageSchema) }, 404: missing },
});

const removeImage = createRoute({
  method: "delete",
  path: "/admin/categories/{id}/image",
  summary: "Remove a imagem de uma categoria",
  request: { params: categoryParams },
  responses: { 204: { description: "Removida" }, 404: missing },
});

const createSub = createRoute({
  method: "post",
  path: "/admin/subcategories",
  summary: "Cria uma subcategoria",
  request: { body: body(subcategoryInputSchema) },
  responses: {
    201: { description: "A subcategoria", content: json(adminSubcategorySchema) },
    404: missing,
    409: taken,
  },
});

const renameSub = createRoute({
  method: "patch",
  path: "/admin/subcategories/{id}",
  summary: "Renomeia uma subcategoria",
  request: { params: subcategoryParams, body: body(z.object({ name: subcategoryNameSchema })) },
  responses: {
    200: { description: "A subcategoria", content: json(adminSubcategorySchema) },
    404: missing,
    409: taken,
  },
});

const removeSub = createRoute({
  method: "delete",
  path: "/admin/subcategories/{id}",
  summary: "Exclui uma subcategoria sem produtos",
  request: { params: subcategoryParams },
  responses: {
    204: { description: "Excluída" },
    404: missing,
    409: { description: "Há produtos nela; nada foi excluído" },
  },
});

export function categoriesApi(contextOf: ContextOf) {
  return newApi()
    .openapi(list, async (c) => c.json(await listAdminCategories(await contextOf(c.var)), 200))
    .openapi(create, async (c) => {
      const ctx = await contextOf(c.var);
      const { id } = await createCategory(ctx, c.req.valid("json"));
      return c.json(await getAdminCategory(ctx, id), 201);
    })
    .openapi(update, async (c) => {
      const ctx = await contextOf(c.var);
      const { id } = await updateCategory(ctx, c.req.valid("param").id, c.req.valid("json"));
      return c.json(await getAdminCategory(ctx, id), 200);
    })
    .openapi(remove, async (c) => {
      await deleteCategory(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    })
    .openapi(setImage, async (c) => {
      const ctx = await contextOf(c.var);
      const row = await setCategoryImage(ctx, c.req.valid("param").id, c.req.valid("json"));
      return c.json(presentSiteImage(row), 200);
    })
    .openapi(removeImage, async (c) => {
      await removeCategoryImage(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    })
    .openapi(createSub, async (c) => {
      const row = await createSubcategory(await contextOf(c.var), c.req.valid("json"));
      return c.json(presentSubcategory(row), 201);
    })
    .openapi(renameSub, async (c) => {
      const ctx = await contextOf(c.var);
      const row = await renameSubcategory(ctx, c.req.valid("param").id, c.req.valid("json").name);
      return c.json(presentSubcategory(row), 200);
    })
    .openapi(removeSub, async (c) => {
      await deleteSubcategory(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    });
}
