import type { FieldErrors } from "./errors.ts";

/** The part of a Zod issue that is used here. */
interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** The first message for each invalid field, by its path (`items.0.size`). */
export function fieldErrorsOf(issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of issues) fields[path.map(String).join(".") || "corpo"] ??= message;
  return fields;
}
