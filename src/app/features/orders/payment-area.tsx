import type { PublicOrder } from "#domain/orders/order.ts";
import { payingTexts } from "#domain/payments/payment-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { CardPanel } from "./card-panel.tsx";
import { PaymentMarkNotice } from "./payment-mark-notice.tsx";
import { PixPanel } from "./pix-panel.tsx";
import { ProviderPixPanel } from "./provider-pix-panel.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

interface PaymentAreaProps {
  order: PublicOrder;
  refresh: () => Promise<void>;
}

/** How an order is paid and, as soon as that is known, what came of it. */
export function PaymentArea({ order, refresh }: PaymentAreaProps) {
  const { payment, pixCode, publicToken, totalCents } = order;
  const kept = useKeptFocus(payment?.pix ?? (pixCode ? "own" : "settled"));
  const hasNews = order.paidAt !== null || order.paymentMark !== null;
  // While the provider is away, and if it was disconnected meanwhile, the code is the shop's own one.
  const ownCode = payment === undefined || payment.pix === "away" ? pixCode : null;
  return (
    <div {...kept}>
      <div role="status" tabIndex={hasNews ? -1 : undefined}>
        <PaymentNews {...order} />
      </div>
      {ownCode && <PixPanel code={ownCode} price={order} />}
      {payment && !ownCode && <ProviderPixPanel order={order} payment={payment} refresh={refresh} />}
      {payment && payment.cardInstalments !== null && (
        <CardPanel token={publicToken} totalCents={totalCents} instalments={payment.cardInstalments} />
      )}
    </div>
  );
}

function PaymentNews({ paidAt, paymentMark }: PublicOrder) {
  if (paymentMark) return <PaymentMarkNotice mark={paymentMark} className="mt-6" />;
  if (paidAt === null) return null;
  return (
    <Alert tone="success" announce={false} className="mt-6">
      {payingTexts.paid}
    </Alert>
  );
}
