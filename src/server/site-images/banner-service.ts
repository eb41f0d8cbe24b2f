import type { BannerSlide } from "#domain/site-images/banner.ts";
import { and, asc, eq, gt, isNull, lte, or } from "../db/sql.ts";
import type { ServiceContext } from "../service-context.ts";
import { siteImages } from "./tables.ts";

/** The active banners whose period, if they have one, includes this moment. */
export async function listBannerSlides({ db, now }: ServiceContext): Promise<BannerSlide[]> {
  const rows = await db
    .select()
    .from(siteImages)
    .where(
      and(
        eq(siteImages.type, "banner"),
        eq(siteImages.active, true),
        or(isNull(siteImages.startsAt), lte(siteImages.startsAt, now)),
        or(isNull(siteImages.endsAt), gt(siteImages.endsAt, now)),
      ),
    )
    .orderBy(asc(siteImages.orderPosition), asc(siteImages.createdAt));
  return rows.map(({ id, title, description, link, imageUrl, width, height, dominantColor }) => ({
    id,
    title: title ?? "",
    description,
    link,
    picture: { url: imageUrl, alt: "", width, height, color: dominantColor },
  }));
}
