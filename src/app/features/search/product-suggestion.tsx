import { useEffect, useRef } from "react";
import { ProductPicture } from "#app/features/media/product-picture.tsx";
import { FormerPrice } from "#app/features/prices/offer-price.tsx";
import { formatCents } from "#domain/money.ts";
import { markMatches } from "#domain/search/mark-matches.ts";
import { Link } from "#ui/link.tsx";
import { optionProps } from "./option-props.ts";
import { productPath } from "./suggestion-list.ts";
import type { SuggestedProduct } from "./use-suggestions.ts";

interface ProductSuggestionProps {
  product: SuggestedProduct;
  query: string;
  activeId: string | undefined;
}

const unknownSize = { alt: "", width: null, height: null, color: null };
const widths = [160] as const;

export function ProductSuggestion({ product, query, activeId }: ProductSuggestionProps) {
  const row = useRef<HTMLAnchorElement>(null);
  const option = optionProps(productPath(product.id), activeId);
  const isActive = option["aria-selected"];

  // On a phone the list may be longer than the space above the keyboard.
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);

  return (
    <Link
      ref={row}
      {...option}
      className="-mx-2 grid min-h-18 grid-cols-[3.5rem_1fr_auto] items-center gap-3 rounded-control p-2 hover:bg-raised aria-selected:bg-raised"
    >
      <ProductPicture
        picture={product.image_url ? { url: product.image_url, ...unknownSize } : null}
        alt=""
        sizes="56px"
        widths={widths}
        className="size-14 rounded-inner"
      />
      <span className="min-w-0">
        {markMatches(product.name, query).map(({ text, isMatch, start }) =>
          isMatch ? (
            <mark key={start} className="bg-transparent font-semibold text-grass">
              {text}
            </mark>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
        <small className="block text-caption text-muted">{product.category}</small>
      </span>
      <span className="grid justify-items-end">
        {product.former_price_cents ? <FormerPrice cents={product.former_price_cents} /> : null}
        <span className="price text-action">{formatCents(product.price_cents)}</span>
      </span>
    </Link>
  );
}
