import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgTable, smallint } from "drizzle-orm/pg-core";
import type { MessageTemplates } from "#domain/orders/message-templates.ts";
import type { PixAccount } from "#domain/settings/pix.ts";
import type { StoreSettings } from "#domain/settings/store-settings.ts";
import { updatedAt } from "../db/columns.ts";

/** A table with one row. `data` has the shape of the domain's schema; fields added later get defaults on reading. */
export const storeSettings = pgTable(
  "store_settings",
  {
    id: smallint().primaryKey().default(1),
    data: jsonb().$type<StoreSettings>().notNull(),
    /** Not part of `data`, because visitors may read that. Null until the owner changes the texts. */
    messageTemplates: jsonb().$type<MessageTemplates>(),
    /** The shop's Pix account; null while it does not use Pix. */
    pix: jsonb().$type<PixAccount>(),
    /** Whether the owner has hidden the dashboard's list of first steps. */
    firstStepsHidden: boolean().notNull().default(false),
    updatedAt: updatedAt(),
  },
  (table) => [check("store_settings_single_row", sql`${table.id} = 1`)],
);
