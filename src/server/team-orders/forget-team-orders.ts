import { inArray, or } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { teamOrders } from "./tables.ts";

interface CaptainToForget {
  accountIds?: readonly string[];
  numbers?: readonly string[];
  /** The orders that the lists became. */
  orderIds?: readonly string[];
}

/** Deletes the lists of a captain, with the shirts that the players put there. */
export async function forgetTeamOrders(
  tx: Tx,
  { accountIds = [], numbers = [], orderIds = [] }: CaptainToForget,
): Promise<void> {
  await tx
    .delete(teamOrders)
    .where(
      or(
        inArray(teamOrders.userId, [...accountIds]),
        inArray(teamOrders.captainWhatsapp, [...numbers]),
        inArray(teamOrders.orderId, [...orderIds]),
      ),
    );
}
