import type { PublicOrder } from "#domain/orders/order.ts";
import { formatMoment } from "#domain/orders/order-dates.ts";
import { dueByPix, type ProviderPaymentOffer } from "#domain/orders/order-payment.ts";
import { payingTexts as texts } from "#domain/payments/payment-texts.ts";
import { CheckPayment } from "./check-payment.tsx";
import { PixCode } from "./pix-code.tsx";
import { PixCodeLoading } from "./pix-code-loading.tsx";
import { PixFrame } from "./pix-frame.tsx";
import { RenewPixCode } from "./renew-pix-code.tsx";

interface ProviderPixPanelProps {
  order: PublicOrder;
  payment: ProviderPaymentOffer;
  refresh: () => Promise<void>;
}

/** The Pix code that a payment provider makes: ready, on its way, or to be made anew. */
export function ProviderPixPanel({ order, payment, refresh }: ProviderPixPanelProps) {
  const { pix } = payment;
  const isPayable = pix === "ready" || pix === "making";
  const code = pix === "ready" ? order.pixCode : null;
  return (
    <PixFrame
      price={order}
      confirmation={isPayable ? texts.confirmsItself : undefined}
      status={<CodeStatus {...payment} />}
    >
      {code !== null && (
        <>
          <PixCode code={code} amountCents={dueByPix(order)} />
          <CheckPayment token={order.publicToken} refresh={refresh} />
        </>
      )}
      {pix === "making" && <PixCodeLoading />}
      {!isPayable && (
        <RenewPixCode
          token={order.publicToken}
          label={pix === "expired" ? "Gerar novo código" : "Tentar de novo"}
          refresh={refresh}
        />
      )}
    </PixFrame>
  );
}

/** One line for all states, so that each change of it is announced. */
function CodeStatus({ pix, pixExpiresAt }: ProviderPaymentOffer) {
  return (
    <p role="status" className="min-h-[1lh] font-semibold">
      {pix === "ready" ? (
        <>
          <span className="sr-only">{texts.ready} </span>
          {pixExpiresAt && texts.validUntil(formatMoment(pixExpiresAt))}
        </>
      ) : (
        texts[pix]
      )}
    </p>
  );
}
