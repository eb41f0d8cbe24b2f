import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, callApi, type InputOf } from "#app/api/api-client.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { MAX_NOTES_LENGTH } from "#domain/customers/customer-notes.ts";
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

/**
 * The notes about a customer, which only administrators read. An unsaved draft stays when another administrator saves.
 */
export function NotesForm({ customer }: { customer: Customer }) {
  const { notes } = customer;
  /** The draft keeps the version that was current when the typing began. */
  const [draft, setDraft] = useState<Draft | null>(null);
  const save = useSaveNotes(customer);
  const values: Draft = draft ?? { text: notes.text, version: notes.version };
  const { text } = values;
  const { busy, alert, fields, failure, submit, clearErrors, form } = useForm<Draft>({
    values,
    send: async (typed) => {
      await save(typed);
      setDraft(null);
    },
    refuse: (refusal) => ({ alert: refusal.message, fields: refusal.fields }),
  });

  return (
    <Panel className="p-4">
      <form {...form} aria-label="Anotações" className="grid gap-3">
        <Field
          label="Anotações"
          counter={
            text.length > MAX_NOTES_LENGTH - 500 ? { length: text.length, max: MAX_NOTES_LENGTH } : undefined
          }
          hint={describeLastChange(notes)}
          error={fields.text}
        >
          <Textarea
            controlSize="app"
            rows={5}
            maxLength={MAX_NOTES_LENGTH}
            placeholder="Preferências, medidas, combinados..."
            value={text}
            onChange={(event) => setDraft({ ...values, text: event.target.value })}
          />
        </Field>
        {failure?.code === "conflict" ? (
          <NotesConflict
            theirs={notes.text}
            isSaving={busy}
            onKeepMine={() => submit({ text, version: notes.version })}
            onTakeTheirs={() => {
              setDraft(null);
              clearErrors();
            }}
          />
        ) : (
          <>
            {alert && <Alert>{alert}</Alert>}
            <Button
              type="submit"
              variant="outline"
              size="app"
              disabled={text === notes.text}
              busy={busy}
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

function useSaveNotes({ id }: Customer) {
  const client = useQueryClient();
  return async (draft: Draft) => {
    try {
      const notes = await callApi("PUT /api/admin/customers/{id}/notes", { params: { id }, body: draft });
      client.setQueryData<Customer>(customerKey(id), (before) => before && { ...before, notes });
      toast.success("Anotações salvas");
    } catch (failure) {
      // The other administrator's text is shown beside the draft instead of an error.
      if (failure instanceof ApiError && failure.code === "conflict")
        await client.invalidateQueries({ queryKey: customerKey(id) });
      throw failure;
    }
  };
}

function describeLastChange({ updated_at }: CustomerNotes): string {
  if (!updated_at) return "Só quem administra a loja vê este texto.";
  return `Só quem administra a loja vê. Última alteração em ${formatDateTime(new Date(updated_at))}.`;
}
