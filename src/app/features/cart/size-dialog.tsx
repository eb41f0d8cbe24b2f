import { type FormEvent, type RefObject, useState } from "react";
import { ProductPicture } from "#app/features/media/product-picture.tsx";
import { CurrentPrice, OfferLine } from "#app/features/prices/offer-price.tsx";
import { sizeChoices } from "#app/features/sizes/size-choices.ts";
import { SizeStock } from "#app/features/sizes/size-stock.tsx";
import type { ProductSummary } from "#domain/catalog/product.ts";
import { formerUnitPriceCents, unitPriceCents } from "#domain/catalog/unit-price.ts";
import { leadDaysOf } from "#domain/stock/shown-units.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import { Link } from "#ui/link.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";

export interface SizeDialogProps {
  product: ProductSummary;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocusTo: RefObject<HTMLButtonElement | null>;
}

/** Asks for the size, which a product card does not know, and adds a plain shirt without leaving the list. */
export function SizeDialog({ product, open, onOpenChange, returnFocusTo }: SizeDialogProps) {
  return (
    <Dialog
      title={product.name}
      width={440}
      phone="bottom"
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={returnFocusTo}
    >
      <SizeForm product={product} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Mounted with each opening, so that an earlier choice does not stay. */
function SizeForm({ product, onDone }: { product: ProductSummary; onDone: () => void }) {
  const [size, setSize] = useState<string>();
  const addToCart = useAddToCart();
  const plain = { size: size ?? null, isCustomized: false };
  const priceCents = unitPriceCents(product, plain, 0);
  const prices = { priceCents, formerPriceCents: formerUnitPriceCents(product, plain, 0) };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!size) return;
    const { id, name, picture } = product;
    const leadDays = leadDaysOf(product, size, 1);
    addToCart({
      id,
      name,
      priceCents,
      size,
      image: picture?.url ?? null,
      quantity: 1,
      ...(leadDays && { leadDays }),
    });
    onDone();
  }

  return (
    <form onSubmit={submit} className="contents">
      <DialogBody>
        <div className="grid grid-cols-[72px_1fr] items-center gap-4">
          <ProductPicture picture={product.picture} alt="" sizes="72px" widths={[160, 320]} />
          <div className="grid gap-1">
            <OfferLine {...prices} />
            <p className="price text-price-card">
              <CurrentPrice {...prices} />
            </p>
            <p className="text-muted">
              Sem nome e número.{" "}
              <Link to={`/produto/${product.id}`} className="link text-text">
                Personalizar
              </Link>
            </p>
          </div>
        </div>
        <div>
          <ChoiceGroup
            label="Tamanho"
            choices={sizeChoices(product)}
            value={size ?? null}
            onValueChange={setSize}
            hint={size ? undefined : "Selecione um tamanho"}
          />
          {(product.stock || product.availability) && (
            <SizeStock
              product={product}
              size={size ?? null}
              quantity={1}
              saysReady={product.availability?.kind === "ready"}
            />
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button type="submit" block disabled={!size}>
          Adicionar ao carrinho
        </Button>
      </DialogFoot>
    </form>
  );
}
