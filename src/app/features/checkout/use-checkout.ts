import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { ApiError } from "#app/api-client.ts";
import { useSession } from "#app/features/accounts/session.ts";
import { countCheckout } from "#app/features/analytics/count-visit.ts";
import { changeCart } from "#app/features/cart/cart-store.ts";
import { type CartQuote, findChange, type LineFacts } from "#app/features/cart/order-line.ts";
import { LEAVING, useForm } from "#app/features/forms/use-form.ts";
import { isNetAway } from "#app/features/offline/connection.ts";
import type { OwnOrder } from "#app/features/orders/own-order.ts";
import { type CartItem, lineKey, MOST_LINES, removeLines } from "#domain/cart/cart.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { toast } from "#ui/toast.tsx";
import { checkDelivery, fromFieldErrors, isFilled } from "./check-delivery.ts";
import { forgetDraft, useDeliveryDraft } from "./delivery-draft.ts";
import { openMessagingWindow } from "./messaging-window.ts";
import { forgetAttempt } from "./order-attempt.ts";
import { describeOrder, isUnanswered, type PlacementFailure, placeOrder } from "./place-order.ts";
import { useThanks, wordsOf } from "./use-thanks.ts";
import { keepWaiting } from "./waiting-orders.ts";

interface Checkout {
  items: readonly CartItem[];
  facts: LineFacts;
  learn: (asked: readonly CartItem[], quote: CartQuote) => void;
  /** The order exists; its lines are about to leave the cart. */
  onPlaced: () => void;
  /** There is no net; the order waits on this device. */
  onKept: () => void;
}

/** From the press of 'Finalizar Compra' to the order, or to the reason why there is none. */
export function useCheckout({ items, facts, learn, onPlaced, onKept }: Checkout) {
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
      toast.error(wordsOf(failure));
      return { fields: fromFieldErrors(failure.fields) };
    },
  });
  const obstacle = findObstacle();

  function findObstacle(): string | null {
    if (items.some((item) => findChange(item, facts))) return checkoutTexts.changesPending;
    if (items.length > MOST_LINES) return checkoutTexts.tooManyLines;
    return isFilled(draft) ? null : checkoutTexts.formIncomplete;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (obstacle) event.preventDefault();
    else form.onSubmit(event);
  }

  async function order() {
    countCheckout();
    // Only the click itself may open a window; where it surely has no use there is none.
    const isVisitor = useSession.getState().status === "anonymous";
    const messaging = isVisitor || isNetAway() ? undefined : openMessagingWindow();
    try {
      const result = await placeOrder(items, draft);
      if (result.kind === "placed") {
        finish(result.order, messaging?.show(result.order.whatsapp_url) ?? false);
        // A press before the page has gone would order once more.
        return LEAVING;
      }
      messaging?.close();
      if (isUnanswered(result) && isNetAway()) return keep();
      return explain(result);
    } catch (fault) {
      messaging?.close();
      if (!(fault instanceof ApiError)) toast.error(checkoutTexts.orderFailed);
      throw fault;
    }
  }

  function finish(order: OwnOrder, opened: boolean) {
    flushSync(onPlaced);
    thank(order, opened);
    clearOrdered();
  }

  /** The key goes with the order: should this attempt have arrived after all, sending it later makes no second one. */
  function keep() {
    if (!keepWaiting({ ...describeOrder(items, draft), items: [...items], draft, keptAt: Date.now() })) {
      return toast.error(checkoutTexts.orderNotKept);
    }
    flushSync(clearOrdered);
    onKept();
  }

  function clearOrdered() {
    forgetAttempt();
    forgetDraft();
    // Only what was ordered: another tab may have put something in meanwhile.
    changeCart((lines) => removeLines(lines, items.map(lineKey)));
  }

  function explain(failure: PlacementFailure) {
    switch (failure.kind) {
      case "signed out":
        toast.error(checkoutTexts.signInFirst);
        return void navigate("/login?redirect=/cart");
      case "session unknown":
        return toast.error(checkoutTexts.sessionFailed);
      case "changed":
        flushSync(() => learn(items, failure.quote));
        document.querySelector<HTMLElement>("[data-line-notice]")?.focus();
        return toast.error(failure.message);
      case "refused":
        throw failure.error;
    }
  }

  return { obstacle, errors, busy, form: { ...form, onSubmit } };
}
