import { type ContextOf, newApi } from "../api/new-api.ts";
import { presentSiteImage } from "../site-images/present-site-image.ts";
import { createCategory, deleteCategory, updateCategory } from "./admin-category-service.ts";
import { categoriesOperations as operations } from "./categories-operations.ts";
import { removeCategoryImage, setCategoryImage } from "./category-image-service.ts";
import { getAdminCategory, listAdminCategories } from "./list-admin-categories.ts";
import { presentCategory, presentSubcategory } from "./present-category.ts";
import { presentSizeGuide } from "./present-size-guide.ts";
import { getSizeGuide, resetSizeGuide, saveSizeGuide } from "./size-guide-service.ts";
import { createSubcategory, deleteSubcategory, renameSubcategory } from "./subcategory-service.ts";

export function categoriesApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.listCategories, async (c) => {
      const categories = await listAdminCategories(await contextOf(c.var));
      return c.json(categories.map(presentCategory), 200);
    })
    .openapi(operations.createCategory, async (c) => {
      const ctx = await contextOf(c.var);
      const { id } = await createCategory(ctx, c.req.valid("json"));
      return c.json(presentCategory(await getAdminCategory(ctx, id)), 201);
    })
    .openapi(operations.updateCategory, async (c) => {
      const ctx = await contextOf(c.var);
      const { id } = await updateCategory(ctx, c.req.valid("param").id, c.req.valid("json"));
      return c.json(presentCategory(await getAdminCategory(ctx, id)), 200);
    })
    .openapi(operations.deleteCategory, async (c) => {
      await deleteCategory(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    })
    .openapi(operations.setCategoryImage, async (c) => {
      const ctx = await contextOf(c.var);
      const image = await setCategoryImage(ctx, c.req.valid("param").id, c.req.valid("json"));
      return c.json(presentSiteImage(image), 200);
    })
    .openapi(operations.deleteCategoryImage, async (c) => {
      await removeCategoryImage(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    })
    .openapi(operations.getSizeGuide, async (c) => {
      const guide = await getSizeGuide(await contextOf(c.var), c.req.valid("param").id);
      return c.json(presentSizeGuide(guide), 200);
    })
    .openapi(operations.saveSizeGuide, async (c) => {
      const { id } = c.req.valid("param");
      const guide = await saveSizeGuide(await contextOf(c.var), id, c.req.valid("json"));
      return c.json(presentSizeGuide(guide), 200);
    })
    .openapi(operations.resetSizeGuide, async (c) => {
      await resetSizeGuide(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    })
    .openapi(operations.createSubcategory, async (c) => {
      const subcategory = await createSubcategory(await contextOf(c.var), c.req.valid("json"));
      return c.json(presentSubcategory(subcategory), 201);
    })
    .openapi(operations.renameSubcategory, async (c) => {
      const { id } = c.req.valid("param");
      const subcategory = await renameSubcategory(await contextOf(c.var), id, c.req.valid("json").name);
      return c.json(presentSubcategory(subcategory), 200);
    })
    .openapi(operations.deleteSubcategory, async (c) => {
      await deleteSubcategory(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    });
}
