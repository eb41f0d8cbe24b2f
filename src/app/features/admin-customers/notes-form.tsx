import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, callApi, type InputOf } from "#app/api-client.ts";
import { LONGEST_NOTES } from "#domain/customers/customer-notes.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { toast } from "#ui/toast.tsx";
import type { Customer, CustomerNotes } from "./customer.ts";
import { customerKey } from "./customer-queries.ts";
import { NotesConflict } from "./notes-conflict.tsx";

type Draft = InputOf<"PUT /api/admin/customers/{id}/notes">["body"];

/** Only the shop's people read them. What somebody types stays, whatever others save meanwhile. */
export function NotesForm({ customer }: { customer: Customer }) {
  const { notes } = customer;
  /** The version is the one that was there when the typing began. */
  const [draft, setDraft] = useState<Draft | null>(null);
  const save = useSaveNotes(customer, () => setDraft(null));
  const isConflict = isConflictError(save.error);
  const text = draft?.text ?? notes.text;
  const isChanged = draft !== null && draft.text !== notes.text;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (draft) save.mutate(draft);
  }

  return (
    <Panel className="p-4">
      <form noValidate onSubmit={submit} aria-label="Anotações" className="grid gap-3">
        <Field
          label="Anotações"
          counter={
            text.length > LONGEST_NOTES - 500 ? { length: text.length, max: LONGEST_NOTES } : undefined
          }
          hint={describeLastChange(notes)}
          error={save.error instanceof ApiError ? save.error.fields.text : undefined}
        >
          <Textarea
            controlSize="app"
            rows={5}
            maxLength={LONGEST_NOTES}
            placeholder="Preferências, medidas, combinados..."
            value={text}
            onChange={(event) =>
              setDraft({ text: event.target.value, version: draft?.version ?? notes.version })
            }
          />
        </Field>
        {isConflict && draft ? (
          <NotesConflict
            theirs={notes.text}
            isSaving={save.isPending}
            onKeepMine={() => save.mutate({ text: draft.text, version: notes.version })}
            onTakeTheirs={() => {
              setDraft(null);
              save.reset();
            }}
          />
        ) : (
          <>
            {save.error && <Alert>{save.error.message}</Alert>}
            <Button
              type="submit"
              variant="outline"
              size="app"
              disabled={!isChanged}
              busy={save.isPending}
              busyLabel="Salvando..."
              className="justify-self-start"
            >
              Salvar anotações
            </Button>
          </>
        )}
      </form>
    </Panel>
  );
}

function useSaveNotes({ id }: Customer, onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: Draft) =>
      callApi("PUT /api/admin/customers/{id}/notes", { params: { id }, body: draft }),
    onSuccess: (notes) => {
      client.setQueryData<Customer>(customerKey(id), (before) => before && { ...before, notes });
      onSaved();
      toast.success("Anotações salvas");
    },
    // Somebody else's text is shown beside the one that was typed.
    onError: (error) => {
      if (isConflictError(error)) return client.invalidateQueries({ queryKey: customerKey(id) });
    },
  });
}

const isConflictError = (error: Error | null) => error instanceof ApiError && error.code === "conflict";

function describeLastChange({ updated_at }: CustomerNotes): string {
  if (!updated_at) return "Só quem administra a loja vê este texto.";
  return `Só quem administra a loja vê. Última alteração em ${formatDateTime(new Date(updated_at))}.`;
}
