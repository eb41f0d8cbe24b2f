import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { withProof } from "#app/features/admin/with-proof.ts";
import type { DeliveryFilter } from "#domain/webhooks/delivery-state.ts";
import { toast } from "#ui/toast.tsx";

export type Webhook = AnswerOf<"GET /api/admin/webhooks">[number];
export type WebhookWithSecret = AnswerOf<"POST /api/admin/webhooks">;
export type Delivery = AnswerOf<"GET /api/admin/webhooks/{id}/deliveries">["rows"][number];
export type TestResult = AnswerOf<"POST /api/admin/webhooks/{id}/test">;

/** The first part is also the topic of the change event, with which all of them are read again. */
const webhooksKey = ["webhooks"];

export function useWebhooks() {
  return useQuery({
    queryKey: [...webhooksKey, "list"],
    queryFn: () => callApi("GET /api/admin/webhooks"),
  });
}

export function useDeliveries(id: string, state: DeliveryFilter | undefined, cursor: string | undefined) {
  const query = { ...(state && { state }), ...(cursor && { cursor }) };
  return useQuery({
    queryKey: [...webhooksKey, "deliveries", id, query],
    queryFn: () => callApi("GET /api/admin/webhooks/{id}/deliveries", { params: { id }, query }),
    placeholderData: keepPreviousData,
  });
}

export function useDelivery(id: string, deliveryId: string) {
  return useQuery({
    queryKey: [...webhooksKey, "delivery", deliveryId],
    queryFn: () =>
      callApi("GET /api/admin/webhooks/{id}/deliveries/{delivery_id}", {
        params: { id, delivery_id: deliveryId },
      }),
  });
}

/** Reads webhooks and their log again after a write, before a dialog closes. */
export function useRenewWebhooks(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: webhooksKey });
}

export function usePauseWebhook() {
  const renew = useRenewWebhooks();
  return useMutation({
    mutationFn: ({ id, name, url, events, active, updated_at }: Webhook) =>
      callApi("PUT /api/admin/webhooks/{id}", {
        params: { id },
        body: { name, url, events, active: !active, updated_at },
      }),
    onSuccess: ({ name, active }) =>
      toast.success(active ? `${name} foi retomado` : `${name} está pausado`, {
        ...(!active && { description: "O que acontecer daqui em diante não é avisado." }),
      }),
    onError: (error, { name }) => toast.error(`${name} não mudou`, { description: error.message }),
    onSettled: renew,
  });
}

export function useRenewSecret() {
  const renew = useRenewWebhooks();
  return useMutation({
    mutationFn: ({ id }: Webhook) =>
      withProof(() => callApi("POST /api/admin/webhooks/{id}/secret", { params: { id } })),
    onError: (error) => toast.error("O segredo não foi renovado", { description: error.message }),
    onSettled: renew,
  });
}

export function useTestWebhook() {
  const renew = useRenewWebhooks();
  return useMutation({
    mutationFn: ({ id }: Webhook) => callApi("POST /api/admin/webhooks/{id}/test", { params: { id } }),
    onError: (error) => toast.error("O teste não foi enviado", { description: error.message }),
    onSettled: renew,
  });
}

export function useResendGivenUp() {
  const renew = useRenewWebhooks();
  return useMutation({
    mutationFn: ({ id }: Webhook) => callApi("POST /api/admin/webhooks/{id}/resend", { params: { id } }),
    onSuccess: ({ resent }) =>
      toast.success(resent === 1 ? "1 aviso está saindo de novo" : `${resent} avisos estão saindo de novo`),
    onError: (error) => toast.error("Nada foi enviado de novo", { description: error.message }),
    onSettled: renew,
  });
}

export function useResendDelivery(id: string) {
  const renew = useRenewWebhooks();
  return useMutation({
    mutationFn: (deliveryId: string) =>
      callApi("POST /api/admin/webhooks/{id}/deliveries/{delivery_id}/resend", {
        params: { id, delivery_id: deliveryId },
      }),
    onSuccess: () => toast.success("O aviso está saindo de novo"),
    onError: (error) => toast.error("O aviso não foi enviado de novo", { description: error.message }),
    onSettled: renew,
  });
}
