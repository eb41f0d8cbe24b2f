import type { FieldErrors } from "#domain/errors.ts";
import type { OfferDraft } from "./offer-draft.ts";

/** What every part of the form gets. */
export interface OfferFieldsProps {
  draft: OfferDraft;
  errors: FieldErrors;
  onChange: (changes: Partial<OfferDraft>) => void;
}
