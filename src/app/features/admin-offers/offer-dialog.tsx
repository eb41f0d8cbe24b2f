import { ChoiceCards } from "#app/features/admin/choice-cards.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { ConflictAlert } from "#app/features/forms/conflict-alert.tsx";
import { LeaveDialog } from "#app/features/forms/leave-dialog.tsx";
import { useLeaveGuard } from "#app/features/forms/use-leave-guard.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
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
  const { draft, errors, change, busy } = form;
  const fields = { draft, errors, onChange: change };
  // The dialog stays mounted after closing, with what was typed.
  const guard = useLeaveGuard({ when: isOpen && form.isDirty });

  function close() {
    if (!busy) guard.run(onClose);
  }

  return (
    <>
      <Dialog
        title={offer ? "Editar oferta" : "Nova oferta"}
        width={920}
        open={isOpen}
        onOpenChange={(open) => !open && close()}
      >
        <form {...form.formProps} className="contents">
          <DialogBody className="items-start lg:grid-cols-[minmax(0,1fr)_320px]">
            <div className="grid min-w-0 content-start gap-6">
              {form.hasConflict && <ConflictAlert onDiscard={form.discard} />}
              {form.alert && <Alert>{form.alert}</Alert>}
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
          </DialogBody>
          <DialogFoot>
            <Button variant="ghost" size="app" onClick={close}>
              Cancelar
            </Button>
            <Button type="submit" size="app" busy={busy} busyLabel="Salvando...">
              {offer ? "Salvar alterações" : "Criar oferta"}
            </Button>
          </DialogFoot>
        </form>
      </Dialog>
      <LeaveDialog
        guard={guard}
        title="Descartar alterações?"
        description="O que você mudou nesta oferta ainda não foi salvo."
        confirmLabel="Descartar"
      />
    </>
  );
}
