import { useMutation } from "@tanstack/react-query";
import { callApi } from "#app/api/api-client.ts";
import { useRefreshOrders } from "./order-queries.ts";

/** Remembers that the message of a payment was opened in WhatsApp. If that fails, it was opened all the same. */
export function useRecordPaymentMessage() {
  const refresh = useRefreshOrders();
  const { mutate } = useMutation({
    mutationFn: (id: string) => callApi("POST /api/admin/orders/{id}/payment-message", { params: { id } }),
    onSuccess: refresh,
  });
  return mutate;
}
