import { MessageCircle } from "lucide-react";
import { LazyCalculator } from "#app/features/delivery/lazy-calculator.tsx";
import { CurrentPrice, OfferLine } from "#app/features/prices/offer-price.tsx";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { formatCents } from "#domain/money.ts";
import type { InstalmentRules } from "#domain/offers/instalments.ts";
import type { PageOffer } from "#domain/offers/page-offers.ts";
import { optionsCents } from "#domain/options/find-options.ts";
import { isPrintable, printPriceCents } from "#domain/print/print-rules.ts";
import type { ShownGuide } from "#domain/sizes/choose-guide.ts";
import { Badge } from "#ui/badge.tsx";
import { BuyForm } from "./buy-form.tsx";
import { LazyProductOffers } from "./lazy-product-offers.tsx";
import { infoClass } from "./product-layout.ts";
import { ProductNotes } from "./product-notes.tsx";
import { ShareButton } from "./share-button.tsx";
import { TeamLink } from "./team-link.tsx";
import type { Purchase } from "./use-purchase.ts";

interface ProductInfoProps {
  product: ProductDetail;
  purchase: Purchase;
  /** The shop's offers; none in a shop without. */
  offers: readonly PageOffer[];
  /** Null in a shop that says nothing about parts. */
  instalments: InstalmentRules | null;
}

export function ProductInfo({
  product,
  purchase,
  sizeGuide,
  offersDelivery,
  offers,
  instalments,
}: ProductInfoProps & { sizeGuide: ShownGuide; offersDelivery: boolean | undefined }) {
  const { quantity, priceCents, leadDays } = purchase;
  return (
    <div className={infoClass}>
      <ProductHead product={product} purchase={purchase} offers={offers} instalments={instalments} />
      <p className="whitespace-pre-line text-muted">
        {product.description?.trim() || "Sem descrição disponível"}
      </p>
      <BuyForm purchase={purchase} sizeGuide={sizeGuide} />
      {offersDelivery && (
        <LazyCalculator units={quantity} goodsCents={priceCents * quantity} leadDays={leadDays} />
      )}
      {isPrintable(product) && <TeamLink productId={product.id} />}
      <p className="flex gap-3 text-muted text-small">
        <MessageCircle className="size-5 text-grass" />
        Depois do pedido, um atendente confirma os dados e o pagamento com você pelo WhatsApp.
      </p>
      <ProductNotes />
    </div>
  );
}

function ProductHead({ product, purchase, offers, instalments }: ProductInfoProps) {
  const { size, sizeCents, isCustomized, optionIds, priceCents, formerPriceCents, surchargeCents } = purchase;
  const extraCents = optionsCents(product, optionIds);
  return (
    <div className="grid justify-items-start gap-2">
      <div className="-mt-2 flex w-full items-center gap-2">
        <Badge>{product.category}</Badge>
        {product.isNew && <Badge tone="canary">Novo</Badge>}
        <span className="-mr-3 ml-auto">
          <ShareButton
            product={product}
            customization={purchase.customization}
            options={purchase.optionIds}
          />
        </span>
      </div>
      <h1 className="mt-1 break-words font-display font-extrabold text-title leading-[0.98]">
        {product.name}
      </h1>
      <div aria-live="polite">
        <OfferLine priceCents={priceCents} formerPriceCents={formerPriceCents} />
        <p className="price text-price">
          <CurrentPrice priceCents={priceCents} formerPriceCents={formerPriceCents} />
        </p>
        {(offers.length > 0 || instalments) && (
          <LazyProductOffers
            offers={offers}
            instalments={instalments}
            categoryId={product.categoryId}
            priceCents={priceCents}
          />
        )}
        {(isCustomized || sizeCents > 0 || extraCents > 0) && (
          <p className="mt-2 text-muted text-small">
            {formatCents(product.priceCents)}
            {sizeCents > 0 && ` + ${formatCents(sizeCents)} do tamanho ${size}`}
            {extraCents > 0 && ` + ${formatCents(extraCents)} das opções`}
            {isCustomized && ` + ${formatCents(printPriceCents(product, surchargeCents))} da personalização`}
          </p>
        )}
      </div>
    </div>
  );
}
