import type { OfferDraft } from "./offer-draft.ts";
import type { ManagedOffer } from "./use-offers.ts";

/** The action that the owner has started; each has its own dialog. */
export type OfferAction =
  | { kind: "create"; draft: OfferDraft }
  | { kind: "edit"; offer: ManagedOffer }
  | { kind: "delete"; offer: ManagedOffer };

export type OnOfferAction = (action: OfferAction) => void;
