import { useId } from "react";
import { AddToCartButton } from "#app/features/cart/add-to-cart-button.tsx";
import { ProductPicture } from "#app/features/media/product-picture.tsx";
import { CurrentPrice, OfferLine } from "#app/features/prices/offer-price.tsx";
import type { ProductSummary } from "#domain/catalog/product.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { cx } from "#ui/cx.ts";
import { Link } from "#ui/link.tsx";

/** A card is at most 302 px wide: three renditions cover every screen. */
const cardWidths = [320, 480, 640] as const;
const listSizes = "(min-width: 1100px) 302px, (min-width: 768px) 31vw, 46vw";

export interface ProductCardProps {
  product: ProductSummary;
  /** True for a card that is visible when the page opens. */
  priority?: boolean | undefined;
  sizes?: string | undefined;
  /** One level below the heading of the list. */
  heading?: "h2" | "h3" | undefined;
  /** False in the list of one category, where every card would say the same. */
  showsCategory?: boolean | undefined;
}

/**
 * Picture and name are one link that is not in the tab order: 'Detalhes' links to the same page, and two tab stops per
 * card are enough.
 */
export function ProductCard(props: ProductCardProps) {
  const { product, priority, sizes = listSizes, heading = "h3", showsCategory = true } = props;
  const id = useId();
  const page = `/produto/${product.id}`;
  const Heading = heading;
  const { availability } = product;
  return (
    <article aria-labelledby={id} className="group relative flex h-full flex-col">
      <Link to={page} prefetch="intent" tabIndex={-1} aria-labelledby={id}>
        <ProductPicture
          picture={product.picture}
          // A picture without its own text has the product's name as its text, which is already beside it.
          alt={product.picture?.alt === product.name ? "" : undefined}
          sizes={sizes}
          widths={cardWidths}
          priority={priority}
          imageClassName="transition-[scale] duration-slow group-hover:scale-104"
        />
        <Heading
          id={id}
          className="mt-3 mb-1 line-clamp-2 font-medium text-note leading-5 md:mt-4 md:text-body md:leading-5.5"
        >
          {product.name}
        </Heading>
      </Link>
      {showsCategory && (
        <Badge tone="dark" className="pointer-events-none absolute top-2 left-2 md:top-3 md:left-3">
          {product.category}
        </Badge>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-x-2">
        {availability && (
          <span
            className={cx(
              "basis-full text-small",
              availability.kind === "few" ? "text-canary" : "text-muted",
            )}
          >
            {availability.text}
          </span>
        )}
        <OfferLine {...product} />
        <span className="price text-price-card">
          <CurrentPrice {...product} />
        </span>
        {product.isNew && <Badge tone="canary">Novo</Badge>}
      </p>
      <div className="mt-2 flex gap-2">
        <ButtonLink
          to={page}
          prefetch="intent"
          variant="quiet"
          size="sm"
          aria-describedby={id}
          className="flex-1"
        >
          Detalhes
        </ButtonLink>
        {availability?.kind !== "sold-out" && <AddToCartButton product={product} />}
      </div>
    </article>
  );
}
