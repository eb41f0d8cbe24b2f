import { z } from "@hono/zod-openapi";
import { presentSiteImage, siteImageSchema } from "../site-images/present-site-image.ts";
import type { LinkedSiteImage } from "./linked-categories.ts";

export const linkedSiteImageSchema = siteImageSchema
  .extend({
    category: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .describe("A categoria a que o link leva, com o nome que ela tem hoje"),
  })
  .openapi("LinkedSiteImage");

export function presentLinkedSiteImage(image: LinkedSiteImage): z.output<typeof linkedSiteImageSchema> {
  return { ...presentSiteImage(image), category: image.category };
}
