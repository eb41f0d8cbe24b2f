import { BadgePercent } from "lucide-react";
import { formatCents } from "#domain/money.ts";
import { describeInstalments, type InstalmentRules, splitPrice } from "#domain/offers/instalments.ts";
import { offersOn, type PageOffer, pixPriceCents } from "#domain/offers/page-offers.ts";

export interface ProductOffersProps {
  offers: readonly PageOffer[];
  instalments: InstalmentRules | null;
  categoryId: string;
  priceCents: number;
}

/** What the shirt costs by Pix and in parts, and which offers it counts for. */
export default function ProductOffers({ offers, instalments, ...product }: ProductOffersProps) {
  const pixCents = pixPriceCents(offers, product);
  const parts = instalments && splitPrice(product.priceCents, instalments);
  return (
    <>
      {pixCents !== undefined && (
        <p className="mt-1 font-semibold text-grass tabular-nums">{formatCents(pixCents)} no Pix</p>
      )}
      {parts && <p className="mt-1 text-muted tabular-nums">{describeInstalments(parts)}</p>}
      {offersOn(offers, product).map(({ id, name }) => (
        <p key={id} className="mt-2 flex items-center gap-2 font-medium text-canary text-small">
          <BadgePercent aria-hidden="true" className="size-5 shrink-0" />
          {name}
        </p>
      ))}
    </>
  );
}
