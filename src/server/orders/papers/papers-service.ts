import { inArray } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import type { ManagedOrder } from "#domain/orders/order.ts";
import { MAX_ON_SHEET } from "#domain/orders/production-sheet.ts";
import type { StoreSettings } from "#domain/settings/store-settings.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import { readStoredSettings } from "../../settings/settings-service.ts";
import { readOrders } from "../read-orders.ts";
import { orders } from "../tables.ts";

export interface Papers {
  sender: Pick<StoreSettings, "name" | "legalName" | "cnpj" | "address" | "phone">;
  shirtGrams: number;
  orders: ManagedOrder[];
}

/** What the packing slips and labels of these orders say, in the order in which they were chosen. */
export async function getPapers(ctx: ServiceContext, ids: readonly string[]): Promise<Papers> {
  requirePermission(ctx.actor, "orders");
  const { profile } = await readStoredSettings(ctx.db);
  const { name, legalName, cnpj, address, phone, shirtGrams } = profile;
  const found = await readOrders(ctx.db, inArray(orders.id, [...ids]), MAX_ON_SHEET);
  return {
    sender: { name, legalName, cnpj, address, phone },
    shirtGrams,
    orders: found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
  };
}
