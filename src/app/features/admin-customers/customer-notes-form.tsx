import { useQueryClient } from "@tanstack/react-query";
import { ApiError, callApi, type InputOf } from "#app/api/api-client.ts";
import { NotesForm } from "#app/features/admin/notes-form.tsx";
import { MAX_NOTES_LENGTH } from "#domain/customers/customer-notes.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast.tsx";
import type { Customer, CustomerNotes } from "./customer.ts";
import { customerKey } from "./customer-queries.ts";

type Draft = InputOf<"PUT /api/admin/customers/{id}/notes">["body"];

export function CustomerNotesForm({ customer }: { customer: Customer }) {
  const { notes } = customer;
  return (
    <Panel className="p-4">
      <NotesForm
        label="Anotações"
        hint={describeLastChange(notes)}
        placeholder="Preferências, medidas, combinados..."
        maxLength={MAX_NOTES_LENGTH}
        saved={{ text: notes.text, version: notes.version }}
        save={useSaveNotes(customer)}
      />
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
      return notes.version;
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
