import { z } from "zod";
import { optionalText } from "../typed-text.ts";

export const MAX_STAFF_NOTES_LENGTH = 2000;

/** `previous_text` is the text that the client has read, for optimistic locking. An empty text removes the notes. */
export const staffNotesInputSchema = z.object({
  text: optionalText(MAX_STAFF_NOTES_LENGTH),
  previous_text: optionalText(MAX_STAFF_NOTES_LENGTH),
});

export type StaffNotesInput = z.output<typeof staffNotesInputSchema>;
