import { BadgePercent, X } from "lucide-react";
import { Fragment, type ReactNode, useLayoutEffect } from "react";
import { lineKey } from "#domain/cart/cart.ts";
import { subtotalCents } from "#domain/cart/cart-totals.ts";
import { formatCents } from "#domain/money.ts";
import { describeMissing } from "#domain/offers/describe-missing.ts";
import type { QuotedCode, QuotedOffers } from "#domain/orders/quote-offers.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { type QuotedCart, quoteCart } from "./quote-cart.ts";

/** What the cart has got, and how its sums show that: many shops have no offers and load none of this. */
export interface ShownOffers extends QuotedOffers {
  /** What they take off each line, by its key. */
  byLine: ReadonlyMap<string, number>;
  /** The rows of the sums. */
  rows: ReactNode;
  /** What is due by Pix, below the total. */
  pix: ReactNode;
}

export interface CartOffersProps extends QuotedCart {
  /** Told whenever something changes, before the page is painted. */
  onQuoted: (offers: ShownOffers) => void;
  onRemoveCode: () => void;
}

/** What the cart has got of the shop's offers and what it lacks for one, besides the sums. */
export function CartOffers({ onQuoted, onRemoveCode, ...cart }: CartOffersProps) {
  const quoted = quoteCart(cart);
  const { code, missing } = quoted;

  const pixCents = quoted.pixDiscountCents > 0 ? totalCents(cart, quoted) - quoted.pixDiscountCents : null;

  const byLine = new Map(cart.items.map((item, index) => [lineKey(item), quoted.lineCents[index] ?? 0]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the offers are another object in every render
  useLayoutEffect(() => {
    onQuoted({ ...quoted, byLine, rows: <Discounts {...quoted} />, pix: <PixPrice cents={pixCents} /> });
  }, [JSON.stringify([quoted, ...byLine]), pixCents]);

  return (
    <>
      {missing && (
        <p role="status" className="flex gap-2 font-medium text-canary text-small">
          <BadgePercent aria-hidden="true" className="size-5 shrink-0" />
          {describeMissing(missing)}
        </p>
      )}
      {code && (
        <div className="flex min-h-11 items-center justify-between gap-2 rounded-control border border-line py-1 pr-1 pl-3 text-small">
          <p role="status" className="wrap-anywhere">
            <b className="font-semibold">{code.text}</b>: {describeCode(code)}
          </p>
          <IconButton label={`Remover o cupom ${code.text}`} onClick={onRemoveCode}>
            <X className="size-5" />
          </IconButton>
        </div>
      )}
    </>
  );
}

function totalCents({ items, priceDelivery }: QuotedCart, given: QuotedOffers): number {
  return subtotalCents(items) - given.discountCents + (priceDelivery(given) ?? 0);
}

function Discounts({ applied }: QuotedOffers) {
  return applied
    .filter(({ cents }) => cents > 0)
    .map(({ offer, cents }) => (
      <Fragment key={offer.id}>
        <dt className="wrap-anywhere">{offer.name}</dt>
        <dd className="text-grass tabular-nums">−{formatCents(cents)}</dd>
      </Fragment>
    ));
}

function PixPrice({ cents }: { cents: number | null }) {
  if (cents === null) return null;
  return (
    <p className="text-grass text-small tabular-nums lg:mt-1 lg:text-right">{formatCents(cents)} no Pix</p>
  );
}

function describeCode({ state, missing }: QuotedCode): string {
  switch (state) {
    case "applied":
      return "aplicado";
    case "weaker":
      return "a loja já dá um desconto igual ou maior neste pedido";
    default:
      return missing ? lowerFirst(describeMissing(missing)) : "não vale para estas camisas";
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
