import { z } from "zod";
import { optionalLine, optionalText } from "../typed-text.ts";
import { isShowableImageUrl } from "./image-path.ts";
import { isSafeLink } from "./safe-link.ts";

export const siteImageTypes = ["banner", "category", "logo", "featured"] as const;
export type SiteImageType = (typeof siteImageTypes)[number];

export const TITLE_LENGTH = 120;
export const DESCRIPTION_LENGTH = 300;

export const siteImageTexts = {
  typeMissing: "Tipo de imagem é obrigatório",
  imageMissing: "Caminho ou URL da imagem é obrigatório",
  imageAddress: "Use uma imagem enviada à loja ou um endereço https://",
  link: "Use um endereço que comece com http://, https:// ou /",
  period: "O fim deve ser depois do início",
  date: "Data inválida",
} as const;

/** Clients send both BANNER and banner; both are accepted, and the lower-case form is stored. */
export const siteImageTypeSchema = z
  .string(siteImageTexts.typeMissing)
  .trim()
  .min(1, siteImageTexts.typeMissing)
  .toLowerCase()
  .pipe(z.enum(siteImageTypes, "Tipo de imagem desconhecido"));

export const linkSchema = optionalLine(2000).refine(
  (link) => link === null || isSafeLink(link),
  siteImageTexts.link,
);

const imageUrlSchema = optionalLine(2000).refine(
  (url) => url === null || isShowableImageUrl(url),
  siteImageTexts.imageAddress,
);

const moment = z.iso
  .datetime({ offset: true, error: siteImageTexts.date })
  .transform((text) => new Date(text))
  .nullable();

const contentShape = {
  title: optionalLine(TITLE_LENGTH).optional(),
  description: optionalText(DESCRIPTION_LENGTH).optional(),
  link: linkSchema.optional(),
  image_url: imageUrlSchema.optional(),
  image_path: optionalLine(512).optional(),
  reference_id: optionalLine(60).optional(),
  active: z.boolean("Valor inválido").optional(),
  starts_at: moment.optional(),
  ends_at: moment.optional(),
};

/** It has no position: a new picture comes last, and the order of all pictures is saved by its own operation. */
export const newSiteImageSchema = z
  .object({ type: siteImageTypeSchema, ...contentShape })
  .refine(({ image_url, image_path }) => image_url || image_path, {
    message: siteImageTexts.imageMissing,
    path: ["image_url"],
  });

export const siteImageChangesSchema = z.object(contentShape);

export type NewSiteImage = z.output<typeof newSiteImageSchema>;
export type SiteImageChanges = z.output<typeof siteImageChangesSchema>;
