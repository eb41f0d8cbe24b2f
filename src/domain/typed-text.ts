import { z } from "zod";

const tooLong = (max: number) => `Use no máximo ${max} caracteres`;

/** Tidies one line: control characters, which the database refuses, and runs of whitespace become one space. */
export function tidyLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Tidies several lines: line breaks stay, other control characters are removed. */
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

/** An empty line becomes null. */
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
