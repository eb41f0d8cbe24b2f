import { and, asc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { DeliveryKind, DeliveryMethod, DeliveryRate, Place } from "#domain/delivery/delivery-method.ts";
import type { DbOrTx } from "../db/client.ts";
import { deliveryMethods, deliveryRates, melhorEnvioAccount } from "./tables.ts";

/** A method as the owner manages it. */
export interface ManagedDeliveryMethod extends DeliveryMethod {
  kind: DeliveryKind;
  active: boolean;
  updatedAt: Date;
}

/** Whether the shop has set up a delivery; otherwise pages do not ask for a CEP before the order. */
export async function offersDelivery({ db }: { db: DbOrTx }): Promise<boolean> {
  const [row] = await db.select({ isOffered: isDeliveryOffered }).from(sql`(select) as nothing`);
  return row?.isOffered ?? false;
}

export const isDeliveryOffered = sql<boolean>`(
  exists (select from ${deliveryMethods} where ${deliveryMethods.active})
  or exists (select from ${melhorEnvioAccount} where ${melhorEnvioAccount.active})
)`;

/** Reads methods with their rates, in the order in which they were created. */
export function readMethods(db: DbOrTx): Promise<ManagedDeliveryMethod[]> {
  return readMethodsWhere(db, undefined, undefined);
}

/** Reads what may apply to a place, which `matchMethod` decides: a table has hundreds of rates for other places. */
export function readMethodsNear(db: DbOrTx, { cep, state }: Place): Promise<ManagedDeliveryMethod[]> {
  const { cepFrom, cepTo } = deliveryRates;
  const inRange = and(sql`${cepFrom} <= ${cep}`, sql`${cepTo} >= ${cep}`);
  const everywhere = and(isNull(cepFrom), isNull(deliveryRates.state));
  const nearby = or(inRange, everywhere, state === undefined ? undefined : eq(deliveryRates.state, state));
  return readMethodsWhere(db, eq(deliveryMethods.active, true), nearby);
}

async function readMethodsWhere(
  db: DbOrTx,
  ofMethod: SQL | undefined,
  ofRate: SQL | undefined,
): Promise<ManagedDeliveryMethod[]> {
  const rows = await db
    .select({ method: deliveryMethods, rate: deliveryRates })
    .from(deliveryMethods)
    .leftJoin(deliveryRates, and(eq(deliveryRates.methodId, deliveryMethods.id), ofRate))
    .where(ofMethod)
    .orderBy(asc(deliveryMethods.createdAt), asc(deliveryMethods.id), asc(deliveryRates.position));
  const byMethod = Map.groupBy(rows, ({ method }) => method.id);
  return [...byMethod.values()].flatMap((ofOne) => {
    const [first] = ofOne;
    if (!first) return [];
    return { ...first.method, rates: ofOne.flatMap(({ rate }) => (rate ? [toRate(rate)] : [])) };
  });
}

function toRate({ methodId: _, position: __, ...rate }: typeof deliveryRates.$inferSelect): DeliveryRate {
  return rate;
}
