import { useState } from "react";
import { ApiError, callApi } from "#app/api-client.ts";
import { productTexts } from "#domain/texts/products.ts";
import { toast } from "#ui/toast.tsx";
import type { DraftPrint } from "./print/draft-print.ts";
import {
  type DraftErrors,
  type DraftImage,
  draftOf,
  emptyDraft,
  inputOf,
  type ProductDraft,
  refuseDraft,
} from "./product-draft.ts";
import { type AdminProduct, useRenewProducts } from "./product-queries.ts";

/** Why the last try failed; in a conflict somebody else saved first. */
export interface Problem {
  message: string;
  isConflict: boolean;
}

interface FormOptions {
  /** Absent: a new one. */
  product: AdminProduct | undefined;
  onSaved: () => void;
}

export function useProductForm({ product, onSaved }: FormOptions) {
  const [draft, setDraft] = useState(() => (product ? draftOf(product) : emptyDraft));
  /** The draft as it stands saved: whatever differs would be lost. */
  const [base, setBase] = useState(draft);
  /** Which version was edited; of a new product there is none. */
  const [version, setVersion] = useState(product?.updated_at ?? "");
  const [errors, setErrors] = useState<DraftErrors>({});
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const renew = useRenewProducts();

  function change(changes: Partial<ProductDraft>) {
    setDraft((before) => ({ ...before, ...changes }));
    setErrors((before) => withoutErrorsOf(changes, before));
  }

  /** For a picture's own change, which is saved at once: it belongs to both, the draft and what stands saved. */
  function adopt(saved: AdminProduct, effect: (images: DraftImage[]) => DraftImage[]) {
    const apply = (before: ProductDraft) => ({ ...before, images: effect(before.images) });
    setVersion(saved.updated_at);
    setDraft(apply);
    setBase(apply);
    void renew();
  }

  function restart(latest: AdminProduct) {
    setVersion(latest.updated_at);
    setDraft(draftOf(latest));
    setBase(draftOf(latest));
    setErrors({});
    setProblem(undefined);
  }

  async function send(sent: ProductDraft, updatedAt: string) {
    setBusy(true);
    setProblem(undefined);
    try {
      const input = inputOf(sent);
      await (product
        ? callApi("PUT /api/admin/products/{id}", {
            params: { id: product.id },
            body: { ...input, updated_at: updatedAt },
          })
        : callApi("POST /api/admin/products", { body: input }));
      await renew();
      toast.success(product ? productTexts.updated : productTexts.added);
      onSaved();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      report(failure);
    } finally {
      setBusy(false);
    }
  }

  function report(failure: ApiError) {
    const title = product ? productTexts.updateFailed : productTexts.addFailed;
    toast.error(failure.fields.subcategory_id ? productTexts.subcategoryFailed : title);
    setErrors(failure.fields);
    setProblem({ message: failure.message, isConflict: failure.code === "product_changed" });
  }

  async function submit() {
    const refused = refuseDraft(draft);
    setErrors(refused);
    const isPriceOnly = refused.price === productTexts.priceInvalid && Object.keys(refused).length === 1;
    const message = isPriceOnly ? productTexts.priceInvalid : productTexts.required;
    if (Object.keys(refused).length > 0) toast.error(message);
    else await send(draft, version);
  }

  /** After a conflict, and only when asked for: pictures that are gone meanwhile stay gone. */
  async function overwrite() {
    const latest = product && (await fetchLatest(product.id));
    if (!latest) return;
    const present = new Set(latest.images.map(({ id }) => id));
    const images = draft.images.filter(({ id }) => id === undefined || present.has(id));
    change({ images });
    await send({ ...draft, images }, latest.updated_at);
  }

  async function reload() {
    const latest = product && (await fetchLatest(product.id));
    if (latest) restart(latest);
  }

  async function fetchLatest(id: string): Promise<AdminProduct | undefined> {
    try {
      return await callApi("GET /api/admin/products/{id}", { params: { id } });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setProblem({ message: failure.message, isConflict: false });
      return undefined;
    }
  }

  const isDirty = JSON.stringify(draft) !== JSON.stringify(base);
  const changeImages = (next: (images: DraftImage[]) => DraftImage[]) =>
    setDraft((before) => ({ ...before, images: next(before.images) }));
  const changePrint = (next: (print: DraftPrint) => DraftPrint) =>
    setDraft((before) => ({ ...before, print: before.print && next(before.print) }));
  return {
    draft,
    change,
    changeImages,
    changePrint,
    adopt,
    errors,
    problem,
    busy,
    isDirty,
    submit,
    overwrite,
    reload,
  };
}

/** What is being mended is no longer wrong. */
function withoutErrorsOf(changes: Partial<ProductDraft>, errors: DraftErrors): DraftErrors {
  const { code, name, price, category_id, subcategory_id } = errors;
  return {
    ...(code && !("code" in changes) && { code }),
    ...(name && !("name" in changes) && { name }),
    ...(price && !("price" in changes) && { price }),
    ...(category_id && !("categoryId" in changes) && { category_id }),
    ...(subcategory_id && !("subcategoryId" in changes) && { subcategory_id }),
  };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
