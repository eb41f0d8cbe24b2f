import { type RefObject, useState } from "react";
import { useForm } from "#app/features/forms/use-form.ts";
import { LinePicture } from "#app/features/print/line-picture.tsx";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { toCustomization } from "#domain/print/customization.ts";
import { maxLettersOf } from "#domain/print/print-rules.ts";
import { nameShirt, type ShownShirt } from "#domain/team-orders/shown-shirt.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { checkShirt } from "./check-shirt.ts";
import { ShirtFields, type TypedShirt } from "./shirt-fields.tsx";
import type { CaptainActions } from "./use-captain-actions.ts";

interface ShirtDialogProps {
  /** Null for one that is not on the list yet. */
  shirt: ShownShirt | null;
  id: string;
  product: ProductDetail;
  actions: CaptainActions;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** The captain mends a shirt of the list, or adds one. */
export function ShirtDialog({
  shirt,
  id,
  product,
  actions,
  open,
  onOpenChange,
  returnFocusTo,
}: ShirtDialogProps) {
  const [typed, setTyped] = useState<TypedShirt>(shirt ?? { name: "", number: "", size: null });
  const customization = toCustomization(typed.name, typed.number, maxLettersOf(product));
  const { form, fields, alert, busy } = useForm({
    values: typed,
    check: () => checkShirt(typed, product),
    async send() {
      await actions.putShirt({ ...customization, id, size: typed.size ?? "" });
      onOpenChange(false);
    },
  });
  return (
    <Dialog
      title={shirt ? `Mudar ${nameShirt(shirt)}` : "Colocar uma camisa"}
      width={440}
      phone="bottom"
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={returnFocusTo}
    >
      <form {...form} className="contents">
        <DialogBody>
          {alert && <Alert>{alert}</Alert>}
          <div className="w-32 justify-self-center">
            <LinePicture
              imageUrl={product.picture?.url ?? null}
              print={product.print}
              customization={customization}
              alt=""
              sizes="128px"
            />
          </div>
          <ShirtFields
            product={product}
            shirt={typed}
            onChange={(change) => setTyped((now) => ({ ...now, ...change }))}
            errors={fields}
            others={actions.team.shirts.filter((other) => other.id !== id)}
          />
        </DialogBody>
        <DialogFoot>
          <DialogClose render={<Button variant="outline">Cancelar</Button>} />
          <Button type="submit" busy={busy} busyLabel="Salvando...">
            Salvar
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
