import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type AnswerOf, ApiError, callApi, type InputOf } from "#app/api-client.ts";
import type { SuggestedProduct } from "#app/features/search/use-suggestions.ts";
import { MOST_LINES } from "#domain/cart/cart.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { toast } from "#ui/toast.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { useRefreshOrders } from "../order-queries.ts";
import { blankDraft, checkDraft, type DraftErrors, type DraftLine, toQuoteItems } from "./new-order-draft.ts";

export type OrderQuote = AnswerOf<"POST /api/cart/quote">;
type NewOrder = InputOf<"POST /api/admin/orders">["body"];

/** The order that is being typed in. It outlives the dialog: closed by accident, nothing is lost. */
export function useNewOrder(onCreated: (order: AdminOrder) => void) {
  const [draft, setDraft] = useState(blankDraft);
  const [errors, setErrors] = useState<DraftErrors>({});
  const quote = useOrderQuote(draft.lines);
  const creation = useCreation((order) => {
    setDraft(blankDraft);
    onCreated(order);
  });

  function change(changes: Partial<typeof blankDraft>) {
    setDraft((before) => ({ ...before, ...changes }));
  }

  function addProduct({ id, name, picture_url }: SuggestedProduct) {
    if (draft.lines.length >= MOST_LINES) return void toast.info(checkoutTexts.tooManyLines);
    const line: DraftLine = {
      key: `${id}-${Date.now()}`,
      productId: id,
      name,
      image: picture_url,
      size: null,
      quantity: 1,
      isCustom: false,
      customName: "",
      customNumber: "",
    };
    change({ lines: [...draft.lines, line] });
  }

  function changeLine(key: string, changes: Partial<DraftLine>) {
    change({ lines: draft.lines.map((line) => (line.key === key ? { ...line, ...changes } : line)) });
  }

  /** True where nothing was missing and the order is on its way. */
  function submit(): boolean {
    const prices = draft.lines.map((_, index) => quote.data?.items[index]?.price);
    const checked = checkDraft(draft, prices);
    setErrors("errors" in checked ? checked.errors : {});
    if ("errors" in checked) return false;
    creation.mutate(checked.request, {
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        setErrors(error.fields);
        if (error.code === "cart_changed") void quote.refetch();
      },
    });
    return true;
  }

  const removeLine = (key: string) => change({ lines: draft.lines.filter((line) => line.key !== key) });
  return { draft, errors, quote: quote.data, creation, change, addProduct, changeLine, removeLine, submit };
}

/** Asked anew when a product changes: the shop's price counts. */
function useOrderQuote(lines: readonly DraftLine[]) {
  const items = toQuoteItems(lines);
  return useQuery({
    queryKey: ["products", "quote", JSON.stringify(items)],
    queryFn: () => callApi("POST /api/cart/quote", { body: { items } }),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
  });
}

function useCreation(onCreated: (order: AdminOrder) => void) {
  const refresh = useRefreshOrders();
  const attempt = useRef({ request: "", key: "" });
  return useMutation({
    mutationFn: (body: NewOrder) => {
      // The same request keeps its key: sent again after a lost answer, it finds its order.
      const text = JSON.stringify(body);
      if (attempt.current.request !== text) attempt.current = { request: text, key: newKey() };
      const headers = { "idempotency-key": attempt.current.key };
      return callApi("POST /api/admin/orders", { headers, body });
    },
    onSuccess: (order) => {
      attempt.current = { request: "", key: "" };
      onCreated(order);
      return refresh();
    },
  });
}

/** Not `randomUUID`: that one is missing where the shop is reached without https, as in a local network. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
