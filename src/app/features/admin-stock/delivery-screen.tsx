import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LeaveDialog } from "#app/features/forms/leave-dialog.tsx";
import { useLeaveGuard } from "#app/features/forms/use-leave-guard.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { addProduct, addUnits, type DeliveryDraft, totalOf } from "./delivery-draft.ts";
import { DeliveryForm } from "./delivery-form.tsx";
import { PasteList } from "./paste-list.tsx";
import { ProductSearch } from "./product-search.tsx";

/** Products are searched or pasted; nothing is written before the last button. */
export function DeliveryScreen() {
  const [draft, setDraft] = useState<DeliveryDraft>([]);
  const [pasted, setPasted] = useState("");
  const guard = useLeaveGuard({ when: totalOf(draft) > 0 || pasted.trim() !== "" });
  return (
    <AdminPage
      title="Receber entrega"
      description="Soma o que chegou ao estoque. Um tamanho ilimitado passa a ser contado."
      actions={
        <ButtonLink variant="outline" size="app" icon={<ArrowLeft />} to="/admin/estoque">
          Estoque
        </ButtonLink>
      }
    >
      <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-6 [&>*]:min-w-0">
        <div className="grid gap-5 lg:gap-6 [&>*]:min-w-0">
          <ProductSearch
            chosen={draft.map(({ product }) => product.id)}
            onChoose={(product) => setDraft((before) => addProduct(before, product))}
          />
          <PasteList
            text={pasted}
            onType={setPasted}
            onUnderstood={(items) => setDraft((before) => items.reduce(addUnits, before))}
          />
        </div>
        <DeliveryForm draft={draft} onChange={setDraft} />
      </div>
      <LeaveDialog
        guard={guard}
        title="Sair sem receber?"
        description="O que você digitou ainda não entrou no estoque."
        confirmLabel="Sair sem receber"
      />
    </AdminPage>
  );
}
