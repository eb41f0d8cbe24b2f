import { CurrentPrice, FormerPrice } from "#app/features/prices/offer-price.tsx";
import { formatCents } from "#domain/money.ts";

interface LineTotalProps {
  /** All units before discounts. */
  grossCents: number;
  discountCents: number;
  /** The former price stands above, for narrow columns. */
  stacked?: boolean;
}

/** What a line costs; if offers took something off, after what it would have cost. */
export function LineTotal({ grossCents, discountCents, stacked = false }: LineTotalProps) {
  if (discountCents === 0) return formatCents(grossCents);
  return (
    <>
      <span className={stacked ? "block" : undefined}>
        <FormerPrice cents={grossCents} />{" "}
      </span>
      <span className="whitespace-nowrap">
        <CurrentPrice priceCents={grossCents - discountCents} formerPriceCents={grossCents} />
      </span>
    </>
  );
}
