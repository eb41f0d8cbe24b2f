import { ShoppingCart } from "lucide-react";
import { type ComponentType, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ProductSummary } from "#domain/catalog/product.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { SizeDialogProps } from "./size-dialog.tsx";

const loadDialog = () => import("./size-dialog.tsx");
/** Preloads the dialog; errors are ignored here because a click loads it again and handles them. */
const preloadDialog = () => void loadDialog().catch(() => undefined);

/** Asks for the size in a dialog, which is preloaded on hover or focus. */
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
      // The file could not be loaded (offline, or removed by a new version), so the product's page asks for the size.
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
