import { type FormEvent, type RefObject, useState } from "react";
import { OptionsPicker } from "#app/features/options/options-picker.tsx";
import { LinePicture } from "#app/features/print/line-picture.tsx";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { unitPriceCents } from "#domain/catalog/unit-price.ts";
import { formatCents } from "#domain/money.ts";
import { findOptions } from "#domain/options/find-options.ts";
import { sortIds } from "#domain/options/option-ids.ts";
import { patchesOf } from "#domain/options/patches-of.ts";
import type { TeamGroup } from "#domain/team/team-list.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { Stepper } from "#ui/stepper.tsx";

interface OptionsFormProps {
  product: ProductDetail;
  surchargeCents: number;
  group: TeamGroup;
  /** The ids of those that all shirts have. */
  forAll: readonly string[];
  onSave: (lines: readonly number[], ids: readonly string[]) => void;
}

export interface TeamOptionsDialogProps extends OptionsFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** Gives a shirt of the list other options than all have, or none; of equal shirts also only some of them. */
export function TeamOptionsDialog({ open, onOpenChange, returnFocusTo, ...form }: TeamOptionsDialogProps) {
  const { customization, size } = form.group;
  return (
    <Dialog
      title={`Opções de ${customization.name} / ${customization.number}`}
      description={`Tamanho ${size}`}
      width={440}
      phone="bottom"
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={returnFocusTo}
    >
      <OptionsForm {...form} />
    </Dialog>
  );
}

/** Mounted with each opening, so that it starts with what the shirt has. */
function OptionsForm({ product, surchargeCents, group, forAll, onSave }: OptionsFormProps) {
  const { size, customization, quantity, lines } = group;
  const [ids, setIds] = useState<readonly string[]>(group.options);
  const [count, setCount] = useState(quantity);
  const isException = sortIds(ids).join() !== sortIds(forAll).join();
  const cents = unitPriceCents(product, { size, isCustomized: true, options: ids }, surchargeCents);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSave(lines.slice(0, count), ids);
  }

  if (!product.options) return null;
  return (
    <form onSubmit={submit} className="contents">
      <DialogBody>
        <div className="grid grid-cols-[72px_1fr] items-center gap-4">
          <LinePicture
            imageUrl={product.picture?.url ?? null}
            print={product.print}
            customization={customization}
            patches={patchesOf(findOptions(product, ids))}
            alt=""
            sizes="72px"
          />
          <p aria-live="polite">
            <span className="price text-price-card">{formatCents(cents)}</span>{" "}
            <span className="text-muted">cada</span>
          </p>
        </div>
        <div className="grid justify-items-start gap-2 *:w-full">
          <OptionsPicker options={product.options} chosen={ids} onChange={setIds} />
          {isException && (
            <Button variant="ghost" size="sm" className="w-auto!" onClick={() => setIds(forAll)}>
              Usar as opções de todos
            </Button>
          )}
        </div>
        {quantity > 1 && (
          <div className="flex items-center justify-between gap-3">
            <span aria-hidden="true" className="font-semibold text-note">
              Para quantas das {quantity} camisas
            </span>
            <Stepper
              label={`Para quantas das ${quantity} camisas`}
              value={count}
              onValueChange={setCount}
              max={quantity}
            />
          </div>
        )}
      </DialogBody>
      <DialogFoot>
        <DialogClose render={<Button variant="outline">Cancelar</Button>} />
        <Button type="submit">Salvar</Button>
      </DialogFoot>
    </form>
  );
}
