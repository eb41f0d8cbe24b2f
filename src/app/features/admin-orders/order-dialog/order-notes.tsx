import { useQueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { NotesForm } from "#app/features/admin/notes-form.tsx";
import { MAX_STAFF_NOTES_LENGTH } from "#domain/orders/staff-notes.ts";
import { toast } from "#ui/toast.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { orderKey, useRefreshOrders } from "../order-queries.ts";
import { orderTexts } from "../order-texts.ts";

/** What the shop writes down for itself about an order. The text that was read serves as its version. */
export function OrderNotes({ order }: { order: AdminOrder }) {
  const text = order.staff_notes ?? "";
  return (
    <NotesForm
      label={orderTexts.notes}
      hint={orderTexts.notesHint}
      placeholder="Combinados, prazos, código de rastreio..."
      maxLength={MAX_STAFF_NOTES_LENGTH}
      rows={3}
      saved={{ text, version: text }}
      save={useSaveNotes(order.id)}
    />
  );
}

function useSaveNotes(id: string) {
  const client = useQueryClient();
  const refresh = useRefreshOrders();
  return async ({ text, version }: { text: string; version: string }) => {
    try {
      const body = { text, previous_text: version };
      const order = await callApi("PUT /api/admin/orders/{id}/notes", { params: { id }, body });
      client.setQueryData(orderKey(id), order);
      toast.success(orderTexts.notesSaved);
      void refresh();
      return order.staff_notes ?? "";
    } catch (failure) {
      // The other person's text is shown beside the draft instead of an error.
      if (failure instanceof ApiError && failure.code === "conflict")
        await client.invalidateQueries({ queryKey: orderKey(id) });
      throw failure;
    }
  };
}
