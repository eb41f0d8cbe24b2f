/** PostgreSQL's error codes for violated constraints. */
const codes = { unique: "23505", foreign_key: "23503" } as const;

/** Whether a write violated a constraint. Drizzle wraps the driver's error, so the causes are searched. */
export function isViolation(error: unknown, kind: keyof typeof codes): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as Error & { code?: unknown }).code === codes[kind]) return true;
  }
  return false;
}
