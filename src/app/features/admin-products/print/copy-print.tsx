import { useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { ProductFinder } from "#app/features/admin-orders/order-draft/product-finder.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import type { DraftPrint } from "../product-draft/draft-print.ts";

type Copied = Pick<DraftPrint, "area" | "font" | "curve" | "color" | "outline">;

/** Copies the print settings of another product, because shirts are photographed alike. The picture is not copied. */
export function CopyPrint({ onCopy }: { onCopy: (print: Copied) => void }) {
  const [isOpen, setIsOpen] = useState(false);

  async function copyFrom({ id, name }: { id: string; name: string }) {
    try {
      const { print } = await callApi("GET /api/admin/products/{id}", { params: { id } });
      if (!print) return void toast.info(`${name} não tem estampa para copiar.`);
      const { area, font, curve, color, outline } = print;
      onCopy({ area, font, curve, color, outline });
      toast.success(`Estampa copiada de ${name}`);
      setIsOpen(false);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast.error(failure.message);
    }
  }

  return isOpen ? (
    <ProductFinder label="Copiar a estampa de" action="Copiar a estampa de" onPick={copyFrom} />
  ) : (
    <Button variant="outline" size="app" className="justify-self-start" onClick={() => setIsOpen(true)}>
      Copiar de outro produto
    </Button>
  );
}
