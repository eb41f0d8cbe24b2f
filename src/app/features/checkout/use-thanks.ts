import { useNavigate } from "react-router";
import type { ApiError } from "#app/api/api-client.ts";
import { countOrder } from "#app/features/analytics/count-visit.ts";
import type { OwnOrder } from "#app/features/orders/own-order.ts";
import type { PlacedState } from "#app/features/orders/placed-order.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { toast } from "#ui/toast.tsx";

/** Navigates to the confirmation page of a placed order. */
export function useThanks() {
  const navigate = useNavigate();
  return (order: OwnOrder, opened: boolean) => {
    toast.success(checkoutTexts.orderPlaced);
    countOrder(order.id);
    const state: PlacedState = {
      placed: {
        id: order.id,
        at: order.created_at,
        whatsappUrl: order.whatsapp_url,
        opened,
        ...(order.payment && { paymentPath: `/pedido/${order.token}` }),
      },
    };
    void navigate("/meus-pedidos", { state });
  };
}

/** Returns the server's reason, or a general message where it gave none. */
export function messageOf({ code, reason }: ApiError): string {
  return reason && code !== "offline" ? checkoutTexts.orderRefused(reason) : checkoutTexts.orderFailed;
}
