import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { isWholeCep } from "#domain/delivery/cep.ts";
import type { EnterOrder } from "#domain/orders/order-input.ts";
import type { AdminOrder } from "../admin-order.ts";
import { goodsCentsOf, pricedLines } from "../order-draft/draft-price.ts";
import { fillCustomer, type KnownCustomer } from "../order-draft/order-draft.ts";
import { useDraftForm } from "../order-draft/use-draft-form.ts";
import { useDraftLines } from "../order-draft/use-draft-lines.ts";
import { useRefreshOrders } from "../order-queries.ts";
import { blankDraft, newOrderSchema, type OrderDraft, toQuoteItems } from "./new-order-draft.ts";
import { totalCentsOf } from "./new-order-price.ts";

/** The state of the new-order form. It outlives the dialog, so that closing it by accident loses nothing. */
export function useNewOrder(onCreated: (order: AdminOrder) => void) {
  const [draft, setDraft] = useState(blankDraft);
  const quote = useOrderQuote(draft);
  const create = useCreation();
  const refresh = useRefreshOrders();
  const options = quote.data?.delivery?.options ?? [];
  const goodsCents = quote.data && goodsCentsOf(quote.data);
  const form = useDraftForm({
    draft,
    schema: newOrderSchema({ lines: pricedLines(draft.items, quote.data), options, goodsCents }),
    send: async (order) => {
      const created = await create(order);
      setDraft(blankDraft);
      onCreated(created);
      await refresh();
    },
    onRefused: ({ code }) => {
      if (code === "cart_changed") void quote.refetch();
    },
  });

  function change(changes: Partial<OrderDraft>) {
    setDraft((before) => ({ ...before, ...changes }));
  }

  const fill = (customer: KnownCustomer) => setDraft((before) => fillCustomer(before, customer));
  const { addProduct, changeLine, dropLine } = useDraftLines(draft.items, (items) => change({ items }));
  return {
    ...form,
    draft,
    quote: quote.data,
    totalCents: totalCentsOf(draft, quote.data),
    /** Why the shop does not sell these lines together; undefined while it does. */
    quoteRefusal: quote.error?.message,
    change,
    fill,
    addProduct,
    changeLine,
    removeLine: dropLine,
  };
}

/** Requested again when a product changes, because the current price counts. With a CEP it has the delivery options. */
function useOrderQuote({ items: lines, customer_cep: cep, pickup }: OrderDraft) {
  const items = toQuoteItems(lines);
  const body = { items, ...(isWholeCep(cep) && !pickup && { customer_cep: cep }) };
  return useQuery({
    queryKey: ["products", "quote", JSON.stringify(body)],
    queryFn: () => callApi("POST /api/cart/quote", { body }),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
  });
}

function useCreation() {
  const attempt = useRef({ request: "", key: "" });
  return async (body: EnterOrder) => {
    // An unchanged request keeps its idempotency key: repeated after a lost answer, it returns the same order.
    const text = JSON.stringify(body);
    if (attempt.current.request !== text) attempt.current = { request: text, key: newKey() };
    const headers = { "idempotency-key": attempt.current.key };
    const order = await callApi("POST /api/admin/orders", { headers, body });
    attempt.current = { request: "", key: "" };
    return order;
  };
}

/** `crypto.randomUUID` is missing in insecure contexts, such as a shop without https in a local network. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
