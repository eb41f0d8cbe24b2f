import { sql } from "drizzle-orm";
import { timestamp, uuid } from "drizzle-orm/pg-core";

/** An instant, always with its time zone. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });

export const createdAt = () => instant().notNull().defaultNow();
export const updatedAt = () => instant().notNull().defaultNow();

/** Random, because people see the first eight characters as a short name; UUIDs ordered by time begin alike. */
export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`);

/** With GIN's fastupdate, new entries go to a pending list that every search would scan completely. */
export const WITHOUT_PENDING_LIST = { fastupdate: false };
