import type { Offer, OfferBenefit } from "./offer.ts";

/** What pages say of an offer that applies by itself. */
export type PageOffer = Pick<Offer, "id" | "name" | "benefit" | "categoryIds" | "minimumCents">;

interface Priced {
  categoryId: string | null;
  priceCents: number;
}

const concerns = ({ categoryIds }: PageOffer, { categoryId }: Priced): boolean =>
  categoryIds.length === 0 || (categoryId !== null && categoryIds.includes(categoryId));

/** The names of the offers that one or more of this shirt may get; those for Pix have a price instead. */
export const offersOn = (offers: readonly PageOffer[], product: Priced): PageOffer[] =>
  offers.filter((offer) => offer.benefit.kind !== "pix" && concerns(offer, product));

/** What one shirt costs by Pix; undefined if that is its price. */
export function pixPriceCents(offers: readonly PageOffer[], product: Priced): number | undefined {
  const percents = offers
    .filter((offer) => concerns(offer, product) && product.priceCents >= (offer.minimumCents ?? 0))
    .flatMap(({ benefit }) => percentByPix(benefit));
  if (percents.length === 0) return undefined;
  return product.priceCents - Math.round((product.priceCents * Math.max(...percents)) / 100);
}

const percentByPix = (benefit: OfferBenefit): number[] => (benefit.kind === "pix" ? [benefit.percent] : []);
