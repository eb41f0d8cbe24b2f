import { countUnits } from "../cart/cart-totals.ts";
import type { DeliveryMethod, Parcel } from "../delivery/delivery-method.ts";
import { type DeliveryOption, deliveryOptions, freeCheapest } from "../delivery/delivery-options.ts";
import { daysUntilSent } from "../fulfilment/promise.ts";
import type { OrderDelivery } from "./order.ts";
import { goodsCents, type QuotedLine, soldLines } from "./quote-lines.ts";

/** What the offers of an order mean for its delivery. */
export interface OffersOnDelivery {
  /** What they take off the goods. */
  discountCents: number;
  isDeliveryFree: boolean;
}

/** What the shop offers at the place, and what the shopper chose of it. */
export interface OfferedDelivery {
  kind: "offered";
  methods: readonly DeliveryMethod[];
  shirtGrams: number;
  choice: DeliveryChoice | null;
  /** Null while the shop promises nothing. */
  preparationDays: number | null;
  now: Date;
}

/** What an administrator has agreed on with the customer, whatever the shop offers. */
export interface AgreedDelivery {
  kind: "agreed";
  delivery: OrderDelivery;
}

/** A method, at the price that was shown. */
export interface DeliveryChoice {
  methodId: string;
  priceCents: number;
}

export interface QuotedDelivery {
  /** What the shopper may choose; none if nothing reaches the place. */
  options: DeliveryOption[];
  chosen: OrderDelivery | null;
  /** What the shopper must do before ordering: nothing, choose, accept another price, or choose again. */
  change: "none" | "choose" | "price" | "gone";
}

type SentLine = Pick<QuotedLine, "change" | "unitPriceCents" | "quantity" | "leadTime">;

export function quoteDelivery(
  lines: readonly SentLine[],
  rules: OfferedDelivery | AgreedDelivery,
  offers: OffersOnDelivery,
): QuotedDelivery {
  if (rules.kind === "agreed") return { options: [], chosen: rules.delivery, change: "none" };
  const { methods, choice, now } = rules;
  const priced = deliveryOptions(methods, parcelOf(lines, rules, offers.discountCents), now);
  const options = offers.isDeliveryFree ? freeCheapest(priced) : priced;
  const chosen = options.find(({ methodId }) => methodId === choice?.methodId);
  return { options, chosen: chosen ?? null, change: findChange(options, choice, chosen) };
}

function parcelOf(
  lines: readonly SentLine[],
  { shirtGrams, preparationDays }: OfferedDelivery,
  discountCents: number,
): Parcel {
  const { units, goodsCents: cents } = shirtsOf(lines);
  const leadDays = soldLines(lines).map(({ leadTime }) => leadTime?.maxDays);
  return {
    units,
    goodsCents: cents - discountCents,
    grams: units * shirtGrams,
    ...(preparationDays !== null && { daysBefore: daysUntilSent(preparationDays, leadDays) }),
  };
}

/** What of an order is sent, and what it costs without discounts. */
export const shirtsOf = (lines: readonly SentLine[]): Pick<Parcel, "units" | "goodsCents"> => ({
  units: countUnits(soldLines(lines)),
  goodsCents: goodsCents(lines),
});

function findChange(
  options: readonly DeliveryOption[],
  choice: DeliveryChoice | null,
  chosen: DeliveryOption | undefined,
): QuotedDelivery["change"] {
  if (!choice) return options.length > 0 ? "choose" : "none";
  if (!chosen) return "gone";
  return chosen.priceCents === choice.priceCents ? "none" : "price";
}
