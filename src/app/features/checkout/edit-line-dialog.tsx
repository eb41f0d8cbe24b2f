import { type FormEvent, type RefObject, useId, useState } from "react";
import type { LineFact } from "#app/features/cart/order-line.ts";
import { readStock } from "#app/features/cart/read-stock.ts";
import { OptionsPicker } from "#app/features/options/options-picker.tsx";
import { LinePicture } from "#app/features/print/line-picture.tsx";
import { CustomizationPanel } from "#app/features/product/customization-panel.tsx";
import { sizeChoices } from "#app/features/sizes/size-choices.ts";
import { SizeStock } from "#app/features/sizes/size-stock.tsx";
import type { CartItem } from "#domain/cart/cart.ts";
import { editItem } from "#domain/cart/edit-item.ts";
import { formatCents } from "#domain/money.ts";
import { fitOptions } from "#domain/options/choose-options.ts";
import { findOptions } from "#domain/options/find-options.ts";
import { idsOf } from "#domain/options/option-ids.ts";
import { patchesOf } from "#domain/options/patches-of.ts";
import {
  isCustomizationComplete,
  normalizeCustomName,
  toCustomization,
} from "#domain/print/customization.ts";
import { isPrintable, maxLettersOf } from "#domain/print/print-rules.ts";
import { findSize } from "#domain/sizes/size-grid.ts";
import { isSoldOut, leadDaysOf } from "#domain/stock/shown-units.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";

interface LineFormProps {
  item: CartItem;
  /** Undefined until the shop has answered. */
  fact: LineFact | undefined;
  surchargeCents: number;
  onSave: (edited: CartItem) => void;
}

export interface EditLineDialogProps extends LineFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** Changes the size, the options and the print of a line in the cart, by the rules of the product's page. */
export function EditLineDialog({ open, onOpenChange, returnFocusTo, ...form }: EditLineDialogProps) {
  return (
    <Dialog
      title="Editar item"
      description={form.item.name}
      width={440}
      phone="bottom"
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={returnFocusTo}
    >
      <LineForm {...form} />
    </Dialog>
  );
}

/** Mounted with each opening, so that it starts with what the line has. */
function LineForm({ item, fact, surchargeCents, onSave }: LineFormProps) {
  const { sizes, printRules, shown, offered, ready } = fact ?? {};
  const [size, setSize] = useState(item.size);
  const [isCustomized, setCustomized] = useState(
    item.customization !== undefined && isPrintable({ printRules }),
  );
  const maxLetters = maxLettersOf({ printRules });
  const [name, setName] = useState(normalizeCustomName(item.customization?.name ?? "", maxLetters));
  const [number, setNumber] = useState(item.customization?.number ?? "");
  const [options, setOptions] = useState(fitOptions({ options: offered }, idsOf(item.options)));
  const reasonId = useId();

  const customization = isCustomized ? toCustomization(name, number, maxLetters) : undefined;
  const isIncomplete = customization !== undefined && !isCustomizationComplete(customization);
  const product = { sizes, ...(shown && readStock(shown)) };
  // The line's own size may be sold no more.
  const isSizeMissing = !findSize(product, size) || isSoldOut(product, size);
  const seenDays = size === item.size ? item.leadDays : undefined;
  const leadDays = leadDaysOf(product, size, item.quantity) ?? seenDays;
  const edited = editItem(
    // Without what is sold no more, the line costs what the shop says.
    fact?.obstacle === "options" ? { ...item, priceCents: fact.priceCents ?? item.priceCents } : item,
    { size, customization, options, leadDays },
    { surchargeCents, sizes, printRules, options: offered },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isIncomplete && !isSizeMissing) onSave(edited);
  }

  return (
    <form onSubmit={submit} className="contents">
      <DialogBody>
        <div className="grid grid-cols-[72px_1fr] items-center gap-4">
          <LinePicture
            imageUrl={item.image}
            print={fact?.print ?? null}
            customization={customization}
            patches={patchesOf(findOptions({ options: offered }, options))}
            alt=""
            sizes="72px"
          />
          <p aria-live="polite">
            <span className="price text-price-card">{formatCents(edited.priceCents)}</span>{" "}
            <span className="text-muted">cada</span>
          </p>
        </div>
        <div>
          <ChoiceGroup
            label="Tamanho"
            choices={sizeChoices(product)}
            value={isSizeMissing ? null : size}
            onValueChange={setSize}
            hint={isSizeMissing ? "Selecione um tamanho" : undefined}
          />
          {(shown || ready) && (
            <SizeStock product={product} size={size} quantity={item.quantity} saysReady={ready} />
          )}
        </div>
        {offered && <OptionsPicker options={offered} chosen={options} onChange={setOptions} />}
        <CustomizationPanel
          purchase={{
            isCustomized,
            setCustomized,
            name,
            setName,
            number,
            setNumber,
            surchargeCents,
            printRules,
            preview: null,
            asked: null,
          }}
        />
        <p id={reasonId} aria-live="polite" className="-mt-3 font-medium text-canary empty:hidden">
          {isIncomplete && "Complete os dados da personalização"}
        </p>
      </DialogBody>
      <DialogFoot>
        <DialogClose render={<Button variant="outline">Cancelar</Button>} />
        <Button type="submit" disabled={isIncomplete || isSizeMissing} aria-describedby={reasonId}>
          Salvar
        </Button>
      </DialogFoot>
    </form>
  );
}
