import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import type { EditDraft } from "./edit-draft.ts";
import { toEditQuote } from "./edit-request.ts";

type EditQuote = AnswerOf<"POST /api/admin/orders/{id}/edit-quote">;

/** What the edited order costs. Requested again when a product changes, because what is added has the current price. */
export function useEditQuote(id: string, draft: EditDraft) {
  const client = useQueryClient();
  const body = toEditQuote(draft);
  const queryKey = ["products", "edit-quote", id, JSON.stringify(body)];
  const {
    data: quote,
    error: refusal,
    isPlaceholderData,
  } = useQuery({
    queryKey,
    queryFn: () => callApi("POST /api/admin/orders/{id}/edit-quote", { params: { id }, body }),
    enabled: body.items.length > 0,
    placeholderData: keepPreviousData,
  });
  return {
    quote,
    refusal,
    /** Whether it is already that of what is typed now. */
    isOfDraft: quote !== undefined && !isPlaceholderData,
    /** Shows the quote that came with a refusal. It has no delivery options: those that are shown stay. */
    show: (news: EditQuote) =>
      client.setQueryData(queryKey, { ...news, ...(quote?.delivery && { delivery: quote.delivery }) }),
  };
}
