/** The words of a table; why they come through here is told in sql.ts. */
export * from "drizzle-orm/pg-core";
