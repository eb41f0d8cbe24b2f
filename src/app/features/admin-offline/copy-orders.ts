import { type AnswerOf, ApiError, callApi } from "#app/api-client.ts";
import { isSessionOver, useSession } from "#app/features/accounts/session.ts";
import type { AdminOrder } from "#app/features/admin-orders/admin-order.ts";
import { mayKeepCopies } from "./guard-copies.ts";
import { MOST_COPIES, wipeCopies, writeCopies } from "./order-copies.ts";

/** Reads the last orders, with their lines, and keeps them on this device. A refusal takes away what was kept. */
export async function copyOrders(userId: string): Promise<void> {
  try {
    const ids = await listLatest();
    const orders = ids.length === 0 ? [] : await readWhole(ids);
    // Whoever left meanwhile must not find them here again.
    if (mayKeepCopies(useSession.getState(), userId))
      await writeCopies({ userId, savedAt: Date.now(), orders });
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    if (isSessionOver(failure) || failure.code === "forbidden") await wipeCopies();
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
  } while (cursor && ids.length < MOST_COPIES);
  return ids.slice(0, MOST_COPIES);
}

/** In the order of the list. */
async function readWhole(ids: readonly string[]): Promise<AdminOrder[]> {
  const orders = await callApi("GET /api/admin/orders/production", { query: { ids: ids.join(",") } });
  const found = new Map(orders.map((order) => [order.id, order]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
