import { sql } from "drizzle-orm";

/** An instant within a JSON value, which has no dates: milliseconds. */
export const millis = (instant: unknown) => sql`floor(extract(epoch from ${instant}) * 1000)::bigint`;

export const fromMillis = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
