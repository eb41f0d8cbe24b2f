import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { type OrderStatus, statusLabel } from "#domain/orders/order-status.ts";
import { toast } from "#ui/toast.tsx";
import { orderPaymentsKey, useRefreshOrders } from "./order-queries.ts";
import { orderTexts } from "./order-texts.ts";
import type { CustomerMessage } from "./use-customer-messages.ts";

export function useChangeStatus() {
  const refresh = useRefreshOrders();
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: OrderStatus }) =>
      callApi("PATCH /api/admin/orders/{id}", { params: { id }, body: { status } }),
    onSuccess: (_, { status }) => {
      toast.success(orderTexts.statusChanged(statusLabel(status)));
      if (status === "completed") toast.success(orderTexts.completed);
      return refresh();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.reason && error.code !== "offline")
        toast.error(orderTexts.statusRefused(error.reason));
      else toast.error(orderTexts.statusFailed, { description: error.message });
    },
  });
}

/**
 * Sets or clears the payment; the toast offers to undo it, and to send the message that confirms it where that is not
 * offered on the screen already.
 */
export function useSetPayment(confirmation?: CustomerMessage) {
  const refresh = useRefreshOrders();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, paid }: { id: string; paid: boolean }) =>
      callApi("PUT /api/admin/orders/{id}/payment", { params: { id }, body: { paid } }),
    onSuccess: (_, { id, paid }) => {
      if (!paid) toast.success(orderTexts.unpaid);
      else
        toast.success(orderTexts.paid, {
          ...(confirmation && offerMessage(confirmation)),
          action: { label: "Desfazer", onPress: () => mutate({ id, paid: false }) },
        });
      return refresh();
    },
    onError: (error) => toast.error(orderTexts.paymentFailed(error.message)),
  });
  return { mutate, isPending };
}

const offerMessage = ({ label, link, onOpen }: CustomerMessage) => ({
  description: orderTexts.confirmationOffered,
  link: { label: "Enviar", name: `Enviar '${label}' pelo WhatsApp`, to: link, onOpen },
});

/** Asks Mercado Pago about the payments of an order, instead of waiting for its notification. */
export function useCheckPayments() {
  const client = useQueryClient();
  const refresh = useRefreshOrders();
  return useMutation({
    mutationFn: (id: string) => callApi("POST /api/admin/orders/{id}/payments/check", { params: { id } }),
    onSuccess: (payments, id) => {
      client.setQueryData(orderPaymentsKey(id), payments);
      toast.success(payments.length > 0 ? orderTexts.paymentsChecked : orderTexts.noPayments);
      return refresh();
    },
    onError: (error) => toast.error(orderTexts.checkFailed, { description: error.message }),
  });
}

export function useRestoreOrder() {
  const refresh = useRefreshOrders();
  return useMutation({
    mutationFn: (id: string) => callApi("POST /api/admin/orders/{id}/restore", { params: { id } }),
    onSuccess: () => {
      toast.success(orderTexts.restored);
      return refresh();
    },
    onError: (error) => toast.error(orderTexts.restoreFailed(error.message)),
  });
}

export function useDeleteOrder({ onDeleted }: { onDeleted: () => void }) {
  const refresh = useRefreshOrders();
  const restore = useRestoreOrder();
  return useMutation({
    mutationFn: (id: string) => callApi("DELETE /api/admin/orders/{id}", { params: { id } }),
    onSuccess: (_, id) => {
      onDeleted();
      toast.success(orderTexts.deleted, {
        description: orderTexts.deletedHint,
        action: { label: "Desfazer", onPress: () => restore.mutate(id) },
      });
      return refresh();
    },
    onError: (error) => toast.error(orderTexts.deleteRefused(error.message)),
  });
}

/** Removes an order from the bell, for every administrator, when it is first opened. */
export function useMarkOpened() {
  const refresh = useRefreshOrders();
  const { mutate } = useMutation({
    mutationFn: (id: string) => callApi("POST /api/admin/orders/{id}/open", { params: { id } }),
    onSuccess: refresh,
  });
  return mutate;
}
