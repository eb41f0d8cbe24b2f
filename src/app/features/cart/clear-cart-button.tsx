import { Trash2 } from "lucide-react";
import { type ComponentType, useState } from "react";
import { type CartItem, insertItem } from "#domain/cart/cart.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { changeCart, useCart } from "./cart-store.ts";
import type { ClearCartDialogProps } from "./clear-cart-dialog.tsx";

const loadDialog = () => import("./clear-cart-dialog.tsx");

/** Asks for confirmation in a dialog that is loaded on demand. */
export function ClearCartButton() {
  const [Dialog, setDialog] = useState<ComponentType<ClearCartDialogProps>>();
  const [open, setOpen] = useState(false);

  async function ask() {
    try {
      const { ClearCartDialog } = await loadDialog();
      setDialog(() => ClearCartDialog);
      setOpen(true);
    } catch {
      // The file could not be loaded (offline, or removed by a new version); the toast still offers to undo.
      clear();
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Trash2 className="max-md:hidden" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={ask}
      >
        Limpar carrinho
      </Button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} onConfirm={clear} />}
    </>
  );
}

function clear() {
  const { items: removed } = useCart.getState();
  changeCart(() => []);
  toast.success("Carrinho esvaziado", {
    action: { label: "Desfazer", onPress: () => changeCart((items) => putBack(items, removed)) },
  });
}

function putBack(items: readonly CartItem[], removed: readonly CartItem[]): CartItem[] {
  return removed.reduce<CartItem[]>((lines, item, index) => insertItem(lines, index, item), [...items]);
}
