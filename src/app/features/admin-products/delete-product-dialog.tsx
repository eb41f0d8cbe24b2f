import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { productTexts } from "#domain/texts/products.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { type ProductRow, useRenewProducts } from "./product-queries.ts";

export function DeleteProductDialog({
  product,
  onClose,
}: {
  product: ProductRow | null;
  onClose: () => void;
}) {
  const renew = useRenewProducts();
  // The name stays shown while the dialog fades out.
  const [shown, setShown] = useState(product);
  useEffect(() => {
    if (product) setShown(product);
  }, [product]);

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id }: ProductRow) => {
      await callApi("DELETE /api/admin/products/{id}", { params: { id } });
      await renew();
    },
    onSuccess: () => toast.success(productTexts.deleted),
    onError: (error) => toast.error(productTexts.deleteFailed, { description: error.message }),
    onSettled: onClose,
  });

  return (
    <AlertDialog
      open={product !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Excluir Produto"
      description="Tem certeza que deseja excluir este produto? Esta ação não pode ser desfeita."
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      busy={isPending}
      onConfirm={() => product && mutate(product)}
    >
      <p className="wrap-anywhere font-semibold">{shown?.name}</p>
      <p className="text-caption text-muted">Os pedidos já feitos continuam mostrando o que foi comprado.</p>
    </AlertDialog>
  );
}
