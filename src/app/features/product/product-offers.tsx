import { BadgePercent } from "lucide-react";
import { formatCents } from "#domain/money.ts";
import { offersOn, type PageOffer, pixPriceCents } from "#domain/offers/page-offers.ts";

interface ProductOffersProps {
  offers: readonly PageOffer[];
  categoryId: string;
  priceCents: number;
}

/** What the shirt costs by Pix, and which offers it counts for. */
export function ProductOffers({ offers, ...product }: ProductOffersProps) {
  const pixCents = pixPriceCents(offers, product);
  return (
    <>
      {pixCents !== undefined && (
        <p className="mt-1 font-semibold text-grass tabular-nums">{formatCents(pixCents)} no Pix</p>
      )}
      {offersOn(offers, product).map(({ id, name }) => (
        <p key={id} className="mt-2 flex items-center gap-2 font-medium text-canary text-small">
          <BadgePercent aria-hidden="true" className="size-5 shrink-0" />
          {name}
        </p>
      ))}
    </>
  );
}
