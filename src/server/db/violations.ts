/** PostgreSQL's codes for rules that a write would have broken. */
const codes = { unique: "23505", foreign_key: "23503" } as const;

/** Whether the database refused a write by one of its own rules; Drizzle wraps what the driver threw. */
export function isViolation(error: unknown, kind: keyof typeof codes): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as Error & { code?: unknown }).code === codes[kind]) return true;
  }
  return false;
}
