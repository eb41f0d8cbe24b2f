import { orderFileName } from "#domain/orders/order-file-name.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { presentPage } from "../api/present-page.ts";
import { streamText } from "../http/stream-text.ts";
import { adminOrdersOperations as operations } from "./admin-orders-operations.ts";
import { deleteOrder, listDeletedOrders, restoreOrder } from "./deleted-orders-service.ts";
import { enterOrder } from "./enter-order-service.ts";
import { exportOrders } from "./export-orders-service.ts";
import { listForProduction, listOrders, listUnopened, summarizeSales } from "./list-orders-service.ts";
import { changeStatus, getAnyOrder, markOpened } from "./manage-order-service.ts";
import { getOrderHistory } from "./order-history-service.ts";
import { getPapers } from "./papers/papers-service.ts";
import { papersPresenter } from "./papers/present-papers.ts";
import { recordPaymentMessage } from "./payment-message-service.ts";
import { adminOrderPresenters, presentHistory, presentSummary } from "./present-admin-order.ts";
import { presentCartChanged } from "./present-quote.ts";
import { setPayment } from "./set-payment-service.ts";
import { saveStaffNotes } from "./staff-notes-service.ts";

export function adminOrdersApi(contextOf: ContextOf, { publicOrigin }: { publicOrigin: string }) {
  const { presentRow, presentDeleted, presentManaged } = adminOrderPresenters(publicOrigin);
  const presentPapers = papersPresenter({ presentManaged });
  // Fixed paths come before paths with an id, which would match them too.
  return newApi()
    .openapi(operations.listOrders, async (c) => {
      const { cursor, ...filter } = c.req.valid("query");
      const page = await listOrders(await contextOf(c.var), filter, cursor);
      return c.json(presentPage(page, presentRow), 200);
    })
    .openapi(operations.summarizeOrders, async (c) => {
      return c.json(presentSummary(await summarizeSales(await contextOf(c.var))), 200);
    })
    .openapi(operations.exportOrders, async (c) => {
      const ctx = await contextOf(c.var);
      const { complete: isComplete, ...filter } = c.req.valid("query");
      const { count, pieces } = await exportOrders(ctx, filter, { isComplete });
      c.header("Content-Type", "text/csv; charset=utf-8");
      c.header("Content-Disposition", `attachment; filename="${orderFileName(ctx.now, isComplete)}"`);
      if (count.isTotalExact) c.header("X-Total-Count", String(count.total));
      return c.body(streamText(pieces), 200);
    })
    .openapi(operations.listUnopenedOrders, async (c) => {
      const { count, orders } = await listUnopened(await contextOf(c.var));
      return c.json({ count, orders: orders.map(presentRow) }, 200);
    })
    .openapi(operations.listDeletedOrders, async (c) => {
      const page = await listDeletedOrders(await contextOf(c.var), c.req.valid("query").cursor);
      return c.json(presentPage(page, presentDeleted), 200);
    })
    .openapi(operations.listOrdersForProduction, async (c) => {
      const orders = await listForProduction(await contextOf(c.var), c.req.valid("query").ids);
      return c.json(orders.map(presentManaged), 200);
    })
    .openapi(operations.getOrderPapers, async (c) =>
      c.json(presentPapers(await getPapers(await contextOf(c.var), c.req.valid("query").ids)), 200),
    )
    .openapi(operations.enterOrder, async (c) => {
      const key = c.req.valid("header")["idempotency-key"];
      const placement = await enterOrder(await contextOf(c.var), c.req.valid("json"), key);
      if (placement.kind === "placed") return c.json(presentManaged(placement.order), 201);
      return c.json(presentCartChanged(placement.quote), 409);
    })
    .openapi(operations.getOrder, async (c) =>
      c.json(presentManaged(await getAnyOrder(await contextOf(c.var), c.req.valid("param").id)), 200),
    )
    .openapi(operations.markOrderOpened, async (c) => {
      await markOpened(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    })
    .openapi(operations.setOrderStatus, async (c) => {
      const { status } = c.req.valid("json");
      const order = await changeStatus(await contextOf(c.var), c.req.valid("param").id, status);
      return c.json(presentManaged(order), 200);
    })
    .openapi(operations.setOrderPayment, async (c) => {
      const { paid } = c.req.valid("json");
      return c.json(
        presentManaged(await setPayment(await contextOf(c.var), c.req.valid("param").id, paid)),
        200,
      );
    })
    .openapi(operations.recordPaymentMessage, async (c) => {
      await recordPaymentMessage(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    })
    .openapi(operations.saveOrderNotes, async (c) => {
      const { id } = c.req.valid("param");
      return c.json(
        presentManaged(await saveStaffNotes(await contextOf(c.var), id, c.req.valid("json"))),
        200,
      );
    })
    .openapi(operations.deleteOrder, async (c) => {
      await deleteOrder(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    })
    .openapi(operations.restoreOrder, async (c) =>
      c.json(presentManaged(await restoreOrder(await contextOf(c.var), c.req.valid("param").id)), 200),
    )
    .openapi(operations.listOrderHistory, async (c) =>
      c.json(presentHistory(await getOrderHistory(await contextOf(c.var), c.req.valid("param").id)), 200),
    );
}
