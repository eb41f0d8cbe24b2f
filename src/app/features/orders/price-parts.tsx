import { describeDeliveryPrice } from "#domain/delivery/delivery-price.ts";
import { describeBusinessDays } from "#domain/delivery/describe-days.ts";
import { formatCents } from "#domain/money.ts";
import type { OrderDelivery } from "#domain/orders/order.ts";
import { cx } from "#ui/cx.ts";

interface PricePartsProps {
  totalCents: number;
  delivery: OrderDelivery | null;
  className?: string;
}

/** What a total is made of; nothing where the delivery has no price, because then the total is that of the items. */
export function PriceParts({ totalCents, delivery, className }: PricePartsProps) {
  if (!delivery) return null;
  const { name, priceCents, days } = delivery;
  return (
    <dl
      className={cx(
        "grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-note [&>dd]:text-right [&>dd]:tabular-nums [&>dt]:text-muted",
        className,
      )}
    >
      <dt>Subtotal</dt>
      <dd>{formatCents(totalCents - priceCents)}</dd>
      <dt className="wrap-anywhere">
        Frete: {name} <span className="whitespace-nowrap">({describeBusinessDays(days)})</span>
      </dt>
      <dd>{describeDeliveryPrice(priceCents)}</dd>
    </dl>
  );
}
