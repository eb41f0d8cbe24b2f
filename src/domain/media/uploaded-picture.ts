import { z } from "zod";

/** What the API answers about a picture that was just stored, and what a form keeps of it until it is saved. */
export const uploadedPictureSchema = z.object({
  key: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  size: z.int(),
  mime_type: z.string(),
  original_filename: z.string(),
  dominant_color: z.string(),
});

export type UploadedPicture = z.output<typeof uploadedPictureSchema>;
