import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, callApi, type RefusalOf } from "#app/api/api-client.ts";
import { editTexts } from "#domain/orders/editing/edit-texts.ts";
import { reaisToCents } from "#domain/reais.ts";
import { toast } from "#ui/toast.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { goodsCentsOf, pricedLines } from "../order-draft/draft-price.ts";
import { fillCustomer, type KnownCustomer } from "../order-draft/order-draft.ts";
import { useDraftForm } from "../order-draft/use-draft-form.ts";
import { useDraftLines } from "../order-draft/use-draft-lines.ts";
import { orderKey, useRefreshOrders } from "../order-queries.ts";
import { draftOf, type EditDraft, isOtherThan, stayingLines } from "./edit-draft.ts";
import { editOrderTexts } from "./edit-order-texts.ts";
import { deliveryOf, editOrderFormSchema } from "./edit-request.ts";
import { useEditQuote } from "./use-edit-quote.ts";
import { useOvertaken } from "./use-overtaken.ts";

/** The state of an order that is being edited. `opened` is the order as it was when that began. */
export function useEditOrder(opened: AdminOrder, onDone: () => void) {
  const client = useQueryClient();
  const refresh = useRefreshOrders();
  const [first, setFirst] = useState(() => draftOf(opened));
  const [draft, setDraft] = useState(first);
  const { order, found, look, accept } = useOvertaken(opened);
  const { quote, refusal, isOfDraft, show } = useEditQuote(order.id, draft);
  const lines = stayingLines(draft);
  const options = quote?.delivery?.options ?? [];
  const form = useDraftForm({
    draft,
    schema: editOrderFormSchema(order, {
      lines: pricedLines(lines, quote),
      options: isOfDraft ? options : undefined,
      goodsCents: quote && goodsCentsOf(quote),
    }),
    send: async (body) => {
      const params = { id: order.id };
      const saved = await callApi("PUT /api/admin/orders/{id}", { params, body });
      client.setQueryData(orderKey(order.id), saved);
      toast.success(editOrderTexts.saved);
      onDone();
      void refresh();
    },
    onRefused: (failure) => {
      const { code, answer } = failure;
      void look(failure);
      if (code === "cart_changed") show((answer as RefusalOf<"PUT /api/admin/orders/{id}", 409>).quote);
    },
  });
  const isDirty = isOtherThan(draft, first);
  const change = (changes: Partial<EditDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const { addProduct, changeLine, removeLine, restoreLine } = useDraftLines(draft.items, (items) =>
    change({ items }),
  );

  /** Begins again with the order as somebody else has left it. */
  function load(current: AdminOrder) {
    const fresh = draftOf(current);
    setFirst(fresh);
    setDraft(fresh);
    accept(current);
    form.clearErrors();
  }

  function closeUnchanged(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    onDone();
  }

  const refusedSave = form.failure === found.refusal ? undefined : form.alert;
  const refusedItems = refusal instanceof ApiError ? refusal.fields.items : undefined;
  const itemsError = lines.length === 0 ? editTexts.nothingLeft : (form.errors.items ?? refusedItems);
  return {
    busy: form.busy,
    formProps: isDirty ? form.formProps : { ...form.formProps, onSubmit: closeUnchanged },
    alert: refusedSave ?? (refusedItems === undefined ? refusal?.message : undefined),
    errors: { ...form.errors, ...(itemsError && { items: itemsError }) },
    isDirty,
    /** The order that is changed, which may be newer than the one that was opened. */
    order,
    found,
    draft,
    quote,
    /** False if no quote will come. */
    isQuoting: refusal === null,
    /** Undefined while the shop has not said it. */
    totalCents:
      quote && lines.length > 0
        ? reaisToCents(quote.total_amount) + (deliveryOf(draft, order, options)?.price_cents ?? 0)
        : undefined,
    change,
    fill: (customer: KnownCustomer) => setDraft((before) => fillCustomer(before, customer)),
    addProduct,
    changeLine,
    removeLine,
    restoreLine,
    load,
  };
}
