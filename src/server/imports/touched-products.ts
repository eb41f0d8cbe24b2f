import type { ServiceContext } from "../service-context.ts";
import type { WrittenLine } from "./write-line.ts";

/** An event takes less than 8,000 bytes; and one for each of thousands of lines would make every page render anew. */
const IDS_AT_ONCE = 100;
const WAIT_MS = 2_000;

/** Gathers what lines have touched, and tells whoever shows it a hundred products or two seconds at a time. */
export function createTouchedProducts(ctx: ServiceContext) {
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
