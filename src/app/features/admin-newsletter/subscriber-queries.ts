import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#app/api-client.ts";
import { queryOf } from "#app/features/admin-customers/customer-list-params.ts";
import {
  type SubscriberFilter,
  type SubscriberStatus,
  subscriberFilterSchema,
} from "#domain/newsletter/subscriber.ts";
import type { KeysetPage } from "#domain/paging.ts";
import { toast } from "#ui/toast.tsx";

export interface SubscriberRow {
  id: string;
  email: string;
  status: SubscriberStatus;
  created_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

/** Whatever stands in the address becomes a filter; a part that means nothing is left out. */
export function readSubscriberFilter(params: URLSearchParams): SubscriberFilter {
  const { q, status } = subscriberFilterSchema.shape;
  return {
    q: q.safeParse(params.get("q") ?? undefined).data,
    status: status.safeParse(params.get("situacao") ?? undefined).data,
  };
}

export function useSubscriberList(filter: SubscriberFilter, cursor: string | undefined) {
  const query = queryOf({ ...filter, cursor });
  return useQuery({
    queryKey: ["newsletter", "list", query],
    queryFn: () => callApi<KeysetPage<SubscriberRow>>("GET", `/admin/newsletter?${query}`),
    placeholderData: keepPreviousData,
  });
}

export function useRemoveSubscriber(onRemoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SubscriberRow) => callApi("DELETE", `/admin/newsletter/${id}`),
    onSuccess: () => {
      onRemoved();
      toast.success("Email removido da newsletter");
      return client.invalidateQueries({ queryKey: ["newsletter"] });
    },
    onError: (error) => toast.error("Não foi possível remover o email", { description: error.message }),
  });
}
