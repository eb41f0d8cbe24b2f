import type { MessageTemplates } from "#domain/orders/message-templates.ts";
import type { PixAccount } from "#domain/settings/pix.ts";
import type { StoreSettings } from "#domain/settings/store-settings.ts";
import { updatedAt } from "../db/columns.ts";
import { boolean, check, jsonb, pgTable, smallint } from "../db/schema.ts";
import { sql } from "../db/sql.ts";

/** One row. Its shape is the domain's schema; fields added later take their defaults when it is read. */
export const storeSettings = pgTable(
  "store_settings",
  {
    id: smallint().primaryKey().default(1),
    data: jsonb().$type<StoreSettings>().notNull(),
    /** Beside the data, which visitors may read. Null until the owner writes texts of their own. */
    messageTemplates: jsonb().$type<MessageTemplates>(),
    /** Where the shop is paid; null while it takes no Pix. */
    pix: jsonb().$type<PixAccount>(),
    /** Whether the owner put the dashboard's list of first steps away. */
    firstStepsHidden: boolean().notNull().default(false),
    updatedAt: updatedAt(),
  },
  (table) => [check("store_settings_single_row", sql`${table.id} = 1`)],
);
