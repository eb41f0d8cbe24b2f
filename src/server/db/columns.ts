import { sql } from "drizzle-orm";
import { timestamp, uuid } from "drizzle-orm/pg-core";

/** An instant, always with its time zone. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });

export const createdAt = () => instant().notNull().defaultNow();
export const updatedAt = () => instant().notNull().defaultNow();

/** Random, not ordered by time: the first eight characters are shown to people as the record's short name. */
export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`);
