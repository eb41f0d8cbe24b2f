import type { Day } from "../days.ts";
import { toShopClock } from "../shop-clock.ts";
import { addBusinessDays } from "./business-days.ts";
import type { DeliveryMethod, DeliveryRate, OfferedKind, Parcel } from "./delivery-method.ts";
import { findRate } from "./match-rates.ts";

/** A delivery that a shopper may choose for this order. */
export interface DeliveryOption {
  methodId: string;
  kind: OfferedKind;
  name: string;
  note: string | null;
  priceCents: number;
  /** Business days. */
  days: number;
  arrivesBy: Day;
  /** What is still missing until it is free; null if it is free already or never will be. */
  missing: MissingForFree | null;
}

/** The sum or the number of shirts; where the owner offers both, either is enough. */
export interface MissingForFree {
  cents: number | null;
  units: number | null;
}

/** What a parcel may be delivered by, cheapest first. The methods are those of its place (`matchMethod`). */
export function deliveryOptions(
  methods: readonly DeliveryMethod[],
  parcel: Parcel,
  now: Date,
): DeliveryOption[] {
  const today = toShopClock(now).slice(0, 10);
  return methods
    .flatMap((method) => {
      const rate = findRate(method.rates, parcel.grams);
      return rate ? [toOption(method, rate, parcel, today)] : [];
    })
    .sort(byPrice);
}

/** An offer of free delivery gives the cheapest that comes to the address; a faster one keeps its price. */
export function freeCheapest(options: readonly DeliveryOption[]): DeliveryOption[] {
  const cheapest = options.find(({ kind }) => kind !== "pickup");
  return options
    .map((option) => (option === cheapest ? { ...option, priceCents: 0, missing: null } : option))
    .sort(byPrice);
}

const byPrice = (one: DeliveryOption, other: DeliveryOption): number =>
  one.priceCents - other.priceCents || one.days - other.days;

function toOption(
  { id, kind, name, note, freeFromCents, freeFromUnits }: DeliveryMethod,
  { priceCents, days }: DeliveryRate,
  { goodsCents, units, daysBefore = 0 }: Parcel,
  today: Day,
): DeliveryOption {
  const missing = {
    cents: freeFromCents === null ? null : Math.max(0, freeFromCents - goodsCents),
    units: freeFromUnits === null ? null : Math.max(0, freeFromUnits - units),
  };
  const isFree = priceCents === 0 || missing.cents === 0 || missing.units === 0;
  const isOffered = missing.cents !== null || missing.units !== null;
  return {
    methodId: id,
    kind,
    name,
    note,
    priceCents: isFree ? 0 : priceCents,
    days,
    arrivesBy: addBusinessDays(today, daysBefore + days),
    missing: isFree || !isOffered ? null : missing,
  };
}
