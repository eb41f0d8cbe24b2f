import { useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { isConflict } from "#app/features/forms/conflict.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { toast } from "#ui/toast.tsx";
import { type ProductStock, type ShelfSize, useRenewStock } from "./stock-queries.ts";
import {
  baseOnPresent,
  emptyDraft,
  findLevel,
  inputOf,
  type StockDraft,
  typeUnits,
  writeUnits,
} from "./units-draft.ts";

/** The counts of a product's sizes. What was typed stays when it is refused, beside what is there now. */
export function useUnitsForm(product: ProductStock) {
  const [draft, setDraft] = useState<StockDraft>(emptyDraft);
  const renew = useRenewStock();
  const { busy, alert, fields, clearErrors, form } = useForm<StockDraft>({
    values: draft,
    send: (typed) =>
      save(typed).catch(async (refusal) => {
        if (isConflict(refusal)) await showPresent();
        throw refusal;
      }),
    refuse: ({ message, fields: wrong }) => ({ alert: message, fields: wrong }),
  });

  async function save(typed: StockDraft) {
    if (typed.levels.length === 0) {
      toast.info("Nenhuma unidade mudou.");
      return;
    }
    const params = { product_id: product.id };
    renew.adopt(await callApi("PUT /api/admin/stock/{product_id}", { params, body: inputOf(typed) }));
    // Units typed while these were being saved stay.
    setDraft(({ levels }) => ({
      ...emptyDraft,
      levels: levels.filter((level) => !typed.levels.includes(level)),
    }));
    toast.success("Estoque salvo", { description: product.name });
  }

  async function showPresent() {
    // Where not even that can be read, the next save is refused again.
    const present = await renew.read(product.id).catch(() => undefined);
    if (present) setDraft((typed) => baseOnPresent(typed, present.sizes));
  }

  return {
    formProps: form,
    busy,
    alert,
    errors: fields,
    draft,
    isDirty: draft.levels.length > 0,
    textOf: (shelf: ShelfSize) => findLevel(draft, shelf.size)?.typed ?? writeUnits(shelf.units),
    type: (shelf: ShelfSize, text: string) => setDraft((before) => typeUnits(before, shelf, text)),
    change: (changes: Partial<Pick<StockDraft, "reason" | "note">>) =>
      setDraft((before) => ({ ...before, ...changes })),
    discard: () => {
      setDraft(emptyDraft);
      clearErrors();
    },
  };
}

export type UnitsFormState = ReturnType<typeof useUnitsForm>;
