import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import type { SuggestedProduct } from "#app/features/search/use-suggestions.ts";
import { MAX_LINES } from "#domain/cart/cart.ts";
import { isWholeCep } from "#domain/delivery/cep.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import type { EnterOrder } from "#domain/orders/order-input.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { toast } from "#ui/toast.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { useRefreshOrders } from "../order-queries.ts";
import {
  blankDraft,
  type DraftLine,
  fillCustomer,
  type KnownCustomer,
  newOrderSchema,
  type OrderDraft,
  toQuoteItems,
} from "./new-order-draft.ts";
import { goodsCentsOf, pricedLines, totalCentsOf } from "./new-order-price.ts";

/** The state of the new-order form. It outlives the dialog, so that closing it by accident loses nothing. */
export function useNewOrder(onCreated: (order: AdminOrder) => void) {
  const [draft, setDraft] = useState(blankDraft);
  const quote = useOrderQuote(draft);
  const create = useCreation();
  const refresh = useRefreshOrders();
  const options = quote.data?.delivery?.options ?? [];
  const goodsCents = quote.data && goodsCentsOf(quote.data);
  const schema = newOrderSchema({ lines: pricedLines(draft.items, quote.data), options, goodsCents });
  const wrong = fieldErrorsOf(schema.safeParse(draft).error?.issues ?? []);
  const { isAsked, ask } = useAskedFields(draft, wrong);
  const [refusedDraft, setRefusedDraft] = useState<OrderDraft>();
  const { busy, alert, fields, form } = useForm({
    values: draft,
    schema,
    onInvalid: ask,
    send: async (order) => {
      const created = await create(order);
      setDraft(blankDraft);
      onCreated(created);
      await refresh();
    },
    refuse: (failure) => {
      setRefusedDraft(draft);
      if (failure.code === "cart_changed") void quote.refetch();
      return { alert: failure.message, fields: failure.fields };
    },
  });

  function change(changes: Partial<OrderDraft>) {
    setDraft((before) => ({ ...before, ...changes }));
  }

  const fill = (customer: KnownCustomer) => setDraft((before) => fillCustomer(before, customer));

  function addProduct({ id, name, image_url }: SuggestedProduct) {
    if (draft.items.length >= MAX_LINES) return void toast.info(checkoutTexts.tooManyLines(MAX_LINES));
    const line: DraftLine = {
      key: `${id}-${Date.now()}`,
      productId: id,
      name,
      image: image_url,
      size: null,
      quantity: 1,
      isCustom: false,
      customName: "",
      customNumber: "",
      options: [],
    };
    change({ items: [...draft.items, line] });
  }

  function changeLine(key: string, changes: Partial<DraftLine>) {
    change({ items: draft.items.map((line) => (line.key === key ? { ...line, ...changes } : line)) });
  }

  const removeLine = (key: string) => change({ items: draft.items.filter((line) => line.key !== key) });
  return {
    draft,
    quote: quote.data,
    totalCents: totalCentsOf(draft, quote.data),
    /** Why the shop does not sell these lines together; undefined while it does. */
    quoteRefusal: quote.error?.message,
    busy,
    // What the shop refused is no longer on the screen once something has changed.
    alert: draft === refusedDraft ? alert : undefined,
    errors: { ...fields, ...Object.fromEntries(Object.entries(wrong).filter(([name]) => isAsked(name))) },
    formProps: form,
    change,
    fill,
    addProduct,
    changeLine,
    removeLine,
  };
}

/** Once a field was asked for, it is asked for until what is typed is valid, and then not before the next attempt. */
function useAskedFields(draft: OrderDraft, wrong: FieldErrors) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the draft can mend a field
  useEffect(() => {
    setAsked((names) =>
      names.every((name) => name in wrong) ? names : names.filter((name) => name in wrong),
    );
  }, [draft]);
  return {
    isAsked: (name: string) => asked.includes(name),
    ask: (fields: FieldErrors) => setAsked(Object.keys(fields)),
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
