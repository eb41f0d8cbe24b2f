import { type ContextOf, newApi } from "../../api/new-api.ts";
import type { DeliveryQuotes } from "../../delivery/delivery-quotes.ts";
import type { PaymentWorker } from "../payments/payment-worker.ts";
import { adminOrderPresenters } from "../present-admin-order.ts";
import { presentCartChanged, presentQuote } from "../present-quote.ts";
import { editOrder } from "./edit-order-service.ts";
import { editingOperations as operations } from "./editing-operations.ts";
import { quoteOrderEdit } from "./quote-edit-service.ts";

interface EditingDependencies {
  publicOrigin: string;
  deliveryQuotes: DeliveryQuotes;
  worker: Pick<PaymentWorker, "wake">;
}

export function editingApi(
  contextOf: ContextOf,
  { publicOrigin, deliveryQuotes, worker }: EditingDependencies,
) {
  const { presentManaged } = adminOrderPresenters(publicOrigin);
  return newApi()
    .openapi(operations.quoteOrderEdit, async (c) => {
      const ctx = await contextOf(c.var);
      const quote = await quoteOrderEdit(ctx, deliveryQuotes, c.req.valid("param").id, c.req.valid("json"));
      return c.json(presentQuote(quote), 200);
    })
    .openapi(operations.editOrder, async (c) => {
      const edit = await editOrder(await contextOf(c.var), c.req.valid("param").id, c.req.valid("json"));
      if (edit.kind === "changed") return c.json(presentCartChanged(edit.quote), 409);
      worker.wake();
      return c.json(presentManaged(edit.order), 200);
    });
}
