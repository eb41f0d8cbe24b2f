import { useState } from "react";
import { useNavigate } from "react-router";
import type { ApiError } from "#app/api/api-client.ts";
import { changeCart } from "#app/features/cart/cart-store.ts";
import { addItem } from "#domain/cart/cart.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { toast } from "#ui/toast.tsx";
import { noteRefused, refillDraft } from "./delivery-draft.ts";
import { openMessagingWindow } from "./messaging-window.ts";
import { useOfferCode } from "./offer-code.ts";
import { type PlacementFailure, sendOrder } from "./place-order.ts";
import { messageOf, useThanks } from "./use-thanks.ts";
import { claimWaiting } from "./waiting-order-claims.ts";
import { dropWaiting, isOwnWaiting, restoreWaiting, type WaitingOrder } from "./waiting-orders.ts";

/**
 * True where the order must be changed. Where the server did not answer, or is too busy, the same order can be sent
 * again.
 */
const mustChange = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429;

/** The actions on a waiting order: send it, take it back into the cart, or delete it. */
export function useSendWaiting(order: WaitingOrder) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const thank = useThanks();

  async function send() {
    setBusy(true);
    const messaging = openMessagingWindow();
    try {
      const result = await sendOrder(order, () => isOwnWaiting(order.key));
      if (result.kind === "placed") {
        const opened = messaging.show(result.order.whatsapp_url);
        thank(result.order, opened);
        return dropWaiting(order.key);
      }
      messaging.close();
      explain(result);
    } catch (failure) {
      messaging.close();
      toast.error(checkoutTexts.orderFailed);
      throw failure;
    } finally {
      setBusy(false);
    }
  }

  function explain(failure: PlacementFailure) {
    switch (failure.kind) {
      case "signed out":
        if (order.owner === null) claimWaiting(order.key, Date.now());
        toast.error(checkoutTexts.signInFirst);
        return void navigate("/login?redirect=/cart");
      case "session unknown":
        return toast.error(checkoutTexts.sessionFailed);
      case "other account":
        return toast.error(checkoutTexts.waitingOfOthers);
      case "changed":
        // The cart shows each change for confirmation; the order that is then sent is a new one.
        takeBack();
        noteRefused(failure.quote, order.delivery);
        return toast.error(failure.message, { description: checkoutTexts.orderTakenBack });
      case "refused":
        toast.error(messageOf(failure.error));
        if (mustChange(failure.error)) takeBack();
        return;
    }
  }

  function takeBack() {
    changeCart((items) => order.items.reduce(addItem, [...items]));
    refillDraft(order.draft, order.delivery?.methodId ?? null);
    useOfferCode.setState({ code: order.offers?.code ?? null });
    dropWaiting(order.key);
  }

  function discard() {
    dropWaiting(order.key);
    document.querySelector<HTMLElement>("main")?.focus();
    toast.success("Pedido descartado", {
      action: { label: "Desfazer", onPress: () => restoreWaiting(order) },
    });
  }

  return { busy, send, takeBack, discard };
}
