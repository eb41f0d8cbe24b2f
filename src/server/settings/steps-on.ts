import { sql } from "drizzle-orm";
import { storeSettings } from "./tables.ts";

/** Whether the owner has switched the steps of orders on, of the settings' row. Older rows have no such field. */
export const areStepsOn = sql<boolean>`coalesce(jsonb_typeof(${storeSettings.data}->'fulfilment') = 'object', false)`;
