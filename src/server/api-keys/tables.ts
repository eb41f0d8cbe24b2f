import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { KeyScopes } from "#domain/accounts/key-scopes.ts";
import { createdAt, id, instant, updatedAt } from "../db/columns.ts";

/** The keys of other programs. A revoked one stays, because histories name it; backups have none of them. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    name: text().notNull(),
    /** The part of the key by which it is found and recognised. */
    publicId: text().notNull().unique(),
    /** SHA-256 of the other part, which nobody has seen again since the key was made. */
    secretHash: text().notNull(),
    scopes: jsonb().$type<KeyScopes>().notNull(),
    /** The owner who made it. A key belongs to the shop: it outlasts the account and the role. */
    createdBy: uuid(),
    createdByEmail: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Null if it does not expire. */
    expiresAt: instant(),
    /** To the minute; null until it is used. */
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (table) => [
    uniqueIndex("api_keys_name_once").on(sql`lower(${table.name})`).where(sql`${table.revokedAt} is null`),
  ],
);
