import { formatCents } from "#domain/money.ts";
import { describeMissing } from "#domain/offers/describe-missing.ts";
import { appliesTo, type Offer } from "#domain/offers/offer.ts";
import type { Quote } from "#domain/orders/quote.ts";
import { goodsCents } from "#domain/orders/quote-lines.ts";

interface ExampleTotalsProps {
  quote: Quote;
  /** Undefined while it is incomplete. */
  offer: Offer | undefined;
  needsCode: boolean;
}

/** What the cart comes to with the offer, or what it lacks for it. */
export function ExampleTotals({ quote, offer, needsCode }: ExampleTotalsProps) {
  const { lines, offers, totalCents } = quote;
  const pixCents = offers?.pixDiscountCents ?? 0;
  const note = describeNote(quote, offer);
  return (
    <div role="status" className="grid gap-3">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 [&>dd]:text-right [&>dd]:tabular-nums">
        <dt className="text-muted">Subtotal</dt>
        <dd>{formatCents(goodsCents(lines))}</dd>
        {offers && offers.discountCents > 0 && (
          <>
            <dt className="wrap-anywhere text-grass">{offer?.name}</dt>
            <dd className="text-grass">−{formatCents(offers.discountCents)}</dd>
          </>
        )}
        <dt className="font-semibold">Total</dt>
        <dd className="font-semibold text-lead">{formatCents(totalCents)}</dd>
        {pixCents > 0 && (
          <>
            <dt className="text-grass">No Pix</dt>
            <dd className="font-semibold text-grass">{formatCents(totalCents - pixCents)}</dd>
          </>
        )}
      </dl>
      {offers?.isDeliveryFree && <p className="text-grass">Frete grátis na entrega mais barata</p>}
      {note && <p className="text-canary">{note}</p>}
      {needsCode && offer && (
        <p className="text-caption text-muted">Depois que o cliente digita o código no carrinho.</p>
      )}
    </div>
  );
}

/** What is missing: in the form, in the cart, or a shirt that the offer is for. */
function describeNote({ lines, offers }: Quote, offer: Offer | undefined): string | undefined {
  if (!offer) return "Complete o que a oferta dá para ver o desconto.";
  if (offers?.missing) return describeMissing(offers.missing);
  if (!lines.some((line) => appliesTo(offer, line))) return "Nenhuma destas camisas está na oferta.";
  const isGiven = offers && (offers.applied.length > 0 || offers.pixDiscountCents > 0);
  return isGiven ? undefined : "Este carrinho ainda não ganha a oferta.";
}
