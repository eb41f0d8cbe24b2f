import { Trash2 } from "lucide-react";
import { type ComponentType, useState } from "react";
import { Button } from "#ui/button.tsx";
import type { ClearCartDialogProps } from "./clear-cart-dialog.tsx";
import { clearCart } from "./remove-from-cart.ts";

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
      clearCart();
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
      {Dialog && <Dialog open={open} onOpenChange={setOpen} onConfirm={clearCart} />}
    </>
  );
}
