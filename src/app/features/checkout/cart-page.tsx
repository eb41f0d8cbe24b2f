import { useEffect, useId, useState } from "react";
import { CartBeforeHydration } from "#app/features/cart/cart-before-hydration.tsx";
import { CartEmpty } from "#app/features/cart/cart-empty.tsx";
import { useCart } from "#app/features/cart/cart-store.ts";
import { CartSummary, countPieces } from "#app/features/cart/cart-summary.tsx";
import { ClearCartButton } from "#app/features/cart/clear-cart-button.tsx";
import { isSold } from "#app/features/cart/order-line.ts";
import { useCartQuote } from "#app/features/cart/use-cart-quote.ts";
import { useDeliveryDraft } from "#app/features/checkout/delivery-draft.ts";
import { DeliveryForm } from "#app/features/checkout/delivery-form.tsx";
import type { DeliveryOffer } from "#app/features/checkout/delivery-offer.ts";
import { EditableLines } from "#app/features/checkout/editable-lines.tsx";
import { LazyDelivery } from "#app/features/checkout/lazy-delivery.tsx";
import { LazyOffers } from "#app/features/checkout/lazy-offers.tsx";
import { focusWaiting, LazyWaitingOrders } from "#app/features/checkout/lazy-waiting-orders.tsx";
import { forgetCode, useOfferCode } from "#app/features/checkout/offer-code.ts";
import { useCheckout } from "#app/features/checkout/use-checkout.ts";
import { useOwnWaitingOrders } from "#app/features/checkout/waiting-orders.ts";
import { watchConnection } from "#app/features/connection/connection.ts";
import type { ShownOffers } from "#app/features/offers/cart-offers.tsx";
import type { CartItem } from "#domain/cart/cart.ts";
import { countUnits, subtotalCents } from "#domain/cart/cart-totals.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

interface CartPageProps {
  surchargeCents: number;
  /** Whether the shop says what a delivery costs. */
  offersDelivery: boolean;
  /** Whether the shop has offers, some of which may need a code. */
  hasOffers: boolean;
}

/**
 * The cart and the checkout are one page. In the domain and the server the checkout belongs to the feature `orders`.
 */
export function CartPage(props: CartPageProps) {
  const items = useCart((cart) => cart.items);
  // The ordered items stay shown until the next page is there; otherwise an empty cart would flash.
  const [ordered, setOrdered] = useState<readonly CartItem[]>();
  const hasWaiting = useOwnWaitingOrders().length > 0;
  useEffect(watchConnection, []);
  if (!useHydrated()) return <CartBeforeHydration />;
  const shown = ordered ?? items;
  if (shown.length === 0 && !hasWaiting) return <CartEmpty />;
  return (
    <div className="wrap pb-section">
      <div className="flex flex-wrap items-end justify-between gap-4 pt-6 pb-4 lg:pt-8 lg:pb-6">
        <h1 className="font-display font-extrabold text-title">Carrinho</h1>
        {shown.length > 0 && (
          <p className="text-muted">
            {shown.length === 1 ? "1 item" : `${shown.length} itens`}, {countPieces(countUnits(shown))}
          </p>
        )}
      </div>
      <LazyWaitingOrders />
      {shown.length > 0 ? (
        <FilledCart {...props} items={shown} onPlaced={() => setOrdered(shown)} />
      ) : (
        <ButtonLink to="/" variant="outline" size="sm">
          Continuar comprando
        </ButtonLink>
      )}
    </div>
  );
}

interface FilledCartProps extends CartPageProps {
  items: readonly CartItem[];
  onPlaced: () => void;
}

function FilledCart({ items, surchargeCents, offersDelivery, hasOffers, onPlaced }: FilledCartProps) {
  const formId = useId();
  const code = useOfferCode((state) => state.code);
  const { facts, offers, learn, ask } = useCartQuote(items, code);
  // The shop may have ended the offer since the code was typed.
  useEffect(() => {
    if (offers?.code?.state === "refused") forgetCode();
  }, [offers]);
  const [quoted, setQuoted] = useState<ShownOffers>();
  const given = offers && quoted ? quoted : NO_OFFERS;
  const sold = items.filter((item) => isSold(item, facts, items));
  const [offer, setOffer] = useState<DeliveryOffer>();
  const isRefused = useDeliveryDraft(({ refused }) => refused !== null);
  // The owner may have set up a delivery after the page was loaded.
  const isOffered = offersDelivery || isRefused || offer !== undefined;
  const seen = offers && quoted && { code, discountCents: quoted.discountCents };
  const checkout = useCheckout({ items, facts, learn, offer, seen, onPlaced, onStored: focusWaiting });
  const leadDays = Math.max(0, ...sold.map((item) => item.leadDays ?? 0));
  const shirts = { units: countUnits(sold), goodsCents: subtotalCents(sold), leadDays };
  const totalCents = shirts.goodsCents - given.discountCents + (offer?.chosen?.priceCents ?? 0);

  function describeDelivery(): string {
    if (given.isDeliveryFree && !offer?.chosen) return checkoutTexts.deliveryFree;
    return isOffered ? (offer?.text ?? checkoutTexts.deliveryUnknown) : "Calculado no checkout";
  }

  return (
    <div className="flex flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_384px] lg:items-start lg:gap-14">
      <div className="grid min-w-0 gap-10 lg:gap-14">
        <section aria-label="Itens">
          <EditableLines
            items={items}
            facts={facts}
            discounts={given.byLine}
            surchargeCents={surchargeCents}
          />
          <div className="flex justify-between gap-2 pt-4">
            <ButtonLink to="/" variant="outline" size="sm" className="px-3.5!">
              Continuar comprando
            </ButtonLink>
            <ClearCartButton />
          </div>
        </section>
        <DeliveryForm id={formId} errors={checkout.errors} form={checkout.form}>
          {(look) => isOffered && <LazyDelivery {...shirts} offers={given} onOffer={setOffer} look={look} />}
        </DeliveryForm>
      </div>
      <CartSummary
        units={shirts.units}
        subtotalCents={shirts.goodsCents}
        discounts={given.rows}
        pix={given.pix}
        delivery={describeDelivery()}
        isDeliveryPriced={offer?.chosen !== undefined}
        totalCents={totalCents}
        onTryCode={
          hasOffers || offers
            ? async (typed) => (await import("./try-code.ts")).tryCode(ask, typed)
            : undefined
        }
        obstacle={checkout.obstacle}
        busy={checkout.busy}
        formId={formId}
      >
        {offers && (
          <LazyOffers
            items={sold}
            facts={facts}
            offers={offers}
            code={code}
            priceDelivery={(some) => offer?.priceWith(shirts, some)}
            onQuoted={setQuoted}
            onRemoveCode={forgetCode}
          />
        )}
      </CartSummary>
    </div>
  );
}

const NO_OFFERS = {
  byLine: new Map<string, number>(),
  discountCents: 0,
  isDeliveryFree: false,
  rows: null,
  pix: null,
} satisfies Partial<ShownOffers>;
