import { type FormEvent, type RefObject, startTransition, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useAddToCart } from "#app/features/cart/use-add-to-cart.ts";
import { LazyOptions } from "#app/features/options/lazy-options.tsx";
import { sizeChoices } from "#app/features/sizes/size-choices.ts";
import type { ShownGuide } from "#domain/sizes/choose-guide.ts";
import { findSize } from "#domain/sizes/size-grid.ts";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { BuyFoot } from "./buy-foot.tsx";
import { CustomizationPanel } from "./customization-panel.tsx";
import { LazySizeHelp } from "./lazy-size-help.tsx";
import { LazyStockNotes } from "./lazy-stock-notes.tsx";
import type { Missing, Purchase } from "./use-purchase.ts";

export function BuyForm({ purchase, sizeGuide }: { purchase: Purchase; sizeGuide: ShownGuide }) {
  const { product, size, setSize, quantity, setQuantity, item, asked, setAsked, soldOut } = purchase;
  const addToCart = useAddToCart();
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, purchase);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (item) addToCart(item);
  }

  function leadTo(missing: Missing) {
    // What is missing must be marked before its control gets the focus, or screen readers do not announce it.
    flushSync(() => setAsked(missing));
    const control = form.current?.querySelector<HTMLElement>("[aria-invalid] input, input[aria-invalid]");
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  }

  return (
    <form ref={form} aria-label="Comprar" onSubmit={submit} className="grid gap-6">
      <div>
        <ChoiceGroup
          label="Tamanho"
          name="size"
          choices={sizeChoices(product)}
          value={size}
          onValueChange={setSize}
          hint={soldOut || (size ? undefined : "Selecione um tamanho")}
          invalid={asked === "size" && !size}
        />
        {(product.stock || product.availability) && <LazyStockNotes purchase={purchase} />}
        {sizeGuide !== null && <LazySizeHelp product={product} onSizeChoose={setSize} guide={sizeGuide} />}
      </div>
      {product.options && (
        <LazyOptions
          options={product.options}
          chosen={purchase.optionIds}
          onChange={purchase.setOptions}
          front={product.pictures[0]}
        />
      )}
      <CustomizationPanel purchase={purchase} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span aria-hidden="true" className="font-semibold text-note md:hidden">
          Quantidade
        </span>
        <div className="md:*:h-14">
          <Stepper
            label="Quantidade"
            value={quantity}
            onValueChange={setQuantity}
            max={purchase.maxQuantity}
          />
        </div>
        <BuyFoot purchase={purchase} onAsk={leadTo} />
      </div>
    </form>
  );
}

/** On a slow connection people choose before hydration; the choices already made in the HTML are adopted. */
function useEarlyChoices(form: RefObject<HTMLFormElement | null>, purchase: Purchase) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    if (!form.current) return;
    const chosen = new FormData(form.current);
    const size = findSize(purchase.product, String(chosen.get("size")));
    if (size) purchase.setSize(size.label);
    if (chosen.has("customized")) purchase.setCustomized(true);
    // The choices may not be loaded yet: what the server has rendered of them stays until they are.
    const options = chosen.getAll("option").map(String);
    if (options.length > 0) startTransition(() => purchase.setOptions(options));
  }, []);
}
