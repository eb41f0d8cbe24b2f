import { Fragment } from "react";
import { describeDeliveryPrice } from "#domain/delivery/delivery-price.ts";
import { describeBusinessDays } from "#domain/delivery/describe-days.ts";
import { formatCents } from "#domain/money.ts";
import type { OrderPrice } from "#domain/orders/order.ts";
import {
  describeDiscount,
  discountsOnGoods,
  freeDeliveryOffer,
  subtotalCents,
} from "#domain/orders/order-price.ts";
import { cx } from "#ui/cx.ts";

interface PricePartsProps {
  price: OrderPrice;
  className?: string;
}

/** What a total is made of; nothing without a discount and a price for the delivery, because then it is that of the items. */
export function PriceParts({ price, className }: PricePartsProps) {
  const { delivery } = price;
  const discounts = discountsOnGoods(price);
  const free = freeDeliveryOffer(price);
  if (!delivery && !free && discounts.length === 0) return null;
  return (
    <dl
      className={cx(
        "grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-note [&>dd]:text-right [&>dd]:tabular-nums [&>dt]:text-muted",
        className,
      )}
    >
      <dt>Subtotal</dt>
      <dd>{formatCents(subtotalCents(price))}</dd>
      {discounts.map((discount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order's discounts never move
        <Fragment key={index}>
          <dt className="wrap-anywhere">{describeDiscount(discount)}</dt>
          <dd>{formatCents(-discount.cents)}</dd>
        </Fragment>
      ))}
      {delivery && (
        <>
          <dt className="wrap-anywhere">
            Frete: {delivery.name}{" "}
            <span className="whitespace-nowrap">({describeBusinessDays(delivery.days)})</span>
          </dt>
          <dd>{describeDeliveryPrice(delivery.priceCents)}</dd>
        </>
      )}
      {free && (
        <>
          <dt className="wrap-anywhere">Frete: {free.name}</dt>
          <dd>{describeDeliveryPrice(0)}</dd>
        </>
      )}
    </dl>
  );
}
