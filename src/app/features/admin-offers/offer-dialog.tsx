import { ChoiceCards } from "#app/features/admin/choice-cards.tsx";
import { FormDialog } from "#app/features/admin/form-dialog.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { SwitchRow } from "#ui/switch.tsx";
import { BenefitFields } from "./benefit-fields.tsx";
import { CodeFields } from "./code-fields.tsx";
import { NameField } from "./name-field.tsx";
import type { OfferDraft } from "./offer-draft.ts";
import { kindChoices } from "./offer-kinds.ts";
import { OfferPreview } from "./preview/offer-preview.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { useOfferForm } from "./use-offer-form.ts";
import type { ManagedOffer } from "./use-offers.ts";

interface OfferDialogProps extends DialogState {
  /** Absent for a new offer. */
  offer?: ManagedOffer;
  /** What the form begins with. */
  draft: OfferDraft;
}

export function OfferDialog({ offer, draft: begin, isOpen, onClose }: OfferDialogProps) {
  const form = useOfferForm(offer, begin, onClose);
  const { draft, errors, change } = form;
  const fields = { draft, errors, onChange: change };
  return (
    <FormDialog
      title={offer ? "Editar oferta" : "Nova oferta"}
      width={920}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      leaveText="O que você mudou nesta oferta ainda não foi salvo."
      submit={{ children: offer ? "Salvar alterações" : "Criar oferta" }}
      bodyClassName="items-start lg:grid-cols-[minmax(0,1fr)_320px]"
    >
      <div className="grid min-w-0 content-start gap-6">
        <ChoiceCards
          legend="O que a oferta dá"
          choices={kindChoices}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
          className="md:grid-cols-2"
        />
        <BenefitFields {...fields} />
        <NameField {...fields} />
        {draft.kind !== "pix" && <CodeFields {...fields} />}
        <RuleFields {...fields} />
        <SwitchRow
          label="Ativa"
          text="Pausada, ninguém recebe a oferta."
          checked={draft.active}
          onChange={(event) => change({ active: event.target.checked })}
        />
      </div>
      <OfferPreview draft={draft} />
    </FormDialog>
  );
}
