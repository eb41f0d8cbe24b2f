import { z } from "zod";
import type { FieldErrors } from "#domain/errors.ts";

// Schemas carry sentences of their own where people meet them; programs read Zod's, in Portuguese too.
z.config(z.locales.ptBR());

/** One sentence for each refused field, by its path (`items.0.size`). */
export function fieldErrorsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const name = issue.path.map(String).join(".") || "corpo";
    fields[name] ??= issue.message;
  }
  return fields;
}
