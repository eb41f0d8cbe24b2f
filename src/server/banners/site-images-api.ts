import { type ContextOf, newApi } from "../api/new-api.ts";
import { presentLinkedSiteImage } from "./present-linked-site-image.ts";
import { reorderSiteImages } from "./reorder-service.ts";
import { createSiteImage, deleteSiteImage, listSiteImages, updateSiteImage } from "./site-image-service.ts";
import { siteImagesOperations as operations } from "./site-images-operations.ts";

export function siteImagesApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.listSiteImages, async (c) => {
      const { type, reference_id: referenceId, active } = c.req.valid("query");
      const images = await listSiteImages(await contextOf(c.var), { type, referenceId, active });
      return c.json(images.map(presentLinkedSiteImage), 200);
    })
    .openapi(operations.createSiteImage, async (c) => {
      const image = await createSiteImage(await contextOf(c.var), c.req.valid("json"));
      return c.json(presentLinkedSiteImage(image), 201);
    })
    .openapi(operations.reorderSiteImages, async (c) => {
      await reorderSiteImages(await contextOf(c.var), c.req.valid("json").ids);
      return c.body(null, 204);
    })
    .openapi(operations.updateSiteImage, async (c) => {
      const { id } = c.req.valid("param");
      const image = await updateSiteImage(await contextOf(c.var), id, c.req.valid("json"));
      return c.json(presentLinkedSiteImage(image), 200);
    })
    .openapi(operations.deleteSiteImage, async (c) => {
      await deleteSiteImage(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    });
}
