import { BadgePercent, X } from "lucide-react";
import { useLayoutEffect } from "react";
import { describeMissing } from "#domain/offers/describe-missing.ts";
import type { QuotedCode, QuotedOffers } from "#domain/orders/quote-offers.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { type QuotedCart, quoteCart } from "./quote-cart.ts";

export interface CartOffersProps extends QuotedCart {
  /** Told whenever something changes, before the page is painted. */
  onQuoted: (offers: QuotedOffers) => void;
  onRemoveCode: () => void;
}

/** What the cart has got of the shop's offers and what it lacks for one, besides the sums. */
export function CartOffers({ onQuoted, onRemoveCode, ...cart }: CartOffersProps) {
  const quoted = quoteCart(cart);
  const { code, missing } = quoted;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the offers are another object in every render
  useLayoutEffect(() => onQuoted(quoted), [JSON.stringify(quoted)]);

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
