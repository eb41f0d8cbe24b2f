import { ShoppingCart } from "lucide-react";
import { type ComponentType, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ProductSummary } from "#domain/catalog/product.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { SizeDialogProps } from "./size-dialog.tsx";

const loadDialog = () => import("./size-dialog.tsx");
/** Only a head start: a press asks again, and answers for a failure. */
const preloadDialog = () => void loadDialog().catch(() => undefined);

/** A shirt needs a size: the button asks for it in a dialog that is loaded when somebody comes near. */
export function AddToCartButton({ product }: { product: ProductSummary }) {
  const [SizeDialog, setDialog] = useState<ComponentType<SizeDialogProps>>();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();

  async function askForSize() {
    try {
      const { SizeDialog } = await loadDialog();
      setDialog(() => SizeDialog);
      setOpen(true);
    } catch {
      // Offline, or a newer version of the shop took this file away: the product's page asks for a size too.
      navigate(`/produto/${product.id}`);
    }
  }

  return (
    <>
      <IconButton
        ref={button}
        label={`Adicionar ${product.name} ao carrinho`}
        variant="add"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={askForSize}
      >
        <ShoppingCart className="size-5" />
      </IconButton>
      {SizeDialog && (
        <SizeDialog product={product} open={open} onOpenChange={setOpen} returnFocusTo={button} />
      )}
    </>
  );
}
