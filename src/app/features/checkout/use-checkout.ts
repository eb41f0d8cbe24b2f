import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { ApiError } from "#app/api/api-client.ts";
import { countCheckout } from "#app/features/analytics/count-visit.ts";
import { changeCart } from "#app/features/cart/cart-store.ts";
import type { Obstacle } from "#app/features/cart/cart-summary.tsx";
import { type CartQuote, findChange, type LineFacts } from "#app/features/cart/order-line.ts";
import { isOffline } from "#app/features/connection/connection.ts";
import { LEAVING, useForm } from "#app/features/forms/use-form.ts";
import type { OwnOrder } from "#app/features/orders/own-order.ts";
import { useSession } from "#app/features/session/session.ts";
import { type CartItem, lineKey, MAX_LINES } from "#domain/cart/cart.ts";
import { subtotalCents } from "#domain/cart/cart-totals.ts";
import { removeLines } from "#domain/cart/change-lines.ts";
import { refuseTotal } from "#domain/orders/refuse-total.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { type MoveFocus, trackFocus } from "#ui/focus.ts";
import { toast } from "#ui/toast.tsx";
import { checkDelivery, fromFieldErrors, isFilled } from "./check-delivery.ts";
import { forgetDraft, noteRefused, useDeliveryDraft } from "./delivery-draft.ts";
import type { DeliveryOffer } from "./delivery-offer.ts";
import { openMessagingWindow } from "./messaging-window.ts";
import { forgetCode } from "./offer-code.ts";
import {
  describeOrder,
  isUnanswered,
  type PlacementFailure,
  placeOrder,
  type SeenOffers,
} from "./place-order.ts";
import { messageOf, useThanks } from "./use-thanks.ts";
import { storeWaitingOrder } from "./waiting-orders.ts";

interface Checkout {
  items: readonly CartItem[];
  facts: LineFacts;
  learn: (quoted: readonly CartItem[], quote: CartQuote) => void;
  /** Undefined where it is not known. */
  offer: DeliveryOffer | undefined;
  /** Undefined in a shop without offers. */
  seen: SeenOffers | undefined;
  /** Called when the order exists, before its lines are removed from the cart. */
  onPlaced: () => void;
  /** Called when the device is offline and the order was stored to be sent later. */
  onStored: () => void;
}

/** Handles the checkout, from the click on 'Finalizar Compra' to the order or the reason for a refusal. */
export function useCheckout({ items, facts, learn, offer, seen, onPlaced, onStored }: Checkout) {
  const draft = useDeliveryDraft((state) => state.draft);
  const navigate = useNavigate();
  const thank = useThanks();
  const {
    busy,
    fields: errors,
    form,
  } = useForm({
    values: draft,
    check: () => checkDelivery(draft),
    send: order,
    refuse: (failure) => {
      toast.error(messageOf(failure));
      return { fields: fromFieldErrors(failure.fields) };
    },
  });
  const obstacle = findObstacle();
  const chosen = offer?.chosen;

  function findObstacle(): Obstacle | null {
    const wrong = findWrongLines();
    if (wrong) return { text: wrong, at: "lines" };
    if (!isFilled(draft)) return { text: checkoutTexts.formIncomplete, at: "form" };
    return offer?.isOpen ? { text: checkoutTexts.chooseDelivery, at: "form" } : null;
  }

  function findWrongLines(): string | undefined {
    if (items.some((item) => findChange(item, facts, items))) return checkoutTexts.changesPending;
    if (items.length > MAX_LINES) return checkoutTexts.tooManyLines(MAX_LINES);
    const goodsCents = subtotalCents(items) - (seen?.discountCents ?? 0);
    return refuseTotal(goodsCents + (offer?.chosen?.priceCents ?? 0));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (obstacle) event.preventDefault();
    else form.onSubmit(event);
  }

  async function order() {
    countCheckout();
    const moveFocus = trackFocus();
    // Browsers allow a window only during the click; none is opened where it surely would not be used.
    const isVisitor = useSession.getState().status === "anonymous";
    const messaging = isVisitor || isOffline() ? undefined : openMessagingWindow();
    try {
      const result = await placeOrder(items, draft, chosen, seen);
      if (result.kind === "placed") {
        finish(result.order, messaging?.show(result.order.whatsapp_url) ?? false);
        // A click before the next page is shown would order a second time.
        return LEAVING;
      }
      messaging?.close();
      if (isUnanswered(result) && isOffline()) return storeForLater();
      return explain(result, moveFocus);
    } catch (failure) {
      messaging?.close();
      if (!(failure instanceof ApiError)) toast.error(checkoutTexts.orderFailed);
      throw failure;
    }
  }

  function finish(order: OwnOrder, opened: boolean) {
    flushSync(onPlaced);
    thank(order, opened);
    clearOrdered();
  }

  /**
   * Stores the order with its idempotency key: if this attempt has arrived after all, sending it later creates no
   * second order.
   */
  function storeForLater() {
    const attempt = describeOrder(items, draft, chosen, seen);
    const order = {
      ...attempt,
      items: [...items],
      draft,
      delivery: chosen,
      offers: seen,
      keptAt: Date.now(),
    };
    if (!storeWaitingOrder(order)) {
      return toast.error(checkoutTexts.orderNotStored);
    }
    flushSync(clearOrdered);
    onStored();
  }

  function clearOrdered() {
    forgetDraft();
    forgetCode();
    // Removes only the ordered lines, because another tab may have added others meanwhile.
    changeCart((lines) => removeLines(lines, items.map(lineKey)));
  }

  function explain(failure: PlacementFailure, moveFocus: MoveFocus) {
    switch (failure.kind) {
      case "signed out":
        toast.error(checkoutTexts.signInFirst);
        return void navigate("/login?redirect=/cart");
      case "session unknown":
        return toast.error(checkoutTexts.sessionFailed);
      case "other account":
        return toast.error(checkoutTexts.waitingOfOthers);
      case "changed":
        noteRefused(failure.quote, chosen, moveFocus);
        flushSync(() => learn(items, failure.quote));
        moveFocus(document.querySelector<HTMLElement>("[data-line-notice]"));
        return toast.error(failure.message);
      case "refused":
        throw failure.error;
    }
  }

  return { obstacle, errors, busy, form: { ...form, onSubmit } };
}
