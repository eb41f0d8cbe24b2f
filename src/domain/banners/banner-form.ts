import { z } from "zod";
import { fromShopClock } from "../shop-clock.ts";
import { DESCRIPTION_LENGTH, linkSchema, siteImageTexts, TITLE_LENGTH } from "../site-images/site-image.ts";
import { optionalText, requiredLine } from "../typed-text.ts";
import { categoryLinkOf } from "./banner-link.ts";
import { isPeriodPossible } from "./banner-period.ts";

/** Empty, or a local date and time in the shop's time zone. */
const shopMoment = z.string().transform((text, context) => {
  if (text === "") return null;
  const instant = fromShopClock(text);
  if (!instant) context.addIssue(siteImageTexts.date);
  return instant;
});

/** What the owner fills in for a banner. */
export const bannerFormSchema = z
  .object({
    title: requiredLine(TITLE_LENGTH, "Título é obrigatório"),
    description: optionalText(DESCRIPTION_LENGTH),
    categoryId: z.string(),
    link: linkSchema,
    active: z.boolean(),
    image_url: requiredLine(2000, "Imagem é obrigatória"),
    image_path: requiredLine(512, "Caminho da imagem é obrigatório"),
    startsAt: shopMoment,
    endsAt: shopMoment,
  })
  .refine(isPeriodPossible, { message: siteImageTexts.period, path: ["endsAt"] });

export type BannerDraft = z.input<typeof bannerFormSchema>;
export type BannerForm = z.output<typeof bannerFormSchema>;

/** The request body of a form. A chosen category overrides the typed link; the category itself is not sent. */
export function toSiteImage(
  { categoryId, startsAt, endsAt, ...form }: BannerForm,
  categories: readonly { id: string; name: string }[],
) {
  const category = categories.find(({ id }) => id === categoryId);
  return {
    ...form,
    type: "banner" as const,
    link: category ? categoryLinkOf(category, categories) : form.link,
    starts_at: startsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
  };
}
