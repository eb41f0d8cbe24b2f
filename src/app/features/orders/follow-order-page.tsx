import { formatCents } from "#domain/money.ts";
import type { PublicOrder } from "#domain/orders/order.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { describeProgress } from "./describe-progress.ts";
import { OrderHead } from "./order-head.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { PaymentArea } from "./payment-area.tsx";
import { PaymentMarkNotice } from "./payment-mark-notice.tsx";
import { PixPanel } from "./pix-panel.tsx";
import { PixTotal } from "./pix-total.tsx";
import { PriceParts } from "./price-parts.tsx";
import { StoreHelp } from "./store-help.tsx";
import { useFreshOrder } from "./use-fresh-order.ts";

interface FollowOrderPageProps {
  loaded: PublicOrder;
  whatsapp: string;
}

/** The status of an order for anyone who has its link: without name, address or phone number. */
export function FollowOrderPage({ loaded, whatsapp }: FollowOrderPageProps) {
  const { order, refresh } = useFreshOrder(loaded);
  // Stays after the payment, because it says so.
  const isWatched = loaded.payment !== undefined;
  return (
    <div className="wrap max-w-220! pt-6 pb-section lg:pt-8">
      <div className="grid gap-2">
        <OrderHead
          {...order}
          isPaid={order.paidAt !== null}
          heading={(text) => (
            <h1 className="font-display font-extrabold text-title max-md:basis-full">{text}</h1>
          )}
        />
        {/* An open page of an order with steps follows them, which is then announced. */}
        <p aria-live={order.fulfilment && "polite"} className="text-balance text-muted">
          {describeProgress(order)}
        </p>
      </div>
      {isWatched && <PaymentArea order={order} refresh={refresh} />}
      {!isWatched && order.paymentMark && <PaymentMarkNotice mark={order.paymentMark} className="mt-6" />}
      {!isWatched && order.pixCode && <PixPanel code={order.pixCode} price={order} />}
      {order.fulfilment && (
        <OrderSteps
          fulfilment={order.fulfilment}
          createdAt={order.createdAt}
          isOver={order.status === "completed"}
        />
      )}
      <section
        aria-label="Itens do pedido"
        className="mt-6 rounded-card border border-line bg-surface px-4 py-2 md:px-6"
      >
        <OrderItems items={order.items} />
        <PriceParts price={order} className="border-line border-t py-4" />
        <p className="flex items-baseline justify-between border-line border-t py-4 font-semibold">
          Total <span className="price text-[32px] leading-none">{formatCents(order.totalCents)}</span>
        </p>
        <PixTotal price={order} className="pb-4" />
      </section>
      <div className="mt-8 grid justify-items-center gap-6">
        <ButtonLink to="/" variant="outline">
          Voltar para a Loja
        </ButtonLink>
        <StoreHelp whatsapp={whatsapp} />
      </div>
    </div>
  );
}
