import { z } from "zod";

const tooLong = (max: number) => `Use no máximo ${max} caracteres`;

/** One line as people type or paste it: control characters, which the database refuses, and runs of space become one space. */
export function tidyLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Several lines: breaks stay, other control characters go. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, "")
    .trim();
}

export const requiredLine = (max: number, message: string) =>
  z
    .string(message)
    .transform(tidyLine)
    .pipe(z.string().min(1, message).max(max, tooLong(max)));

/** What is left empty is null. */
export const optionalLine = (max: number) =>
  z
    .string()
    .transform(tidyLine)
    .pipe(z.string().max(max, tooLong(max)))
    .transform(emptyToNull)
    .nullable();

export const optionalText = (max: number) =>
  z
    .string()
    .transform(tidyText)
    .pipe(z.string().max(max, tooLong(max)))
    .transform(emptyToNull)
    .nullable();

function emptyToNull(text: string): string | null {
  return text === "" ? null : text;
}
