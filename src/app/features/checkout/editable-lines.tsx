import { type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CartLines } from "#app/features/cart/cart-lines.tsx";
import { changeCart, useCart } from "#app/features/cart/cart-store.ts";
import { findLineButton } from "#app/features/cart/find-line-button.ts";
import type { LineFacts } from "#app/features/cart/order-line.ts";
import { type CartItem, lineKey } from "#domain/cart/cart.ts";
import { replaceLine } from "#domain/cart/change-lines.ts";
import { nameLine } from "#domain/cart/name-lines.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { toast } from "#ui/toast.tsx";
import type { EditLineDialogProps } from "./edit-line-dialog.tsx";

interface EditableLinesProps {
  items: readonly CartItem[];
  facts: LineFacts;
  /** What offers take off each line, by its key. */
  discounts: ReadonlyMap<string, number>;
  surchargeCents: number;
}

/** The cart's lines and the dialog that edits one of them, which is loaded on demand. */
export function EditableLines({ items, facts, discounts, surchargeCents }: EditableLinesProps) {
  const [Dialog, setDialog] = useState<ComponentType<EditLineDialogProps>>();
  const [item, setItem] = useState<CartItem>();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);

  async function edit(chosen: CartItem) {
    try {
      const { EditLineDialog } = await import("./edit-line-dialog.tsx");
      button.current = findLineButton("edit", chosen) ?? null;
      setDialog(() => EditLineDialog);
      setItem(chosen);
      setOpen(true);
    } catch {
      toast.error(checkoutTexts.editorFailed);
    }
  }

  function save(edited: CartItem) {
    if (item) replace(item, edited);
    button.current = findLineButton("edit", edited) ?? null;
    setOpen(false);
  }

  return (
    <>
      <CartLines items={items} facts={facts} discounts={discounts} onEdit={edit} />
      {Dialog && item && (
        <Dialog
          item={item}
          fact={facts.get(lineKey(item))}
          surchargeCents={surchargeCents}
          open={open}
          onOpenChange={setOpen}
          onSave={save}
          returnFocusTo={button}
        />
      )}
    </>
  );
}

function replace(item: CartItem, edited: CartItem): void {
  const [before, after] = [lineKey(item), lineKey(edited)];
  if (before === after) return;
  const known = useCart.getState().items;
  const line = known.find((other) => lineKey(other) === before);
  // Another tab may have removed it while the dialog was open.
  if (!line) return void toast.error(checkoutTexts.lineElsewhereRemoved);
  const isJoined = known.some((other) => lineKey(other) === after);
  // Its quantity may have changed in another tab.
  flushSync(() => changeCart((items) => replaceLine(items, before, { ...edited, quantity: line.quantity })));
  const units = useCart.getState().items.find((other) => lineKey(other) === after)?.quantity ?? 0;
  toast.success(checkoutTexts.lineChanged, {
    description: isJoined ? checkoutTexts.linesJoined(nameLine(edited), units) : nameLine(edited),
  });
}
