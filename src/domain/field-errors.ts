import type { FieldErrors } from "./errors.ts";

/** What Zod says of a value, as far as it matters here. */
interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** One sentence for each refused field, the first, by its path (`items.0.size`). */
export function fieldErrorsOf(issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of issues) fields[path.map(String).join(".") || "corpo"] ??= message;
  return fields;
}
