import { dayOf } from "#domain/orders/order-dates.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { presentPage } from "../api/present-page.ts";
import { streamText } from "../http/stream-text.ts";
import { adminNewsletterOperations as operations } from "./admin-newsletter-operations.ts";
import { exportSubscribers } from "./export-subscribers-service.ts";
import { presentSubscriber } from "./present-subscriber.ts";
import { listSubscribers, removeSubscriber } from "./subscriber-service.ts";

export function adminNewsletterApi(contextOf: ContextOf, { publicOrigin }: { publicOrigin: string }) {
  return newApi()
    .openapi(operations.listSubscribers, async (c) => {
      const { cursor, ...filter } = c.req.valid("query");
      const page = await listSubscribers(await contextOf(c.var), filter, cursor);
      return c.json(presentPage(page, presentSubscriber), 200);
    })
    .openapi(operations.exportSubscribers, async (c) => {
      const ctx = await contextOf(c.var);
      const pieces = exportSubscribers(ctx, c.req.valid("query"), publicOrigin);
      c.header("Content-Type", "text/csv; charset=utf-8");
      c.header("Content-Disposition", `attachment; filename="newsletter-${dayOf(ctx.now)}.csv"`);
      return c.body(streamText(pieces), 200);
    })
    .openapi(operations.deleteSubscriber, async (c) => {
      await removeSubscriber(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    });
}
