import { type FormEvent, useRef, useState } from "react";
import { bringIntoView } from "#app/features/forms/bring-into-view.ts";
import { LeaveDialog } from "#app/features/forms/leave-dialog.tsx";
import { useLeaveGuard } from "#app/features/forms/use-leave-guard.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { PatchSection } from "./patches/patch-section.tsx";
import { PrintSection } from "./print/print-section.tsx";
import type { AdminProduct } from "./product-draft/admin-product.ts";
import { ProductFields } from "./product-fields.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { type ProductFormState, useProductForm } from "./use-product-form.ts";

interface ProductFormProps {
  product: AdminProduct | undefined;
  onClose: () => void;
}

export function ProductForm({ product, onClose }: ProductFormProps) {
  const isSaved = useRef(false);
  const [isUploading, setIsUploading] = useState(false);
  const form = useProductForm({
    product,
    onSaved: () => {
      isSaved.current = true;
      onClose();
    },
  });
  const guard = useLeaveGuard({
    when: form.isDirty || isUploading,
    unless: () => isSaved.current,
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (!isUploading) return form.formProps.onSubmit(event);
    event.preventDefault();
    toast.info("Aguarde o envio da imagem terminar.");
  }

  return (
    <form {...form.formProps} onSubmit={handleSubmit} className="contents">
      <DialogBody className="md:grid-cols-2 md:gap-x-8">
        {form.alert && <ProblemAlert form={form} />}
        <ProductFields form={form} productId={product?.id} />
        <ProductGallery form={form} product={product} onBusyChange={setIsUploading} />
        <PatchSection
          draft={form.draft}
          error={form.errors.patch_areas}
          onChange={(patchAreas) => form.change({ patchAreas })}
        />
        <PrintSection
          print={form.draft.print}
          images={form.draft.images}
          onToggle={(print) => form.change({ print })}
          onChange={(changes) => form.changePrint((before) => ({ ...before, ...changes }))}
        />
      </DialogBody>
      <DialogFoot>
        <DialogClose
          render={
            <Button variant="ghost" size="app">
              Cancelar
            </Button>
          }
        />
        <Button type="submit" size="app" busy={form.busy} busyLabel="Salvando...">
          {product ? "Salvar Alterações" : "Adicionar Produto"}
        </Button>
      </DialogFoot>
      <LeaveDialog
        guard={guard}
        title="Descartar alterações?"
        description="O que você mudou neste produto ainda não foi salvo."
        confirmLabel="Descartar"
      />
    </form>
  );
}

function ProblemAlert({ form }: { form: ProductFormState }) {
  return (
    <Alert className="md:col-span-2">
      <p ref={bringIntoView}>{form.alert}</p>
      {form.hasConflict && (
        <p className="mt-3 flex flex-wrap gap-2">
          <Button variant="outline" size="app" onClick={form.overwrite}>
            Salvar mesmo assim
          </Button>
          <Button variant="outline" size="app" onClick={form.reload}>
            Descartar e ver a versão atual
          </Button>
        </p>
      )}
    </Alert>
  );
}
