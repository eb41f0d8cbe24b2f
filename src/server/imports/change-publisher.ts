import type { ServiceContext } from "../context/service-context.ts";
import type { WrittenLine } from "./write-line.ts";

/**
 * A PostgreSQL notification is limited to 8,000 bytes, and one event per line would re-render every cached page
 * thousands of times.
 */
const IDS_AT_ONCE = 100;
const WAIT_MS = 2_000;

/** Collects the products that lines have changed and publishes one event per hundred products or two seconds. */
export function createChangePublisher(ctx: ServiceContext) {
  let ids = new Set<string>();
  let categoryIds = new Set<string>();
  let since = Date.now();

  async function flush(): Promise<void> {
    if (ids.size === 0) return;
    const event = { topic: "products" as const, ids: [...ids], categoryIds: [...categoryIds] };
    [ids, categoryIds, since] = [new Set(), new Set(), Date.now()];
    await ctx.events.publish(ctx.db, event);
  }

  return {
    flush,
    async add(written: WrittenLine): Promise<void> {
      ids.add(written.productId);
      for (const id of written.categoryIds) categoryIds.add(id);
      if (ids.size >= IDS_AT_ONCE || Date.now() - since > WAIT_MS) await flush();
    },
  };
}
