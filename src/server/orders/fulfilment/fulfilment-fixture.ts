import type { FulfilmentSettings } from "#domain/fulfilment/promise.ts";
import type { DbOrTx } from "../../db/client.ts";
import { changeSettings } from "../../settings/settings-fixture.ts";

/** Switches the steps on for tests, or off with null. */
export const setFulfilment = (db: DbOrTx, fulfilment: FulfilmentSettings | null): Promise<void> =>
  changeSettings(db, { fulfilment });
