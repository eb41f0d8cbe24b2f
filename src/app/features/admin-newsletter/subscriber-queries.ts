import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { type SubscriberFilter, subscriberFilterSchema } from "#domain/newsletter/subscriber.ts";
import { toast } from "#ui/toast.tsx";

export type SubscriberRow = AnswerOf<"GET /api/admin/newsletter">["rows"][number];

/** Reads the filter from the address; invalid parameters are ignored. */
export function readSubscriberFilter(params: URLSearchParams): SubscriberFilter {
  const { q, status } = subscriberFilterSchema.shape;
  return {
    q: q.safeParse(params.get("q") ?? undefined).data,
    status: status.safeParse(params.get("situacao") ?? undefined).data,
  };
}

export function useSubscriberList(filter: SubscriberFilter, cursor: string | undefined) {
  const query = { ...filter, cursor };
  return useQuery({
    queryKey: ["newsletter", "list", query],
    queryFn: () => callApi("GET /api/admin/newsletter", { query }),
    placeholderData: keepPreviousData,
  });
}

export function useRemoveSubscriber(onRemoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SubscriberRow) => callApi("DELETE /api/admin/newsletter/{id}", { params: { id } }),
    onSuccess: () => {
      onRemoved();
      toast.success("E-mail removido da newsletter");
      return client.invalidateQueries({ queryKey: ["newsletter"] });
    },
    onError: (error) => toast.error("Não foi possível remover o e-mail", { description: error.message }),
  });
}
