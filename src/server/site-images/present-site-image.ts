import { z } from "@hono/zod-openapi";
import { siteImageTypes } from "#domain/site-images/site-image.ts";
import type { SiteImageRow } from "./insert-site-image.ts";

export const siteImageSchema = z
  .object({
    id: z.string(),
    type: z.enum(siteImageTypes),
    title: z.string().nullable(),
    description: z.string().nullable(),
    link: z.string().nullable(),
    image_url: z.string(),
    image_path: z.string().nullable(),
    reference_id: z.string().nullable(),
    active: z.boolean(),
    order_position: z.int(),
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    dominant_color: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .openapi("SiteImage");

export function presentSiteImage(row: SiteImageRow): z.output<typeof siteImageSchema> {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    description: row.description,
    link: row.link,
    image_url: row.imageUrl,
    image_path: row.imagePath,
    reference_id: row.referenceId,
    active: row.active,
    order_position: row.orderPosition,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    width: row.width,
    height: row.height,
    dominant_color: row.dominantColor,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
