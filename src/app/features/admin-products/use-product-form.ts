import { useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { LEAVING, useForm } from "#app/features/forms/use-form.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { productTexts } from "#domain/texts/products.ts";
import { toast } from "#ui/toast.tsx";
import type { AdminProduct } from "./product-draft/admin-product.ts";
import type { DraftImage } from "./product-draft/draft-image.ts";
import type { DraftPrint } from "./product-draft/draft-print.ts";
import {
  draftOf,
  emptyDraft,
  inputOf,
  type ProductDraft,
  rebase,
  refuseDraft,
} from "./product-draft/product-draft.ts";
import { useRenewProducts } from "./product-queries.ts";

interface FormOptions {
  /** Absent for a new product. */
  product: AdminProduct | undefined;
  onSaved: () => void;
}

interface Sent extends ProductDraft {
  /** Set only by the user's choice after a conflict: replaces what another administrator saved. */
  overwrites?: boolean;
}

export function useProductForm({ product, onSaved }: FormOptions) {
  const [draft, setDraft] = useState(() => (product ? draftOf(product) : emptyDraft));
  /** The draft of the saved version: differences from it would be lost by closing. */
  const [base, setBase] = useState(draft);
  const renew = useRenewProducts();
  const { busy, alert, fields, failure, submit, clearErrors, form } = useForm<Sent>({
    values: draft,
    check: () => refuseDraft(draft),
    onInvalid: (wrong) => toast.error(sentenceFor(wrong)),
    send: save,
    refuse: (refusal) => {
      const title = product ? productTexts.updateFailed : productTexts.addFailed;
      toast.error(refusal.fields.subcategory_id ? productTexts.subcategoryFailed : title);
      return { alert: refusal.message, fields: refusal.fields };
    },
  });

  const change = (changes: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const changeImages = (next: (images: DraftImage[]) => DraftImage[]) =>
    setDraft((before) => ({ ...before, images: next(before.images) }));
  const changePrint = (next: (print: DraftPrint) => DraftPrint) =>
    setDraft((before) => ({ ...before, print: before.print && next(before.print) }));

  /** Applies a picture's change, which is saved at once, to both the draft and the saved version. */
  function adopt({ updated_at }: AdminProduct, effect: (images: DraftImage[]) => DraftImage[]) {
    const apply = (before: ProductDraft) => ({ ...before, images: effect(before.images), updated_at });
    setDraft(apply);
    setBase(apply);
    void renew();
  }

  async function save({ overwrites, ...typed }: Sent) {
    if (product) await replace(product.id, overwrites ? await overLatest(product.id, typed) : typed);
    else await callApi("POST /api/admin/products", { body: inputOf(typed) });
    await renew();
    toast.success(product ? productTexts.updated : productTexts.added);
    onSaved();
    // A click while the dialog fades out would save a second time.
    return LEAVING;
  }

  async function overLatest(id: string, typed: ProductDraft) {
    const rebased = rebase(typed, await fetchProduct(id));
    change({ images: rebased.images });
    return rebased;
  }

  async function reload() {
    if (!product) return;
    try {
      const latest = draftOf(await fetchProduct(product.id));
      setDraft(latest);
      setBase(latest);
      clearErrors();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      toast.error(refusal.message);
    }
  }

  return {
    formProps: form,
    busy,
    alert,
    draft,
    change,
    changeImages,
    changePrint,
    adopt,
    errors: fields,
    isDirty: JSON.stringify(draft) !== JSON.stringify(base),
    /** Another administrator saved first. */
    hasConflict: failure?.code === "product_changed",
    overwrite: () => void submit({ ...draft, overwrites: true }),
    reload,
  };
}

const fetchProduct = (id: string) => callApi("GET /api/admin/products/{id}", { params: { id } });

const replace = (id: string, draft: ProductDraft) =>
  callApi("PUT /api/admin/products/{id}", {
    params: { id },
    body: { ...inputOf(draft), updated_at: draft.updated_at },
  });

/** A toast names the problem of a price if that is the only one. */
function sentenceFor(wrong: FieldErrors): string {
  const [message, ...others] = Object.values(wrong);
  const isOfPrice = message === productTexts.priceInvalid || message === productTexts.formerPriceTooLow;
  return isOfPrice && others.length === 0 ? message : productTexts.required;
}

export type ProductFormState = ReturnType<typeof useProductForm>;
