import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { toast } from "#ui/toast.tsx";

export type ManagedOffer = AnswerOf<"GET /api/admin/offers">[number];

/** A key of its own, because orders change the figures and settings do not. */
const offersKey = ["offers", "list"];

export function useOffers() {
  return useQuery({
    queryKey: offersKey,
    queryFn: () => callApi("GET /api/admin/offers"),
  });
}

/** Reads the offers again after a write, before the dialog closes. */
export function useRenewOffers(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: offersKey });
}

/** Pauses an offer, or resumes it. */
export function usePauseOffer() {
  const renew = useRenewOffers();
  return useMutation({
    mutationFn: ({ id, ...offer }: ManagedOffer) => {
      const body = { ...offer, active: !offer.active };
      return callApi("PUT /api/admin/offers/{id}", { params: { id }, body });
    },
    onSuccess: ({ name, active }) =>
      toast.success(active ? `${name} foi retomada` : `${name} está pausada`, {
        ...(!active && { description: "Ninguém mais a recebe até você retomar." }),
      }),
    onError: (error, { name }) => toast.error(`${name} não mudou`, { description: error.message }),
    onSettled: renew,
  });
}
