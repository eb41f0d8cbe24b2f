import { z } from "zod";
import { siteImageTypes } from "./site-image.ts";

/** A site image as the API answers it. */
export const storedSiteImageSchema = z.object({
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
});

export type StoredSiteImage = z.output<typeof storedSiteImageSchema>;

/** With the category that its link leads to, whatever that category is called today. */
export const linkedSiteImageSchema = storedSiteImageSchema.extend({
  category: z.object({ id: z.string(), name: z.string() }).nullable(),
});

export type LinkedSiteImage = z.output<typeof linkedSiteImageSchema>;
