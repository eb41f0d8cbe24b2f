/** The parts of a price on offer. 'de' and 'por' are for the eye; screen readers hear which price is which. */
import { discountPercent } from "#domain/catalog/former-price.ts";
import { formatCents } from "#domain/money.ts";
import { Badge } from "#ui/badge.tsx";

export function FormerPrice({ cents }: { cents: number }) {
  return (
    <span className="whitespace-nowrap font-normal font-text text-muted text-small">
      <span className="sr-only">Preço anterior: </span>
      <span aria-hidden="true">de </span>
      <s>{formatCents(cents)}</s>
    </span>
  );
}

interface Priced {
  priceCents: number;
  formerPriceCents: number | null;
}

/** The former price with the discount, on a line of their own; nothing for a product that is not on offer. */
export function OfferLine({ priceCents, formerPriceCents }: Priced) {
  return formerPriceCents ? (
    <span className="flex basis-full flex-wrap items-center gap-x-2">
      <FormerPrice cents={formerPriceCents} />
      <Badge tone="canary">-{discountPercent(priceCents, formerPriceCents)}%</Badge>
    </span>
  ) : null;
}

export function CurrentPrice({ priceCents, formerPriceCents }: Priced) {
  return (
    <>
      {formerPriceCents ? (
        <>
          <span className="sr-only">Preço atual: </span>
          <small aria-hidden="true" className="font-normal font-text text-muted text-small">
            por{" "}
          </small>
        </>
      ) : null}
      {formatCents(priceCents)}
    </>
  );
}
