import type { ReactNode } from "react";
import { formatCents } from "#domain/money.ts";
import type { OrderPrice } from "#domain/orders/order.ts";
import { dueByPix } from "#domain/orders/order-payment.ts";

/** Where a payment begins, for the link that leads there. */
export const PIX_HEADING_ID = "pagar-com-pix";

interface PixFrameProps {
  price: OrderPrice;
  /** How the payment is confirmed; absent where there is no code to pay. */
  confirmation?: string | undefined;
  /** What there is to say about the code itself, where it changes while the page is open. */
  status?: ReactNode;
  children: ReactNode;
}

/** The panel around a Pix code: what to do with it, and what is due. */
export function PixFrame({ price, confirmation, status, children }: PixFrameProps) {
  const dueCents = dueByPix(price);
  const savedCents = price.totalCents - dueCents;
  return (
    <section
      aria-labelledby={PIX_HEADING_ID}
      className="mt-6 grid gap-5 rounded-card border border-line bg-surface px-4 py-5 md:px-6"
    >
      <div className="grid gap-1">
        <h2
          id={PIX_HEADING_ID}
          // Takes the focus of the link to it, and that of a control that its new status takes away.
          tabIndex={-1}
          className="font-bold font-display text-[28px] leading-tight"
        >
          Pague com Pix
        </h2>
        {confirmation && (
          <p className="text-balance text-muted">
            Cole o código no aplicativo do seu banco, ou leia o QR Code com outro aparelho. O valor de{" "}
            <strong className="whitespace-nowrap font-semibold text-text">{formatCents(dueCents)}</strong> já
            vai preenchido. {confirmation}
          </p>
        )}
        {savedCents > 0 && (
          <p className="font-semibold text-ok">Você economiza {formatCents(savedCents)} no Pix.</p>
        )}
        {status}
      </div>
      {children}
    </section>
  );
}
