/**
 * The words of a query, for every service. They come through here because Node reads drizzle-orm's manifest of 180 KB
 * anew at each import of the package by name: fifty of them made half a second of every start.
 */
export * from "drizzle-orm";
