import { Check, Play, Square, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { isRunning } from "#domain/imports/product-import.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { type ProductImport, useDiscardImport, useImportAction } from "./import-queries.ts";
import { countProducts } from "./import-texts.ts";

/** The buttons of an import, depending on its status. */
export function ImportActions({ item, onGone }: { item: ProductImport; onGone: () => void }) {
  const [drafts, setDrafts] = useState(false);
  const { mutate: act, isPending, variables } = useImportAction(item.id, { drafts });
  const discard = useDiscardImport(item.id, onGone);
  const { status, counts } = item;
  const canContinue = status === "stopped" && counts.waiting > 0;
  return (
    <div className="flex flex-wrap gap-2">
      {isRunning(status) && (
        <Button
          variant="outline"
          size="app"
          icon={<Square />}
          busy={isPending && variables === "stop"}
          onClick={() => act("stop")}
        >
          Parar
        </Button>
      )}
      {(status === "ready" || status === "failed") && (
        <Button
          variant="outline"
          size="app"
          icon={<Trash2 />}
          busy={discard.isPending}
          onClick={() => discard.mutate()}
        >
          Descartar
        </Button>
      )}
      {item.can_undo && <UndoButton item={item} busy={isPending} onConfirm={() => act("undo")} />}
      {status === "ready" && counts.waiting > 0 && (
        <>
          {counts.create > 0 && (
            <Checkbox
              label="Criar os novos como rascunho"
              checked={drafts}
              onChange={(event) => setDrafts(event.target.checked)}
            />
          )}
          <Button size="app" icon={<Check />} busy={isPending} onClick={() => act("apply")}>
            Importar {countProducts(counts.waiting)}
          </Button>
        </>
      )}
      {canContinue && (
        <Button size="app" icon={<Play />} busy={isPending} onClick={() => act("apply")}>
          Continuar
        </Button>
      )}
    </div>
  );
}

interface UndoButtonProps {
  item: ProductImport;
  busy: boolean;
  onConfirm: () => void;
}

function UndoButton({ item, busy, onConfirm }: UndoButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AlertDialog
      title="Desfazer importação"
      description={
        <>
          {countProducts(item.counts.written)} de “{item.filename}” voltam ao que eram; os que ela criou saem
          da loja. Fica como está o que foi alterado ou pedido depois.
        </>
      }
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" size="app" icon={<Undo2 />}>
          Desfazer importação
        </Button>
      }
      confirmLabel="Desfazer"
      busy={busy}
      onConfirm={() => {
        onConfirm();
        setIsOpen(false);
      }}
    />
  );
}
