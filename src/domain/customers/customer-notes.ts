import { z } from "zod";
import { tidyText } from "../typed-text.ts";

export const LONGEST_NOTES = 5000;

/** `version` is the one that was read: whoever writes says what they have seen. */
export const notesInputSchema = z.object({
  text: z
    .string("Escreva as anotações")
    .transform(tidyText)
    .pipe(z.string().max(LONGEST_NOTES, `Use no máximo ${LONGEST_NOTES} caracteres`)),
  version: z.int().min(0),
});

export type NotesInput = z.output<typeof notesInputSchema>;
