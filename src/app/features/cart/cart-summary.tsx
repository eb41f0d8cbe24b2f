import { MessageCircle } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { useConnection } from "#app/features/connection/connection.ts";
import { formatCents } from "#domain/money.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { Button } from "#ui/button.tsx";
import { CouponForm } from "./coupon-form.tsx";

interface CartSummaryProps {
  units: number;
  totalCents: number;
  /** Why the order cannot be placed yet. */
  obstacle: string | null;
  busy: boolean;
  /** The id of the form that the button submits. */
  formId: string;
}

export function CartSummary({ units, totalCents, obstacle, busy, formId }: CartSummaryProps) {
  const reasonId = useId();
  const isAway = useConnection(({ net }) => net !== "up");
  const button = useRef<HTMLButtonElement>(null);
  const { state } = useLocation();
  // Whoever has just signed in to order finds the button at hand.
  useEffect(() => {
    if (state?.resumed) button.current?.focus();
  }, [state]);
  return (
    <aside
      aria-labelledby="resumo"
      className="grid gap-4 rounded-card border border-line bg-surface px-4 py-6 lg:sticky lg:top-6 lg:gap-5 lg:p-8"
    >
      <h2 id="resumo" className="font-display font-extrabold text-h3">
        Resumo do pedido
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-note [&>dd]:text-right [&>dt]:text-muted">
        <dt>Subtotal ({countPieces(units)})</dt>
        <dd className="tabular-nums">{formatCents(totalCents)}</dd>
        <dt>Frete</dt>
        <dd className="text-muted">Calculado no checkout</dd>
      </dl>
      <CouponForm />
      <p className="flex items-baseline justify-between border-line border-t pt-4 font-semibold">
        Total <span className="price text-[36px] leading-none">{formatCents(totalCents)}</span>
      </p>
      {isAway && <p className="text-muted text-small">{checkoutTexts.lastPrices}</p>}
      <div className="grid gap-2">
        <Button
          ref={button}
          type="submit"
          form={formId}
          size="lg"
          block
          disabled={obstacle !== null}
          busy={busy}
          busyLabel="Finalizando..."
          aria-describedby={obstacle ? reasonId : undefined}
        >
          Finalizar Compra
        </Button>
        {obstacle && (
          <p id={reasonId} className="text-center font-medium text-canary text-small">
            {obstacle}
          </p>
        )}
      </div>
      <p className="flex gap-3 text-muted text-small">
        <MessageCircle className="size-5 text-grass" />
        {isAway
          ? checkoutTexts.sendLater
          : "Ao finalizar, o WhatsApp abre com o seu pedido pronto para enviar."}
      </p>
    </aside>
  );
}

export function countPieces(units: number): string {
  return units === 1 ? "1 peça" : `${units} peças`;
}
