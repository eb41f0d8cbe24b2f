import { useEffect, useState } from "react";
import { ApiError } from "#app/api/api-client.ts";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { productTexts } from "#domain/texts/products.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ProductForm } from "./product-form.tsx";
import { useProduct } from "./product-queries.ts";
import { NEW_PRODUCT } from "./use-shown-product.ts";

interface ProductDialogProps {
  /** A product's id, the keyword for a new one, or null while closed. */
  shownId: string | null;
  onClose: () => void;
}

export function ProductDialog({ shownId, onClose }: ProductDialogProps) {
  // The content stays while the dialog fades out; opening it again starts with a fresh form.
  const [{ id, count }, setOpened] = useState({ id: shownId, count: 0 });
  useEffect(() => {
    if (shownId !== null) setOpened((before) => ({ id: shownId, count: before.count + 1 }));
  }, [shownId]);
  return (
    <Dialog
      title={id === NEW_PRODUCT ? "Novo Produto" : "Editar Produto"}
      width={920}
      open={shownId !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      {id === NEW_PRODUCT && <ProductForm key={count} product={undefined} onClose={onClose} />}
      {id !== null && id !== NEW_PRODUCT && <ExistingProduct key={count} id={id} onClose={onClose} />}
    </Dialog>
  );
}

function ExistingProduct({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: product, error, refetch } = useProduct(id);
  if (product) return <ProductForm product={product} onClose={onClose} />;
  if (!error) return <FormSkeleton />;
  const isGone = error instanceof ApiError && error.code === "not_found";
  return (
    <DialogBody>
      <LoadFailed
        title={isGone ? productTexts.notFound : productTexts.imagesNotLoaded}
        error={isGone ? undefined : error}
        onRetry={refetch}
      />
    </DialogBody>
  );
}

function FormSkeleton() {
  return (
    <DialogBody>
      <Loading label="Carregando produto...">
        <div className="grid gap-8 md:grid-cols-2">
          <div className="grid content-start gap-5">
            {["name", "price", "category", "subcategory"].map((field) => (
              <Skeleton key={field} className="h-11" />
            ))}
            <Skeleton className="h-32" />
          </div>
          <div className="grid grid-cols-2 content-start gap-3 lg:grid-cols-3">
            {["first", "second", "third"].map((cell) => (
              <Skeleton key={cell} className="h-42" />
            ))}
          </div>
        </div>
      </Loading>
    </DialogBody>
  );
}
