import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { useSession } from "#app/features/accounts/session.ts";
import { countCheckout } from "#app/features/analytics/count-visit.ts";
import { changeCart } from "#app/features/cart/cart-store.ts";
import { type CartQuote, findChange, type LineFacts } from "#app/features/cart/order-line.ts";
import { isNetAway } from "#app/features/offline/connection.ts";
import type { OwnOrder } from "#app/features/orders/own-order.ts";
import { type CartItem, lineKey, MOST_LINES, removeLines } from "#domain/cart/cart.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { toast } from "#ui/toast.tsx";
import { checkDelivery, type DeliveryErrors, fromFieldErrors, isFilled } from "./check-delivery.ts";
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
  const [refused, setRefused] = useState<{ draft: typeof draft; errors: DeliveryErrors }>();
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const navigate = useNavigate();
  const thank = useThanks();

  const obstacle = findObstacle();
  // What was changed since is no longer complained about.
  const errors = Object.fromEntries(
    Object.entries(refused?.errors ?? {}).filter(
      ([field]) => refused?.draft[field as keyof typeof draft] === draft[field as keyof typeof draft],
    ),
  ) as DeliveryErrors;

  function findObstacle(): string | null {
    if (items.some((item) => findChange(item, facts))) return checkoutTexts.changesPending;
    if (items.length > MOST_LINES) return checkoutTexts.tooManyLines;
    return isFilled(draft) ? null : checkoutTexts.formIncomplete;
  }

  function refuse(form: HTMLFormElement, wrong: DeliveryErrors) {
    // The reason must stand in the page before its field gets the focus, or readers do not hear it.
    flushSync(() => setRefused({ draft, errors: wrong }));
    form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // A double click comes before the button could be drawn as busy.
    if (isRunning.current || obstacle) return;
    const wrong = checkDelivery(draft);
    if (Object.keys(wrong).length > 0) return refuse(form, wrong);

    isRunning.current = true;
    countCheckout();
    setBusy(true);
    // Only the click itself may open a window; where it surely has no use there is none.
    const isVisitor = useSession.getState().status === "anonymous";
    const messaging = isVisitor || isNetAway() ? undefined : openMessagingWindow();
    try {
      const result = await placeOrder(items, draft);
      // The button stays busy until the page has gone: a press in between would order once more.
      if (result.kind === "placed")
        return finish(result.order, messaging?.show(result.order.whatsapp_url) ?? false);
      messaging?.close();
      if (isUnanswered(result) && isNetAway()) keep();
      else explain(form, result);
    } catch (fault) {
      messaging?.close();
      toast.error(checkoutTexts.orderFailed);
      release();
      throw fault;
    }
    release();
  }

  function release() {
    isRunning.current = false;
    setBusy(false);
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

  function explain(form: HTMLFormElement, failure: PlacementFailure) {
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
        toast.error(wordsOf(failure.error));
        return refuse(form, fromFieldErrors(failure.error.fields));
    }
  }

  return { obstacle, errors, busy, submit };
}
