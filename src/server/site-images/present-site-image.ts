import type { StoredSiteImage } from "#domain/site-images/stored-site-image.ts";
import type { SiteImageRow } from "./site-image-service.ts";

export function presentSiteImage(row: SiteImageRow): StoredSiteImage {
  return {
    id: row.id,
    type: row.type as StoredSiteImage["type"],
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
