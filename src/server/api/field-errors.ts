import type { z } from "zod";
import type { FieldErrors } from "#domain/errors.ts";

const GENERAL = "Valor inválido";

/**
 * One sentence for each refused field, by its path (`items.0.size`). Schemas carry Portuguese messages where people
 * meet them; Zod's own English ones are replaced.
 */
export function fieldErrorsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const name = issue.path.map(String).join(".") || "corpo";
    fields[name] ??= isEnglish(issue) ? GENERAL : issue.message;
  }
  return fields;
}

function isEnglish(issue: z.core.$ZodIssue): boolean {
  return /^(Invalid|Too|Unrecognized|Required|Expected)/.test(issue.message);
}
