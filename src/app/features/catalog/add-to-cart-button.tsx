import { ShoppingCart } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import type { ProductSummary } from "#domain/catalog/product.ts";
import { IconButton } from "#ui/icon-button.tsx";

const loadDialog = () => import("./size-dialog.tsx");
const SizeDialog = lazy(loadDialog);

/** A shirt needs a size: the button asks for it in a dialog that is loaded when somebody comes near. */
export function AddToCartButton({ product }: { product: ProductSummary }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const preload = () => void loadDialog();

  return (
    <>
      <IconButton
        ref={button}
        label={`Adicionar ${product.name} ao carrinho`}
        variant="add"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <ShoppingCart className="size-5" />
      </IconButton>
      {wanted && (
        <Suspense fallback={null}>
          <SizeDialog product={product} open={open} onOpenChange={setOpen} returnFocusTo={button} />
        </Suspense>
      )}
    </>
  );
}
