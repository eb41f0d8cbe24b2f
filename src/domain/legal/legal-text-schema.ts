import { z } from "zod";
import { tidyText } from "../typed-text.ts";

const MAX_LEGAL_TEXT_LENGTH = 50_000;

export const legalTextSchema = z
  .string("Escreva o texto da página")
  .transform(tidyText)
  .pipe(
    z
      .string()
      .min(1, "Escreva o texto da página")
      .max(MAX_LEGAL_TEXT_LENGTH, "Use no máximo 50.000 caracteres"),
  );
