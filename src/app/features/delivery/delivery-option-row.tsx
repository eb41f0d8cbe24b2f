import type { DeliveryOption } from "#domain/delivery/delivery-options.ts";
import { describeDeliveryPrice } from "#domain/delivery/delivery-price.ts";
import { describeArrival, describeMissing } from "#domain/delivery/option-texts.ts";

/** One delivery as a shopper reads it. It has only inline elements, so that it may stand in a label too. */
export function DeliveryOptionRow({ option }: { option: DeliveryOption }) {
  const { name, note, priceCents, missing } = option;
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5">
      <span className="wrap-anywhere font-semibold">{name}</span>{" "}
      <span className={priceCents === 0 ? "font-semibold text-grass" : "font-semibold tabular-nums"}>
        {describeDeliveryPrice(priceCents)}
      </span>{" "}
      <span className="col-span-2 text-muted text-small">{describeArrival(option)}</span>{" "}
      {note && (
        <span className="wrap-anywhere col-span-2 whitespace-pre-line text-muted text-small">{note}</span>
      )}{" "}
      {missing && <span className="col-span-2 text-canary text-small">{describeMissing(missing)}</span>}
    </span>
  );
}
