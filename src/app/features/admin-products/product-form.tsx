import { useCallback, useEffect, useRef, useState } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { KeepDraft } from "./keep-draft.tsx";
import { PrintSection } from "./print/print-section.tsx";
import { ProductFields } from "./product-fields.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import type { AdminProduct } from "./product-queries.ts";
import { type ProductFormState, useProductForm } from "./use-product-form.ts";

interface ProductFormProps {
  product: AdminProduct | undefined;
  onClose: () => void;
}

export function ProductForm({ product, onClose }: ProductFormProps) {
  const isSaved = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useProductForm({
    product,
    onSaved: () => {
      isSaved.current = true;
      onClose();
    },
  });
  const mayLeave = useCallback(() => isSaved.current, []);

  function handleSubmit(event: React.FormEvent) {
    event.preventDefault();
    // A portal's form bubbles through React to the one around it.
    event.stopPropagation();
    if (form.busy) return;
    if (isUploading) toast.info("Aguarde o envio da imagem terminar.");
    else void form.submit().then(() => setAttempts((count) => count + 1));
  }

  // On a phone what is wrong may be a screen away from the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a try to save moves the focus, never typing
  useEffect(() => {
    element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempts]);

  return (
    <form ref={element} noValidate onSubmit={handleSubmit} className="contents">
      <DialogBody className="md:grid-cols-2 md:gap-x-8">
        {form.problem && <ProblemAlert form={form} />}
        <ProductFields form={form} />
        <ProductGallery form={form} product={product} onBusyChange={setIsUploading} />
        <PrintSection form={form} />
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
      <KeepDraft when={form.isDirty || isUploading} unless={mayLeave} />
    </form>
  );
}

function ProblemAlert({ form }: { form: ProductFormState }) {
  return (
    <Alert className="md:col-span-2">
      <p ref={bringIntoView}>{form.problem?.message}</p>
      {form.problem?.isConflict && (
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

/** As a ref it runs once, when the element comes; on a phone the button is a screen away from it. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "center" });
}
