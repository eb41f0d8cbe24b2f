import { z } from "zod";
import { tidyText } from "../typed-text.ts";

export const MAX_NOTES_LENGTH = 5000;

/** `version` is the version that the client has read, for optimistic locking. */
export const notesInputSchema = z.object({
  text: z
    .string("Escreva as anotações")
    .transform(tidyText)
    .pipe(z.string().max(MAX_NOTES_LENGTH, `Use no máximo ${MAX_NOTES_LENGTH} caracteres`)),
  version: z.int().min(0),
});

export type NotesInput = z.output<typeof notesInputSchema>;
