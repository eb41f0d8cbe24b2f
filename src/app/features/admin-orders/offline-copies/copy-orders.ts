import { type AnswerOf, ApiError, callApi } from "#app/api/api-client.ts";
import { mayKeepCopy } from "#app/features/private-copies/guard-copy.ts";
import { deletePrivateCopy } from "#app/features/private-copies/private-copy.ts";
import { isSessionOver, useSession } from "#app/features/session/session.ts";
import type { AdminOrder } from "../admin-order.ts";
import { MAX_COPIES, writeOrderCopies } from "./order-copies.ts";

/**
 * Stores the latest orders with their lines on this device. If the session has ended or the role is missing, the stored
 * copy is deleted.
 */
export async function copyOrders(userId: string): Promise<void> {
  try {
    const ids = await listLatest();
    const orders = ids.length === 0 ? [] : await readWhole(ids);
    // The user may have signed out while the orders were read.
    if (mayKeepCopy(useSession.getState(), userId))
      await writeOrderCopies({ userId, savedAt: Date.now(), orders });
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    if (isSessionOver(failure) || failure.code === "forbidden") await deletePrivateCopy();
  }
}

async function listLatest(): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page: AnswerOf<"GET /api/admin/orders"> = await callApi("GET /api/admin/orders", {
      query: { cursor },
    });
    ids.push(...page.rows.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor && ids.length < MAX_COPIES);
  return ids.slice(0, MAX_COPIES);
}

/** Reads the orders with their lines, in the order of the list. */
async function readWhole(ids: readonly string[]): Promise<AdminOrder[]> {
  const orders = await callApi("GET /api/admin/orders/production", { query: { ids: ids.join(",") } });
  const found = new Map(orders.map((order) => [order.id, order]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
