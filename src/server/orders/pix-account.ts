import { sql } from "drizzle-orm";
import type { PixAccount } from "#domain/settings/pix.ts";
import { storeSettings } from "../settings/tables.ts";

/** The shop's Pix account as a subquery, so that reading it with orders needs no second query. */
export const pixAccount = sql<PixAccount | null>`(select ${storeSettings.pix} from ${storeSettings})`.as(
  "pix_account",
);
