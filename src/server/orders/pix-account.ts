import type { PixAccount } from "#domain/settings/pix.ts";
import { sql } from "../db/sql.ts";
import { storeSettings } from "../settings/tables.ts";

/** Where the shop is paid, read along with orders: looked up once a query, and never a query more. */
export const pixAccount = sql<PixAccount | null>`(select ${storeSettings.pix} from ${storeSettings})`.as(
  "pix_account",
);
