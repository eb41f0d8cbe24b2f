import { PixCode } from "#app/features/orders/pix-code.tsx";
import { readPrice } from "#app/features/orders/read-price.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { dueByPix } from "#domain/orders/order-payment.ts";
import { Disclosure } from "#ui/accordion.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { orderTexts } from "../order-texts.ts";

/** The Pix code to charge the order with, or why there is none at the moment. Nothing where nothing is due by Pix. */
export function PixCharge({ order }: { order: AdminOrder }) {
  const { pix_code, payment } = order;
  if (pix_code === null && !payment) return null;
  return (
    <div className="-mx-4 -mb-4 border-line border-t px-4 *:border-b-0">
      <Disclosure summary="Cobrar por Pix">
        <div className="grid gap-4">
          {payment && payment.pix !== "ready" && <p>{orderTexts.pixMissing[payment.pix]}</p>}
          {pix_code !== null && (
            <>
              <p>{describeCode(order)}</p>
              <PixCode code={pix_code} amountCents={dueByPix(readPrice(order))} size="app" />
            </>
          )}
        </div>
      </Disclosure>
    </div>
  );
}

/** What the code is worth, and whether its payment confirms itself. */
function describeCode({ pix_cents, payment }: AdminOrder): string {
  const amount = pix_cents === undefined ? orderTexts.pixExact : orderTexts.pixDiscounted;
  if (payment?.pix !== "ready") return `${amount}, ${orderTexts.pixByHand}`;
  const until = payment.pix_expires_at && ` Vale até ${formatDateTime(new Date(payment.pix_expires_at))}.`;
  return `${amount}. ${orderTexts.pixByItself}${until ?? ""}`;
}
