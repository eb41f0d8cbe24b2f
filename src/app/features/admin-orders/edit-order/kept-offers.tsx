import { Trash2, Undo2 } from "lucide-react";
import type { FieldErrors } from "#domain/errors.ts";
import { nameOffers } from "#domain/orders/order-price.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Field } from "#ui/field.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { AmountInput } from "../order-draft/amount-input.tsx";
import type { OfferDraft } from "./edit-draft.ts";
import { editOrderTexts } from "./edit-order-texts.ts";

interface KeptOffersProps {
  offers: OfferDraft[];
  errors: FieldErrors;
  onChange: (offers: OfferDraft[]) => void;
}

/** The offers that the order got, of which each can give less, or be taken away. */
export function KeptOffers({ offers, errors, onChange }: KeptOffersProps) {
  const staying = offers.filter(({ isRemoved }) => !isRemoved);
  return (
    <section aria-labelledby="ofertas-do-pedido" className="grid gap-4">
      <div className="grid gap-1">
        <h3 id="ofertas-do-pedido" className="font-semibold text-body">
          {editOrderTexts.offers}
        </h3>
        <p className="text-muted">{editOrderTexts.offersHint}</p>
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-ground">
        {offers.map((offer) => (
          <KeptOffer
            key={offer.position}
            offer={offer}
            error={errors[`offers.${staying.indexOf(offer)}.cents`]}
            onChange={(changes) =>
              onChange(offers.map((one) => (one === offer ? { ...one, ...changes } : one)))
            }
          />
        ))}
      </ul>
    </section>
  );
}

interface KeptOfferProps {
  offer: OfferDraft;
  error: string | undefined;
  onChange: (changes: Partial<OfferDraft>) => void;
}

function KeptOffer({ offer, error, onChange }: KeptOfferProps) {
  const { givenCents, amount, isRemoved } = offer;
  const name = nameOffers([{ ...offer, cents: givenCents }]);
  const hasAmount = !isRemoved && givenCents > 0;
  return (
    <li
      className={cx(
        "grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 p-4 md:grid-cols-[minmax(0,1fr)_220px_auto]",
        hasAmount ? "items-start" : "items-center",
      )}
    >
      <p
        className={cx(
          "wrap-anywhere max-md:col-span-full",
          hasAmount && "md:pt-9",
          isRemoved ? "text-muted line-through" : "font-semibold",
        )}
      >
        {name}
      </p>
      {hasAmount ? (
        <Field
          label={
            <>
              Desconto (R$)<VisuallyHidden> de {name}</VisuallyHidden>
            </>
          }
          error={error}
        >
          <AmountInput value={amount} onValueChange={(next) => onChange({ amount: next })} />
        </Field>
      ) : (
        <p className="text-muted">{isRemoved ? "" : editOrderTexts.freeDelivery}</p>
      )}
      <Button
        variant="outline"
        size="app"
        className={hasAmount ? "mt-7" : ""}
        icon={isRemoved ? <Undo2 /> : <Trash2 />}
        aria-label={isRemoved ? `Desfazer: ${name} volta ao pedido` : `Tirar ${name}`}
        onClick={() => onChange({ isRemoved: !isRemoved })}
      >
        {isRemoved ? "Desfazer" : "Tirar"}
      </Button>
    </li>
  );
}
