import { MessageCircle } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { useConnection } from "#app/features/connection/connection.ts";
import { formatCents } from "#domain/money.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { focusIfFree } from "#ui/focus.ts";
import { CouponForm } from "./coupon-form.tsx";

/** Why the order cannot be placed yet, and where that is resolved. */
export interface Obstacle {
  text: string;
  at: "lines" | "form";
}

interface CartSummaryProps {
  units: number;
  subtotalCents: number;
  /** What the delivery costs, or why that is not known yet. */
  delivery: string;
  isDeliveryPriced: boolean;
  totalCents: number;
  /** What offers take off, as rows of the sums, and what is due by Pix. */
  discounts: ReactNode;
  pix: ReactNode;
  onTryCode: ComponentProps<typeof CouponForm>["onTry"];
  /** What there is to say about offers. */
  children: ReactNode;
  obstacle: Obstacle | null;
  busy: boolean;
  /** The id of the form that the button submits. */
  formId: string;
}

export function CartSummary(props: CartSummaryProps) {
  const { units, subtotalCents, delivery, isDeliveryPriced, totalCents } = props;
  const { obstacle, busy, formId } = props;
  const reasonId = useId();
  const isAway = useConnection(({ net }) => net !== "up");
  const button = useRef<HTMLButtonElement>(null);
  const { state } = useLocation();
  // Whoever has just signed in to order finds the button at hand.
  useEffect(() => {
    if (state?.resumed) focusIfFree(button.current);
  }, [state]);
  return (
    <aside aria-labelledby="resumo" className={asideClass}>
      <div
        className={cx(
          bandClass,
          "grid gap-4 border-line max-lg:mt-10 max-lg:border-t max-lg:pt-6 max-lg:pb-4 lg:gap-5",
        )}
      >
        <h2 id="resumo" className="font-display font-extrabold text-h3">
          Resumo do pedido
        </h2>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-note [&>dd]:text-right [&>dt]:text-muted">
          <dt>Subtotal ({countPieces(units)})</dt>
          <dd className="tabular-nums">{formatCents(subtotalCents)}</dd>
          {props.discounts}
          <dt>Frete</dt>
          <dd className={isDeliveryPriced ? "tabular-nums" : "text-muted"}>{delivery}</dd>
        </dl>
        <CouponForm onTry={props.onTryCode} />
        {props.children}
        {isAway && <p className="text-muted text-small">{checkoutTexts.lastPrices}</p>}
      </div>
      <div data-order-bar="" className={cx(bandClass, footClass)}>
        <div>
          <p className="items-baseline justify-between lg:flex lg:font-semibold">
            <span className="max-lg:block max-lg:text-caption max-lg:text-muted">Total</span>{" "}
            <span className="price text-[26px] leading-7 lg:text-[36px] lg:leading-none">
              {formatCents(totalCents)}
            </span>
          </p>
          {props.pix}
        </div>
        <Button
          ref={button}
          type="submit"
          form={formId}
          disabled={obstacle !== null}
          busy={busy}
          busyLabel="Finalizando..."
          aria-describedby={obstacle ? reasonId : undefined}
          className="max-lg:px-4! lg:min-h-14 lg:text-action-lg"
        >
          Finalizar Compra
        </Button>
        {obstacle && (
          <button
            id={reasonId}
            type="button"
            onClick={() => focusFirst(obstacle.at === "lines" ? lineSelector : `[id="${formId}"] :invalid`)}
            className="link -my-1 min-h-8 text-center font-medium text-canary text-caption max-lg:col-span-2 max-lg:text-left lg:text-small"
          >
            {obstacle.text}
          </button>
        )}
      </div>
      <p
        className={cx(
          bandClass,
          "flex gap-3 border-line text-muted text-small max-lg:border-b max-lg:pt-1 max-lg:pb-6",
        )}
      >
        <MessageCircle className="size-5 text-grass" />
        {isAway
          ? checkoutTexts.sendLater
          : "Ao finalizar, o WhatsApp abre com o seu pedido pronto para enviar."}
      </p>
    </aside>
  );
}

/**
 * Below 1100 px the summary's parts belong to the cart's column, so that its foot can stick to the lower edge of the
 * screen along the whole cart and comes to rest in its place.
 */
const asideClass =
  "max-lg:contents lg:sticky lg:top-24 lg:grid lg:gap-5 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-8";

const bandClass = "max-lg:-mx-gutter max-lg:bg-surface max-lg:px-gutter";

const footClass =
  "z-10 grid gap-x-4 gap-y-2 border-line lg:gap-y-4 border-t max-lg:sticky max-lg:bottom-0 max-lg:grid-cols-[minmax(0,1fr)_auto] " +
  "max-lg:items-center max-lg:pt-3 max-lg:pb-[calc(--spacing(3)+env(safe-area-inset-bottom))] lg:pt-4";

/** A line that changed or, where there are too many, the first one. */
const lineSelector = "[data-line-notice], table:not(:has([data-line-notice])) [data-remove]";

function focusFirst(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

export function countPieces(units: number): string {
  return units === 1 ? "1 peça" : `${units} peças`;
}
