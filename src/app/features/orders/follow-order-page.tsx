import { useState } from "react";
import { formatCents } from "#domain/money.ts";
import { nextMove } from "#domain/orders/next-move.ts";
import type { PublicOrder } from "#domain/orders/order.ts";
import { isPayableHere, orderMilestones } from "#domain/orders/order-milestones.ts";
import { wayTexts } from "#domain/orders/order-way-texts.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { NextMovePanel } from "./next-move-panel.tsx";
import { OrderHead } from "./order-head.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderWay } from "./order-way.tsx";
import { Parcel } from "./parcel.tsx";
import { PaymentArea } from "./payment-area.tsx";
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
  const hasPaymentArea = useWasPayable(order);
  const { action } = nextMove(order);
  const tracking = order.fulfilment?.tracking;
  return (
    <div className="wrap max-w-220! pt-6 pb-section lg:pt-8">
      <OrderHead
        {...order}
        isPaid={order.paidAt !== null}
        heading={(text) => (
          <h1 className="font-display font-extrabold text-title max-md:basis-full">{text}</h1>
        )}
      />
      <div className="mt-6 overflow-clip rounded-card border border-line">
        <NextMovePanel order={order} whatsapp={whatsapp} isMarkBelow={hasPaymentArea} />
        <section aria-labelledby="andamento" className="border-line border-t">
          <h2 id="andamento" className="sr-only">
            {wayTexts.title}
          </h2>
          <OrderWay milestones={orderMilestones(order)} status={order.status} />
          {tracking && <Parcel tracking={tracking} isLinkedAbove={action === "track"} />}
        </section>
      </div>
      {hasPaymentArea && <PaymentArea order={order} refresh={refresh} />}
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
        {action !== "ask" && <StoreHelp whatsapp={whatsapp} />}
      </div>
    </div>
  );
}

/** The place of the payment stays when the payment has come, because it says so. */
function useWasPayable(order: PublicOrder): boolean {
  const [wasPayable, setWasPayable] = useState(false);
  const isPayable = isPayableHere(order);
  if (isPayable && !wasPayable) setWasPayable(true);
  return isPayable || wasPayable;
}
