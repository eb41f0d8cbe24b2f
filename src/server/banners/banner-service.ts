import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { BannerSlide } from "#domain/banners/banner.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { siteImages } from "../site-images/tables.ts";

/** The active banners whose period, if they have one, includes the current moment. */
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

/** When the next active banner begins or ends, if any does. */
export async function findNextBannerChange({ db, now }: ServiceContext): Promise<Date | undefined> {
  const { startsAt, endsAt } = siteImages;
  const at = now.toISOString();
  const [row] = await db
    .select({
      next: sql<
        string | null
      >`least(min(${startsAt}) filter (where ${startsAt} > ${at}), min(${endsAt}) filter (where ${endsAt} > ${at}))`,
    })
    .from(siteImages)
    .where(and(eq(siteImages.type, "banner"), eq(siteImages.active, true)));
  return row?.next ? new Date(row.next) : undefined;
}
