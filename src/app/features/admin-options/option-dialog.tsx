import { ListPlus, Shield } from "lucide-react";
import { useState } from "react";
import { ChoiceCards } from "#app/features/admin/choice-cards.tsx";
import { FormDialog } from "#app/features/admin/form-dialog.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { OPTION_NAME_LENGTH } from "#domain/options/option-input.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { SwitchRow } from "#ui/switch.tsx";
import { OptionPreview } from "./option-preview.tsx";
import { PatchFields } from "./patch-fields.tsx";
import type { LibraryOption } from "./use-library.ts";
import { useOptionForm } from "./use-option-form.ts";

const kinds = [
  {
    value: "patch",
    icon: Shield,
    label: "Patch",
    text: "Uma imagem na manga ou no peito, que o cliente vê na camisa.",
  },
  {
    value: "other",
    icon: ListPlus,
    label: "Outra opção",
    text: "Manga longa, calção, embalagem: o que não aparece na foto.",
  },
] as const;

interface OptionDialogProps extends DialogState {
  /** Absent for a new option. */
  option?: LibraryOption;
}

export function OptionDialog({ option, isOpen, onClose }: OptionDialogProps) {
  const form = useOptionForm(option, onClose);
  const { draft, errors, change } = form;
  const [isUploading, setUploading] = useState(false);
  return (
    <FormDialog
      title={option ? "Editar opção" : "Nova opção"}
      isOpen={isOpen}
      onClose={onClose}
      form={{ ...form, isDirty: form.isDirty || isUploading }}
      leaveText="O que você mudou nesta opção ainda não foi salvo."
      submit={{ children: option ? "Salvar alterações" : "Criar opção", disabled: isUploading }}
      mayClose={!isUploading}
    >
      <ChoiceCards
        legend="O que é"
        choices={kinds}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        className="md:grid-cols-2"
      />
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_10rem]">
        <Field
          label="Nome da opção"
          error={errors.name}
          hint="Como o cliente lê na loja e no pedido"
          required
        >
          <Input
            controlSize="app"
            maxLength={OPTION_NAME_LENGTH}
            autoComplete="off"
            placeholder={draft.kind === "patch" ? "Patch da Copa" : "Manga longa"}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label="Preço (R$)" error={errors.price_cents} hint="A mais; 0 é grátis" required>
          <Input
            controlSize="app"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            placeholder="0,00"
            className="tabular-nums"
            value={draft.price}
            onChange={(event) => change({ price: event.target.value })}
          />
        </Field>
      </div>
      {draft.kind === "patch" && (
        <PatchFields draft={draft} errors={errors} onChange={change} onBusyChange={setUploading} />
      )}
      <SwitchRow
        label="Oferecer na loja"
        text={
          draft.isOffered
            ? "Aparece nos produtos e nas categorias em que você a marcar."
            : "Fora de venda em todos os produtos, que continuam com ela marcada."
        }
        checked={draft.isOffered}
        onChange={(event) => change({ isOffered: event.target.checked })}
      />
      <OptionPreview draft={draft} />
    </FormDialog>
  );
}
