import { ChoiceCards } from "#app/features/admin/choice-cards.tsx";
import { FormDialog } from "#app/features/admin/form-dialog.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import type { DeliveryKind } from "#domain/delivery/delivery-method.ts";
import { kindLabels } from "#domain/delivery/describe-method.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { SwitchRow } from "#ui/switch.tsx";
import { kindChoices } from "./delivery-kinds.ts";
import { FreeFields } from "./free-fields.tsx";
import { MethodFields, PickupFields } from "./method-fields.tsx";
import { RateList } from "./rates/rate-list.tsx";
import type { ManagedMethod } from "./use-delivery-methods.ts";
import { useMethodForm } from "./use-method-form.ts";

interface MethodDialogProps extends DialogState {
  /** Absent for a new method. */
  method?: ManagedMethod;
  /** The kind of a new method, which can still be changed. */
  kind?: DeliveryKind | undefined;
}

export function MethodDialog({ method, kind = "pickup", isOpen, onClose }: MethodDialogProps) {
  const form = useMethodForm(method, kind, onClose);
  const { draft, errors, change, editor } = form;
  return (
    <FormDialog
      title={method ? "Editar forma de entrega" : "Nova forma de entrega"}
      description={method && kindLabels[method.kind]}
      width={920}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      leaveText="O que você mudou nesta forma de entrega ainda não foi salvo."
      submit={{ children: method ? "Salvar alterações" : "Criar forma de entrega" }}
    >
      {!method && (
        <ChoiceCards
          legend="Como o pedido chega ao cliente"
          choices={kindChoices}
          value={draft.kind}
          onChange={form.changeKind}
        />
      )}
      <MethodFields draft={draft} errors={errors} onChange={change} />
      {draft.kind === "pickup" ? (
        <PickupFields editor={editor} errors={errors} />
      ) : (
        <RateList editor={editor} name={draft.name} error={errorOfRates(errors, editor.hasMistakes)} />
      )}
      <FreeFields draft={draft} errors={errors} onChange={change} />
      <SwitchRow
        label="Ativa"
        text="Pausada, ela não aparece na loja."
        checked={draft.active}
        onChange={(event) => change({ active: event.target.checked })}
      />
    </FormDialog>
  );
}

/** A refusal of all rows, or one of a row that only the server has found: the rows show what the browser finds. */
function errorOfRates(errors: FieldErrors, hasMistakes: boolean): string | undefined {
  const ofRow = Object.entries(errors).find(([name]) => name.startsWith("rates."))?.[1];
  return errors.rates ?? (hasMistakes ? undefined : ofRow);
}
