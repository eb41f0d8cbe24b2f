import { z } from "zod";
import { tidyText } from "../typed-text.ts";

const LONGEST_LEGAL_TEXT = 50_000;

export const legalTextSchema = z
  .string("Escreva o texto da página")
  .transform(tidyText)
  .pipe(
    z.string().min(1, "Escreva o texto da página").max(LONGEST_LEGAL_TEXT, "Use no máximo 50.000 caracteres"),
  );
